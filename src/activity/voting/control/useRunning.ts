import { useMemo, useState } from 'react'
import type * as Y from 'yjs'
import { messageOf } from '#api/callErrors.ts'
import { noFocus } from '#domain/activity/navigation.ts'
import type { PageFields } from '#domain/activity/steps.ts'
import { areResultsOpen } from '#domain/activity/votes/leading.ts'
import { running } from '#domain/activity/votes/running.ts'
import type { Running, VoteAct } from '#domain/activity/votes/running.ts'
import { presentedPart } from '#domain/workshop/changeState.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { announce } from '#ui/focus/announce.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useRoomLead } from '../../navigation/useRoomLead.ts'
import { useClosing } from '../countdown/useClosing.ts'
import type { Voting } from '../useVoting.ts'
import { controlText } from './controlText.ts'
import { useVotingActs } from './useVotingActs.ts'
import type { VotingActs } from './useVotingActs.ts'

/** An activity that is voted on, and the pages to which its room is taken. */
export interface RunProps {
  part: Pick<AgendaPart, 'id' | 'objectId' | 'hidden'>
  board: Y.Doc
  voting: Voting
  pages: Record<'vote' | 'results', PageFields>
  /** Shows the results to everybody, or to voters only. @throws {CallError} */
  setShown: (areShown: boolean) => Promise<unknown>
}

/** A reset ends the round that was on when its dialog opened: sent again after a lost answer, it ends no other. SPEC BT10 */
export type RunDialog = { is: 'closing'; shows: boolean } | { is: 'newRound'; round: number } | null

export interface RunVote extends Running {
  acts: VotingActs
  isBusy: boolean
  /** Does one of the acts, or asks first. */
  run: (act: VoteAct) => void
  /** Does something else about the vote, and reports a failure. */
  does: (act: () => Promise<void>) => void
  dialog: RunDialog
  close: () => void
}

/** Where a vote stands, and what a facilitator does next: for the activity's page, and for a phone. SPEC BT20 */
export function useRunning({ part, board, voting, pages, setShown }: RunProps): RunVote {
  const text = useText(controlText)
  const { state, agenda } = useStateDocument()
  const { lead: leadRoom } = useRoomLead()
  const acts = useVotingActs(part, voting)
  const isClosing = useClosing(board).atMs !== null
  const [dialog, setDialog] = useState<RunDialog>(null)
  const { run: does, isBusy } = useAct(async (act: () => Promise<void>) => act(), tellFailure)
  const isThere = presentedPart(state, agenda)?.id === part.id
  const room = !isThere ? 'elsewhere' : state.showResultsPage ? 'results' : 'vote'
  const { areBlind, isClosedByHand, round } = voting
  const results = areBlind ? 'blind' : areResultsOpen(voting) ? 'shown' : 'notShown'
  const now = useMemo(
    () =>
      running({
        ...{ room, results, isHidden: part.hidden },
        voting: isClosedByHand ? 'closed' : isClosing ? 'closing' : 'open',
      }),
    [room, results, part.hidden, isClosedByHand, isClosing],
  )
  const lead = (leadsTo: 'vote' | 'results', showResults = false): Promise<void> =>
    acts.along({ leadsTo }, () =>
      leadRoom({
        ...{ currentState: 'RU', activePartId: part.id, ...noFocus },
        // A room that is there keeps its view of them. SPEC BT17
        ...(room !== leadsTo && pages[leadsTo]),
        ...(showResults && { showResults }),
      }),
    )
  const show = async (): Promise<void> => {
    // Nobody is taken to a hidden activity.
    await (part.hidden ? acts.setShown(true, setShown) : lead('results', true))
    announce(text.areShown)
  }
  const hide = async (): Promise<void> => {
    await acts.setShown(false, setShown)
    announce(text.areHidden)
  }
  const ways: Record<VoteAct, () => void> = {
    presentVote: () => void does(() => lead('vote')),
    presentResults: () => void does(() => lead('results')),
    close: () => setDialog({ is: 'closing', shows: false }),
    closeAndShow: () => setDialog({ is: 'closing', shows: true }),
    keepOpen: () => void does(() => acts.keepOpen()),
    reopen: () => void does(() => acts.reopen()),
    show: () => void does(show),
    hide: () => void does(hide),
    newRound: () => setDialog({ is: 'newRound', round }),
  }
  return {
    ...now,
    ...{ acts, isBusy, dialog },
    run: (act) => ways[act](),
    does: (act) => void does(act),
    close: () => setDialog(null),
  }
}

/** Its menu is closed by then. */
function tellFailure(error: unknown): null {
  notify(messageOf(error), 'bad')
  return null
}
