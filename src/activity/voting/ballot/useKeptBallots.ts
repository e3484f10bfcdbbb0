import { useLayoutEffect } from 'react'
import type { ObjectId } from '#domain/ids.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useOutbox } from '#sync/room/outbox.ts'
import { useDrafts } from './draftStore.ts'
import type { DraftEvent, Drafts } from './drafts.ts'
import type { OwnVotes } from './useOwnVotes.ts'
import { useSentBallots } from './useSentBallots.ts'
import type { BallotEntry } from './useSentBallots.ts'

/** What this device keeps of a person's ballots in an activity. */
export interface KeptBallots {
  isRoundKnown: boolean
  drafts: Drafts
  dispatch: (event: DraftEvent) => void
  /** On their way, in order. */
  waiting: readonly BallotEntry[]
}

/**
 * The choices of an activity that the server does not have, and its ballots on their way. Drafts end when the server has
 * the same; refused ballots become drafts again.
 */
export function useKeptBallots(objectId: ObjectId, round: number, own: OwnVotes): KeptBallots {
  // An empty board is in its first round: votes of that round would end drafts of a later one.
  const isRoundKnown = useDocument('board', objectId).state.status === 'ready'
  const { dismiss } = useOutbox()
  const [drafts, dispatch] = useDrafts(objectId, round)
  const { waiting, refused } = useSentBallots(objectId)
  // Before the screen is drawn: the list of refused entries does not show what the ballot shows.
  useLayoutEffect(() => {
    if (!isRoundKnown) return
    dispatch({ is: 'news', news: { round, ownIn: own.inRound, waiting, refused } })
    for (const { entryId } of refused) dismiss(entryId)
    // The acknowledgement of an earlier ballot may have been lost.
    if (refused.length > 0) own.askAgain()
  }, [isRoundKnown, drafts, round, own, waiting, refused, dispatch, dismiss])
  return { isRoundKnown, drafts, dispatch, waiting }
}
