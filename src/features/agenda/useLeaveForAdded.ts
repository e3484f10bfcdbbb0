import { messageOf } from '#api/callErrors.ts'
import { roomAfterAdding } from '#domain/activity/adding.ts'
import { UserMistake } from '#domain/errors.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import { useRoomLead } from '#activity/navigation/useRoomLead.ts'
import { useScreen } from '#activity/navigation/useScreen.ts'
import { useStateNow } from '#sync/room/documents.ts'
import { notify } from '#ui/toasts/notify.ts'

/**
 * Returns a function for when an activity was added and this screen opens it: it updates what the room is shown. SPEC
 * W10.
 */
export function useLeaveForAdded(): () => void {
  const screen = useScreen()
  const now = useStateNow()
  const { lead } = useRoomLead()
  return () => {
    const { doc, state } = now()
    const change = roomAfterAdding(state, readAgenda(doc), screen)
    if (!change) return
    lead(change).catch((error: unknown) => {
      // Another facilitator moved the room meanwhile: their change is kept.
      if (!(error instanceof UserMistake)) notify(messageOf(error), 'bad')
    })
  }
}
