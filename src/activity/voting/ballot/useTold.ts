import { useCallback } from 'react'
import type * as Y from 'yjs'
import { countsOf } from '#domain/activity/counts.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { whyRecognised } from '#domain/activity/votes/releasing.ts'
import type { Recognition } from '#domain/activity/votes/releasing.ts'
import { turnout, turnoutNow } from '#domain/activity/votes/showing.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useMayDo } from '../../session/useMayDo.ts'
import { useJoined } from '../useJoined.ts'
import { votesIn } from './ballot.ts'
import type { BallotTarget, WaitingBallot } from './ballot.ts'
import type { Codes } from './drafts.ts'

/** A vote is shown with at least two others, or why it may be recognised. */
export type Told = 'together' | Recognition

/**
 * What a person is told about a ballot before they cast it, or change or withdraw it. Facilitators are promised nothing:
 * null. It changes seldom, although the turnout that it depends on changes with each vote in the room. SPEC BT19
 *
 * @param targets as the person sees them
 * @param own their votes that the server has: what still waits here is in no turnout
 * @param pending their ballots of this scope on their way
 */
export function useTold(
  { objectId, scope }: { objectId: ObjectId; scope: string },
  targets: readonly BallotTarget[],
  own: Codes,
  pending: readonly Pick<WaitingBallot, 'isBeingSent' | 'votes'>[],
): Told | null {
  const { doc } = useDocument('board', objectId)
  const mayLead = useMayDo('lead')
  const joined = useJoined()
  const isWithdrawing = pending.some(
    ({ isBeingSent, votes }) => isBeingSent && Object.values(votes).includes(null),
  )
  const isCounted = !isWithdrawing && targets.some(({ id }) => id in own)
  const chosen = [...votesIn(targets).keys()]
  // Where nothing new is chosen, what may come next is a change or a withdrawal.
  const changes = (chosen.length > 0 ? chosen : targets.map(({ id }) => id)).some((id) => id in own)
  const read = useCallback(
    (board: Y.Doc) => whyRecognised(board, turnoutNow(turnout(board, scope), joined), { isCounted, changes }),
    [scope, joined, isCounted, changes],
  )
  const why = useDerived(doc, toldRoots, read)
  return mayLead ? null : (why ?? 'together')
}

const toldRoots = [countsOf, activityRoots.settings]
