import { useText } from '#ui/texts/useText.ts'
import type { Evaluate } from '../page/useEvaluate.ts'
import { PollRow } from '../vote/PollRow.tsx'
import type { PollRowsProps } from '../vote/PollRow.tsx'
import listClasses from '../vote/VotePage.module.css'
import { voteText } from '../vote/voteText.ts'
import { useUnsavedPolls } from './unsavedPolls.ts'

export interface UnsavedPollsProps {
  evaluate: Evaluate
  row: PollRowsProps
}

/** Below the list: polls on their way to the server, which nobody can vote on or open yet. */
export function UnsavedPolls({ evaluate, row }: UnsavedPollsProps) {
  const { notSaved } = useText(voteText)
  const polls = useUnsavedPolls(evaluate)
  if (polls.length === 0) return null
  return (
    <ul className={listClasses.list}>
      {polls.map((poll) => (
        <li key={poll.id} data-item={poll.id}>
          <PollRow
            {...row}
            {...{ poll, notSaved }}
            target={{ id: poll.id, choice: { is: 'nothing' }, state: 'nothing', isVoted: false }}
            isLocked
            isEditable={false}
          />
        </li>
      ))}
    </ul>
  )
}
