import { SetInputLockedDocument, UpdatePartVisibilityDocument } from '#api/operations/part.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useCall } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { SettingSwitch } from './SettingSwitch.tsx'
import { settingsText } from './settingsText.ts'

export interface PartSettingsProps {
  part: AgendaPart
  /** Input of participants is locked: a flag of the activity's board. */
  isInputLocked: boolean
  /** Why nothing can be set now, or null. */
  whyNot: string | null
}

/** Settings of every activity: whether participants may write, and whether they may open it. */
export function PartSettings({ part, isInputLocked, whyNot }: PartSettingsProps) {
  const text = useText(settingsText)
  const call = useCall()
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
