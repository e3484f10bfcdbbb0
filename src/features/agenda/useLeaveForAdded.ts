import { messageOf } from '#api/callErrors.ts'
import { roomAfterAdding } from '#domain/activity/adding.ts'
import { UserMistake } from '#domain/errors.ts'
import { readAgenda } from '#domain/state.ts'
import { useScreen } from '#activity/place/useScreen.ts'
import { useStateNow } from '#sync/documents.ts'
import { useChangeState } from '#sync/useChangeState.ts'
import { notify } from '#ui/notify.ts'

/** Once an activity was added and this screen goes to it: what becomes of the page that the room is shown. SPEC W10. */
export function useLeaveForAdded(): () => void {
  const screen = useScreen()
  const now = useStateNow()
  const changeState = useChangeState()
  return () => {
    const { doc, state } = now()
    const change = roomAfterAdding(state, readAgenda(doc), screen)
    if (!change) return
    changeState(change).catch((error: unknown) => {
      // Somebody else moved the room meanwhile: their change holds.
      if (!(error instanceof UserMistake)) notify(messageOf(error), 'bad')
    })
  }
}
