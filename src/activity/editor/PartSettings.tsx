import { SetInputLockedDocument, UpdatePartVisibilityDocument } from '#api/operations/part.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { lockFlags } from '#domain/activity/flags.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useMapValue } from '#sync/documents/useDoc.ts'
import { useCall } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { SettingSwitch } from './SettingSwitch.tsx'
import { settingsText } from './settingsText.ts'

export interface PartSettingsProps {
  part: AgendaPart
  /** Why nothing can be set now, or null. */
  whyNot: string | null
}

/** Settings of every activity: whether participants may write, and whether they may open it. */
export function PartSettings({ part, whyNot }: PartSettingsProps) {
  const text = useText(settingsText)
  const call = useCall()
  const { doc } = useDocument('board', part.objectId)
  const isInputLocked = useMapValue(doc, activityRoots.flags, lockFlags.inputLocked) ?? false
  return (
    <>
      <SettingSwitch
        label={text.lockInput}
        isOn={isInputLocked}
        whyNot={whyNot}
        set={(locked) => call(SetInputLockedDocument, { partId: part.id, locked })}
      />
      <SettingSwitch
        label={text.allowNavigation}
        hint={text.allowNavigationHint}
        isOn={!part.hidden}
        whyNot={whyNot}
        set={(on) => call(UpdatePartVisibilityDocument, { partId: part.id, hidden: !on })}
      />
    </>
  )
}
