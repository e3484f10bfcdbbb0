import { DeskField } from '#activity/editor/DeskField.tsx'
import { ImportField } from '#activity/editor/ImportField.tsx'
import { PanelFrame } from '#activity/editor/PanelFrame.tsx'
import { PanelWaiting } from '#activity/editor/PanelWaiting.tsx'
import { PartSettings } from '#activity/editor/PartSettings.tsx'
import { SettingChoice } from '#activity/editor/SettingChoice.tsx'
import { FieldsSection, SettingsSection } from '#activity/editor/SettingsSection.tsx'
import { SettingSwitch } from '#activity/editor/SettingSwitch.tsx'
import { editorText } from '#activity/editorText.ts'
import { useWhyNotConnected } from '#activity/editor/useWhyNotConnected.ts'
import type { ActivityPanelProps } from '#activity/session/sidePanel.ts'
import { VotingSettings } from '#activity/voting/control/VotingSettings.tsx'
import { useVoting } from '#activity/voting/useVoting.ts'
import { SetOrganizeInputDocument, SetOrganizeSortingDocument } from '#api/operations/organize.ts'
import { SetOrganizeResultsShownDocument } from '#api/operations/organizeVotes.ts'
import { hasBallots } from '#domain/activity/votes/showing.ts'
import { sortings } from '#domain/organize/flags.ts'
import { infoLimits, updateInfo } from '#domain/organize/info.ts'
import { boardRoots } from '#domain/organize/roots.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useCall } from '#sync/room/room.tsx'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { useOrganize } from '../useOrganize.ts'
import { SectionEntries } from './SectionEntries.tsx'
import { organizeEditorText } from './text.ts'

/** The editor of an Organize activity: its texts, its sections, who sorts, and how sorting for oneself runs. SPEC OR2, OR5 */
export function OrganizePanel({ part }: ActivityPanelProps) {
  const text = useText(organizeEditorText)
  const { description } = useText(editorText)
  const call = useCall()
  const organize = useOrganize(part.objectId)
  const whyNot = useWhyNotConnected()
  const { objectId: organizeId, source, board, sorting, isReading, isKnown } = organize
  const voting = useVoting(board)
  const haveSorted = useDerived(board, [boardRoots.counts, boardRoots.settings], hasBallots)
  if (isReading || !isKnown) return <PanelWaiting isReading={isReading} />

  const field = (label: string, key: keyof typeof infoLimits, value: string) => (
    <DeskField
      desk={source}
      {...{ label, value }}
      limit={infoLimits[key]}
      write={(desk, written) => updateInfo(desk, { [key]: written })}
    />
  )
  return (
    <PanelFrame part={part} kindName={text.organize} whyNot={whyNot}>
      {field(description, 'organizeDesc', organize.description)}
      <SectionEntries organize={organize} isConnected={whyNot === null} />
      <FieldsSection title={text.unsorted}>
        {field(text.unsortedName, 'toplevelSectionName', organize.unsortedName)}
        {field(description, 'unsortedSectionDesc', organize.unsortedDesc)}
      </FieldsSection>
      <SettingsSection whyNot={whyNot}>
        <SettingChoice
          label={text.sorting}
          value={sorting}
          options={sortings}
          names={text.sortings}
          hints={text.sortingHints}
          whyNot={whyNot}
          set={async (chosen) => {
            await call(SetOrganizeSortingDocument, { organizeId, sorting: chosen })
            announce(text.sorted(text.sortings[chosen]))
          }}
        />
        <SettingSwitch
          label={text.takesItems}
          hint={text.takesItemsHint}
          isOn={organize.takesItems}
          whyNot={whyNot}
          set={(allowed) => call(SetOrganizeInputDocument, { organizeId, allowed })}
        />
        {(sorting === 'EACH' || haveSorted) && (
          <VotingSettings
            {...{ part, voting, whyNot }}
            setShown={(showResultsPage) =>
              call(SetOrganizeResultsShownDocument, { organizeId, showResultsPage })
            }
          />
        )}
        <PartSettings part={part} whyNot={whyNot} />
      </SettingsSection>
      <ImportField partId={part.id} />
    </PanelFrame>
  )
}
