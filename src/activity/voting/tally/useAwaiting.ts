import { useCallback, useMemo } from 'react'
import type * as Y from 'yjs'
import { countsOf } from '#domain/activity/counts.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { awaitingOf } from '#domain/activity/votes/awaiting.ts'
import type { Awaiting } from '#domain/activity/votes/awaiting.ts'
import { turnout, turnoutNow } from '#domain/activity/votes/showing.ts'
import type { Turnout } from '#domain/activity/votes/showing.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import { useJoined } from '../useJoined.ts'
import type { Voting } from '../useVoting.ts'
import { awaitedText } from './awaitedText.ts'

/** The turnout of scopes, of everybody who has joined by now. @param scopes the same array while they are */
export function useTurnouts(board: Y.Doc, scopes: readonly string[]): readonly Turnout[] {
  const joined = useJoined()
  const read = useMemo(() => (doc: Y.Doc) => scopes.map((scope) => turnout(doc, scope)), [scopes])
  const turnouts = useDerived(board, [countsOf, activityRoots.settings], read)
  return useMemo(() => turnouts.map((one) => turnoutNow(one, joined)), [turnouts, joined])
}

/** What the ballots of scopes of which nothing is shown wait for; null while there are none. SPEC PU13 */
export function useAwaiting(
  board: Y.Doc,
  scopes: readonly string[],
  { areBlind }: Pick<Voting, 'areBlind'>,
): Awaiting | null {
  const turnouts = useTurnouts(board, scopes)
  return useMemo(() => awaitingOf(turnouts, areBlind), [turnouts, areBlind])
}

/** Says "3 votes wait for the last person", or why there is nothing to wait for. SPEC PU13 */
export function useAwaitedWords({
  areBlind,
  isClosed,
}: Pick<Voting, 'areBlind' | 'isClosed'>): (awaiting: Awaiting | null) => string {
  const text = useText(awaitedText)
  return useCallback(
    (awaiting) => {
      // Voting that closed shows what it can; the rest is withheld, which is told apart.
      if (isClosed) return text.noneAtAll
      if (awaiting !== null) return text.waits[awaiting.event](awaiting.votes)
      return areBlind ? text.blind : text.none
    },
    [text, areBlind, isClosed],
  )
}
