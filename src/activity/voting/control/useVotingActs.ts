import { useCallback, useMemo } from 'react'
import { messageOf } from '#api/callErrors.ts'
import {
  ResetVotesDocument,
  SetResultsModeDocument,
  SetVotingClosedDocument,
  UndoResetVotesDocument,
} from '#api/operations/votingControl.ts'
import { areResultsOpen } from '#domain/activity/votes/leading.ts'
import type { ResultsMode } from '#domain/activity/votes/showing.ts'
import { times } from '#domain/limits.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useCall } from '#sync/room/room.tsx'
import { announce } from '#ui/focus/announce.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { Voting } from '../useVoting.ts'
import { controlText } from './controlText.ts'
import { useAlongWithRoom } from './useAlongWithRoom.ts'
import type { AlongWithRoom } from './useAlongWithRoom.ts'

/** What a facilitator does with the voting of an activity. All throw the errors of their call. */
export interface VotingActs {
  /** For further acts: the next one forgets where the one before was to lead this screen. SPEC BT17 */
  along: AlongWithRoom
  setMode: (mode: ResultsMode) => Promise<void>
  /**
   * Begins the countdown on every screen; the server closes voting at its end, and shows the results to everybody if that is
   * asked for. SPEC BT18, BT20
   */
  close: (shows?: boolean) => Promise<void>
  /** Takes the countdown back. */
  keepOpen: () => Promise<void>
  /** Forgets a close that somebody else took back: this screen goes nowhere with a later one of theirs. */
  stay: () => void
  reopen: () => Promise<void>
  /** Shows the results to everybody, or to voters only, by the call of the kind. SPEC BT4, BT17 */
  setShown: (areShown: boolean, call: (areShown: boolean) => Promise<unknown>) => Promise<void>
  /** Starts the next round, and offers to undo that for as long as the server takes it. SPEC BT10 */
  reset: (round: number) => Promise<void>
}

export function useVotingActs(part: Pick<AgendaPart, 'id' | 'objectId'>, voting: Voting): VotingActs {
  const partId = part.id
  const text = useText(controlText)
  const labels = useText(labelText)
  const call = useCall()
  const along = useAlongWithRoom(part, voting)
  const undo = useCallback(
    async (round: number, wereOpen: boolean) => {
      try {
        const undone = () => call(UndoResetVotesDocument, { partId, round })
        await along(wereOpen ? { leadsTo: 'results' } : {}, undone)
        notify(text.roundUndone, 'good')
      } catch (error) {
        notify(messageOf(error), 'bad')
      }
    },
    [along, call, partId, text],
  )
  return useMemo(
    () => ({
      along,
      async setMode(mode) {
        await along({ mode }, () => call(SetResultsModeDocument, { partId, mode }))
        announce(text.modeSet(text.modes[mode]))
      },
      async close(shows = false) {
        // Closing blind voting shows the results to everybody.
        const opens = (shows || voting.mode === 'CLOSED') && { areShown: true }
        const closing = { partId, closed: true, ...(shows && { show: true }) }
        await along({ isClosedByHand: true, ...opens }, () => call(SetVotingClosedDocument, closing))
      },
      async keepOpen() {
        await along({}, () => call(SetVotingClosedDocument, { partId, closed: false, countdown: true }))
      },
      stay() {
        void along({}, async () => undefined)
      },
      async reopen() {
        await along({ isClosedByHand: false }, () => call(SetVotingClosedDocument, { partId, closed: false }))
        announce(text.isOpen)
      },
      async setShown(areShown, show) {
        await along({ areShown }, () => show(areShown))
      },
      async reset(round) {
        const begins = () => call(ResetVotesDocument, { partId, round })
        await along({ isClosedByHand: false, areShown: false, isNewRound: true }, begins)
        announce(text.roundDone(round + 1))
        const run = (): void => void undo(round + 1, areResultsOpen(voting))
        notify(text.roundDone(round + 1), 'good', { label: labels.undo, run, forMs: times.resetUndoMs })
      },
    }),
    [call, along, partId, voting, text, labels, undo],
  )
}
