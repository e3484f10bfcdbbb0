import { Button } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useId } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { announce } from '#ui/focus/announce.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { useText } from '#ui/texts/useText.ts'
import { activityText } from '../text.ts'
import classes from './ShowAnswersView.module.css'
import { showText } from './showText.ts'

export interface ShowAnswersViewProps {
  /** The state that the button shows: it hides what is on. */
  isOn: boolean
  /**
   * Participants see the answers; null where they see none whatever the button says, because something else is locked.
   */
  areShown: boolean | null
  /**
   * What shows the answers regardless of this button, such as a setting of the activity, as a sentence; null: nothing.
   */
  shownByOther?: string | null
  /** Makes the call; a failure is shown beside the button. */
  set: (on: boolean) => Promise<void>
}

/** For facilitators: who sees the answers, and the button that changes it. SPEC B3 */
export function ShowAnswersView({ isOn, areShown, shownByOther = null, set }: ShowAnswersViewProps) {
  const { needsConnection } = useText(activityText)
  const text = useText(showText)
  const stateId = useId()
  const isOnline = useCanCall()
  const show = useAct(async (on: boolean) => {
    await set(on)
    announce(on ? text.areShown : text.areHidden)
  }, messageOf)
  const state = areShown === null ? null : areShown ? (shownByOther ?? text.areShown) : text.areHidden
  return (
    <div className={classes.show}>
      {state !== null && (
        <span id={stateId} className={classes.state} data-shown={areShown || undefined}>
          {state}
        </span>
      )}
      <Button
        variant={isOn ? 'default' : 'filled'}
        leftSection={isOn ? <IconEyeOff size={18} /> : <IconEye size={18} />}
        aria-describedby={state === null ? undefined : stateId}
        loading={show.isBusy}
        disabled={!isOnline || shownByOther !== null}
        title={isOnline ? (shownByOther ?? undefined) : needsConnection}
        onClick={() => void show.run(!isOn)}
      >
        {isOn ? text.hide : text.show}
      </Button>
      <MistakeAlert message={show.mistake} />
    </div>
  )
}
