import type * as Y from 'yjs'
import type { OwnPartProps } from '#activity/face.ts'
import { OwnEntry } from '#activity/own/OwnEntry.tsx'
import { OwnSection } from '#activity/own/OwnSection.tsx'
import { useBallot } from '#activity/voting/ballot/useBallot.ts'
import { useOwnVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import { useVoting } from '#activity/voting/useVoting.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import { pollRoots, readPolls } from '#domain/evaluate/items.ts'
import { roots } from '#domain/evaluate/roots.ts'
import { scaleOf } from '#domain/evaluate/setup.ts'
import { partPath } from '#domain/workshop/paths.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { askVotes, castVotes } from '../evaluateVotes.ts'
import { ownVotesText } from './ownVotesText.ts'

export interface OwnBallotProps extends OwnPartProps {
  /** It is there: the round is known. */
  board: Y.Doc
}

/**
 * A person's votes of the present round, poll by poll: those that count, and what this device still keeps, because it
 * waits, was refused, or was never voted. SPEC BT1, BT11
 */
export function OwnBallot({ board, part, number, isOpenable, onCount }: OwnBallotProps) {
  const text = useText(ownVotesText)
  const { workshopId } = useRoom()
  const { objectId } = part
  const polls = useDerived(board, pollRoots, readPolls)
  const scale = useDerived(board, [roots.setup], scaleOf)
  const info = useDerived(board, [roots.info], (doc) => Object.fromEntries(roots.info(doc)))
  const { round } = useVoting(board)
  const own = useOwnVotes(objectId, round, askVotes)
  const ballot = useBallot({
    ...{ objectId, round, scale, own, targets: polls },
    ...{ scope: wholeScope, cast: castVotes, isLocked: true },
  })
  const titles = scale.axes === 2 ? [info['group1Text'] ?? '', info['group2Text'] ?? ''] : ['']
  const chosen = polls
    .map((poll) => ({ poll, ...ballot.target(poll.id) }))
    .filter(({ choice }) => choice.is !== 'nothing')
  return (
    <OwnSection {...{ part, number, onCount }} count={chosen.length} isEmpty={chosen.length === 0}>
      {chosen.map(({ poll, choice, state }) => (
        <OwnEntry
          key={poll.id}
          under={[poll.text]}
          text={text.choice(choice, titles)}
          isSaved={state === 'voted'}
          state={state === 'voted' || state === 'waiting' ? undefined : text.states[state]}
          link={isOpenable ? { to: partPath(workshopId, part), state: null } : null}
        />
      ))}
    </OwnSection>
  )
}
