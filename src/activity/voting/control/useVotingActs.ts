import { useCallback, useMemo } from 'react'
import { messageOf } from '#api/callErrors.ts'
import {
  ResetVotesDocument,
  SetResultsModeDocument,
  SetVotingClosedDocument,
  UndoResetVotesDocument,
} from '#api/operations/votingControl.ts'
import type { ResultsMode } from '#domain/activity/votes/showing.ts'
import type { PartId } from '#domain/ids.ts'
import { times } from '#domain/limits.ts'
import { useCall } from '#sync/room/room.tsx'
import { announce } from '#ui/focus/announce.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { controlText } from './controlText.ts'

/** What a facilitator does with the voting of an activity. All throw the errors of their call. */
export interface VotingActs {
  setMode: (mode: ResultsMode) => Promise<void>
  setClosed: (isClosed: boolean) => Promise<void>
  /** Starts the next round, and offers to undo that for as long as the server takes it. SPEC BT10 */
  reset: (round: number) => Promise<void>
}

export function useVotingActs(partId: PartId): VotingActs {
  const text = useText(controlText)
  const labels = useText(labelText)
  const call = useCall()
  const undo = useCallback(
    async (round: number) => {
      try {
        await call(UndoResetVotesDocument, { partId, round })
        notify(text.resetUndone, 'good')
      } catch (error) {
        notify(messageOf(error), 'bad')
      }
    },
    [call, partId, text],
  )
  return useMemo(
    () => ({
      async setMode(mode) {
        await call(SetResultsModeDocument, { partId, mode })
        announce(text.modeSet(text.modes[mode]))
      },
      async setClosed(isClosed) {
        await call(SetVotingClosedDocument, { partId, closed: isClosed })
        announce(isClosed ? text.isClosed : text.isOpen)
      },
      async reset(round) {
        await call(ResetVotesDocument, { partId, round })
        announce(text.resetDone)
        const run = (): void => void undo(round + 1)
        notify(text.resetDone, 'good', { label: labels.undo, run, forMs: times.resetUndoMs })
      },
    }),
    [call, partId, text, labels, undo],
  )
}
