import { PanelFrame } from '#activity/editor/PanelFrame.tsx'
import { PanelWaiting } from '#activity/editor/PanelWaiting.tsx'
import { PartSettings } from '#activity/editor/PartSettings.tsx'
import { FieldsSection, SettingsSection } from '#activity/editor/SettingsSection.tsx'
import { useWhyNotConnected } from '#activity/editor/useWhyNotConnected.ts'
import type { ActivityPanelProps } from '#activity/session/sidePanel.ts'
import { limits } from '#domain/limits.ts'
import { useText } from '#ui/texts/useText.ts'
import { SlideSwitch } from '../SlideSwitch.tsx'
import { usePresent } from '../usePresent.ts'
import { UploadBox } from '../upload/UploadBox.tsx'
import { settingsText } from '../settingsText.ts'

/** The editor of Slides: the name, the document, and the settings. */
export function PresentPanel({ part }: ActivityPanelProps) {
  const text = useText(settingsText)
  const present = usePresent(part.objectId)
  const whyNot = useWhyNotConnected()
  if (present.isReading || !present.isKnown) return <PanelWaiting isReading={present.isReading} />
  return (
    <PanelFrame part={part} kindName={text.slides} nameLimit={limits.slideTitle} whyNot={whyNot}>
      <FieldsSection title={text.document}>
        <UploadBox objectId={part.objectId} document={present.document} />
      </FieldsSection>
      <SettingsSection whyNot={whyNot}>
        {!present.isTemplate && <SlideSwitch present={present} setting="showComments" />}
        <SlideSwitch present={present} setting="allowNavigation" />
        <PartSettings part={part} whyNot={whyNot} />
      </SettingsSection>
    </PanelFrame>
  )
}
