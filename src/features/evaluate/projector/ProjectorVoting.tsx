import { useMemo } from 'react'
import { FittedColumns } from '#activity/projector/FittedColumns.tsx'
import type { FittedSection } from '#activity/projector/FittedColumns.tsx'
import { ProjectorTurnout } from '#activity/voting/bar/ProjectorTurnout.tsx'
import type { Voting } from '#activity/voting/useVoting.ts'
import { shownColor } from '#domain/activity/colors.ts'
import type { Turnout } from '#domain/activity/votes/showing.ts'
import { useText } from '#ui/texts/useText.ts'
import '#ui/groupColors.css'
import type { Evaluate, Poll } from '../useEvaluate.ts'
import { AxesLine } from './AxesLine.tsx'
import classes from './ProjectorEvaluate.module.css'
import { projectorEvaluateText } from './projectorEvaluateText.ts'

export interface ProjectorVotingProps {
  evaluate: Evaluate
  voting: Voting
  turnout: Turnout
}

/** While people vote: what they vote on, what the axes mean, and how many have voted. */
export function ProjectorVoting({ evaluate, voting, turnout }: ProjectorVotingProps) {
  const text = useText(projectorEvaluateText)
  const { polls, axes, listTitle } = evaluate
  const sections = useMemo(
    (): FittedSection[] => [
      {
        ...{ id: 'polls', heading: null, color: 0 },
        cards: polls.map((poll) => ({ id: poll.id, card: <PollCard poll={poll} /> })),
      },
    ],
    [polls],
  )
  return (
    <>
      <AxesLine axes={axes} />
      <FittedColumns label={listTitle || text.answers} sections={sections} largestVmin={5.4} />
      <ProjectorTurnout {...{ turnout, voting }} />
    </>
  )
}

function PollCard({ poll: { number, text, subPolls, color } }: { poll: Poll }) {
  return (
    <article className={classes.card} dir="auto" data-color={shownColor(color) || undefined}>
      <span className={classes.number}>{number}</span>
      <div className={classes.words}>
        <p className={classes.text}>{text}</p>
        {subPolls.length > 0 && (
          <ul className={classes.under}>
            {subPolls.map((subPoll) => (
              <li key={subPoll.id}>{subPoll.text}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}
