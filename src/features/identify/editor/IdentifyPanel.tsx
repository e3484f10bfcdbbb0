import { DeskField } from '#activity/editor/DeskField.tsx'
import { EntryList } from '#activity/editor/EntryList.tsx'
import { ImportField } from '#activity/editor/ImportField.tsx'
import { PanelFrame } from '#activity/editor/PanelFrame.tsx'
import { PanelWaiting } from '#activity/editor/PanelWaiting.tsx'
import { PartSettings } from '#activity/editor/PartSettings.tsx'
import { SettingsSection } from '#activity/editor/SettingsSection.tsx'
import { SettingSwitch } from '#activity/editor/SettingSwitch.tsx'
import { editorText } from '#activity/editorText.ts'
import { useEntryActs } from '#activity/editor/useEntryActs.ts'
import { useWhyNotConnected } from '#activity/editor/useWhyNotConnected.ts'
import type { ActivityPanelProps } from '#activity/session/sidePanel.ts'
import { newId } from '#api/newId.ts'
import { SetIdentifyShownDocument } from '#api/operations/identify.ts'
import { infoLimits, updateInfo } from '#domain/identify/info.ts'
import { topicRules } from '#domain/identify/topicRules.ts'
import { limits, times } from '#domain/limits.ts'
import { useCall } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { chooseTopic, topicElementId, useChosenTopic } from '../page/chosenTopic.ts'
import { useIdentify } from '../useIdentify.ts'
import { identifyEditorText } from './text.ts'

/** The editor of an Identify activity: its name, its topics, and its settings. */
export function IdentifyPanel({ part }: ActivityPanelProps) {
  const text = useText(identifyEditorText)
  const { description } = useText(editorText)
  const call = useCall()
  const identify = useIdentify(part.objectId)
  const whyNot = useWhyNotConnected()
  const { objectId, topics, source, isReading } = identify
  const acts = useEntryActs(source, topicRules)
  const chosen = useChosenTopic(objectId, topics)
  if (isReading || topics.length === 0) return <PanelWaiting isReading={isReading} />

  return (
    <PanelFrame part={part} kindName={text.identify} whyNot={whyNot}>
      <DeskField
        desk={source}
        label={description}
        value={identify.description}
        limit={infoLimits.identifyDesc}
        write={(desk, identifyDesc) => updateInfo(desk, { identifyDesc })}
      />
      <EntryList
        title={text.topics}
        addLabel={text.addTopic}
        whyNoMore={topics.length >= limits.identifyTopics ? text.mostTopics : null}
        entries={topics.map((topic) => ({ ...topic, isHidden: false }))}
        selectedId={chosen?.id ?? null}
        limit={limits.topicText}
        delayMs={times.fieldSaveMs}
        isConnected={whyNot === null}
        {...{ newId, acts }}
        desk={source}
        labelAt={text.topicAt}
        newText={text.newTopic}
        confirm={{ title: text.deleteTopicTitle, body: text.deleteTopicBody }}
        onSelect={(id) => {
          chooseTopic(objectId, id)
          document.getElementById(topicElementId(id))?.scrollIntoView({ block: 'start' })
        }}
      />
      <SettingsSection whyNot={whyNot}>
        <SettingSwitch
          label={text.showAnswers}
          isOn={identify.areShown}
          whyNot={whyNot}
          set={(shown) => call(SetIdentifyShownDocument, { identifyId: objectId, shown })}
        />
        <PartSettings part={part} whyNot={whyNot} />
      </SettingsSection>
      <ImportField partId={part.id} />
    </PanelFrame>
  )
}
