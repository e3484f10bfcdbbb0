import { DeskField } from '#activity/editor/DeskField.tsx'
import { EntryList } from '#activity/editor/EntryList.tsx'
import { ImportField } from '#activity/editor/ImportField.tsx'
import { PanelFrame } from '#activity/editor/PanelFrame.tsx'
import { PanelWaiting } from '#activity/editor/PanelWaiting.tsx'
import { PartSettings } from '#activity/editor/PartSettings.tsx'
import { SettingsSection } from '#activity/editor/SettingsSection.tsx'
import { SettingSwitch } from '#activity/editor/SettingSwitch.tsx'
import { useEntryActs } from '#activity/editor/useEntryActs.ts'
import { useWhyNotConnected } from '#activity/editor/useWhyNotConnected.ts'
import { useGoTo, useOpenPage } from '#activity/navigation/navigationStore.ts'
import type { ActivityPanelProps } from '#activity/session/sidePanel.ts'
import { VotingSettings } from '#activity/voting/control/VotingSettings.tsx'
import { useVoting } from '#activity/voting/useVoting.ts'
import { newId } from '#api/newId.ts'
import { SetApprovalNeededDocument, SetPulseResultsShownDocument } from '#api/operations/pulse.ts'
import { standing } from '#domain/activity/steps.ts'
import { limits, times } from '#domain/limits.ts'
import { categoryRules, newCategoryName } from '#domain/pulse/categoryRules.ts'
import { usualHelp } from '#domain/pulse/help.ts'
import { infoLimits, updateInfo } from '#domain/pulse/info.ts'
import { stopsOf, votePage } from '#domain/pulse/steps.ts'
import { useCall } from '#sync/room/room.tsx'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import { usePulse } from '../usePulse.ts'
import { approvalText } from '../statements/approvalText.ts'
import { StatementEntries } from './StatementEntries.tsx'
import { pulseEditorText } from './text.ts'

/** The editor of a pulse: its texts, its categories, the statements of the open one, and its settings. SPEC PU2, PU3 */
export function PulsePanel({ part }: ActivityPanelProps) {
  const text = useText(pulseEditorText)
  const words = useText(approvalText)
  const language = useLanguage()
  const call = useCall()
  const pulse = usePulse(part.objectId)
  const whyNot = useWhyNotConnected()
  const { objectId, categories, source, board, isReading } = pulse
  const acts = useEntryActs(source, categoryRules)
  const goTo = useGoTo(objectId)
  const page = useOpenPage(objectId)
  const voting = useVoting(board)
  if (isReading || categories.length === 0) return <PanelWaiting isReading={isReading} />

  const { at } = standing(stopsOf(categories, false), votePage(page?.activeMultiTopicId ?? null))
  const category = categories[Math.max(0, at)]
  const field = (label: string, key: keyof typeof infoLimits, value: string, placeholder = '') => (
    <DeskField
      desk={source}
      {...{ label, value, placeholder }}
      limit={infoLimits[key]}
      write={(desk, written) => updateInfo(desk, { [key]: written })}
    />
  )
  return (
    <PanelFrame part={part} kindName={text.pulse} whyNot={whyNot}>
      {field(text.heading, 'groupText', pulse.description)}
      {field(text.help, 'groupHelpText', pulse.help, usualHelp[language])}
      {field(text.listTitle, 'sliderListTitleHeading', pulse.listTitle)}
      <EntryList
        title={text.categories}
        addLabel={text.addCategory}
        whyNoMore={categories.length >= limits.pulseCategories ? text.mostCategories : null}
        entries={categories.map(({ id, name }) => ({ id, text: name, isHidden: false }))}
        selectedId={category?.id ?? null}
        limit={limits.categoryName}
        delayMs={times.questionSaveMs}
        isConnected={whyNot === null}
        labelAt={text.categoryAt}
        newText={() => newCategoryName}
        newId={newId}
        confirm={{ title: text.deleteCategoryTitle, body: text.deleteCategoryBody }}
        acts={acts}
        desk={source}
        onSelect={(id) => goTo(votePage(id))}
      />
      {category && (
        <StatementEntries key={category.id} {...{ pulse, category }} isConnected={whyNot === null} />
      )}
      <SettingsSection whyNot={whyNot}>
        <SettingSwitch
          label={words.approvalNeeded}
          hint={words.approvalHint}
          isOn={pulse.isApprovalNeeded}
          whyNot={whyNot}
          set={(needed) => call(SetApprovalNeededDocument, { pulseId: objectId, needed })}
        />
        <VotingSettings
          {...{ part, voting, whyNot }}
          setShown={(showResultsPage) =>
            call(SetPulseResultsShownDocument, { pulseId: objectId, showResultsPage })
          }
        />
        <PartSettings part={part} whyNot={whyNot} />
      </SettingsSection>
      <ImportField partId={part.id} />
    </PanelFrame>
  )
}
