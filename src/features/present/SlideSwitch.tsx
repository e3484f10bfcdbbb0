import { SettingSwitch } from '#activity/editor/SettingSwitch.tsx'
import { useWhyNotConnected } from '#activity/editor/useWhyNotConnected.ts'
import { UpdatePresentDocument } from '#api/operations/present.ts'
import { useCall } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { settingsText } from './settingsText.ts'
import type { Present } from './usePresent.ts'

export type SlideSetting = 'showComments' | 'allowNavigation'

/** A setting of Slides, on the page and in the editor. SPEC SL3 */
export function SlideSwitch({ present, setting }: { present: Present; setting: SlideSetting }) {
  const text = useText(settingsText)
  const call = useCall()
  const whyNot = useWhyNotConnected()
  const isOn = setting === 'showComments' ? present.areCommentsShown : present.isNavigationAllowed
  return (
    <SettingSwitch
      label={text[setting]}
      hint={text.hints[setting]}
      isOn={isOn}
      whyNot={whyNot}
      set={(on) => call(UpdatePresentDocument, { presentId: present.objectId, [setting]: on })}
    />
  )
}
