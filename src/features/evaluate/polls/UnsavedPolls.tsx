import { useMemo } from 'react'
import { pollType } from '#domain/evaluate/items.ts'
import { usePending } from '#sync/room/outbox.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate, Poll } from '../useEvaluate.ts'
import { evaluateText } from '../text.ts'
import { PollRow } from './PollRow.tsx'
import type { PollRowsProps } from './PollRow.tsx'
import listClasses from './Polls.module.css'

export interface UnsavedPollsProps {
  evaluate: Evaluate
  row: PollRowsProps
}

/** Below the list: polls on their way to the server, which nobody can vote on or open yet. */
export function UnsavedPolls({ evaluate, row }: UnsavedPollsProps) {
  const { notSaved } = useText(evaluateText)
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

/** Polls that this facilitator added by calls and that the board does not have yet. */
function useUnsavedPolls({ objectId, polls }: Evaluate): readonly Poll[] {
  const pending = usePending(objectId)
  return useMemo(() => {
    const known = new Set(polls.map(({ id }) => id))
    return pending
      .flatMap(({ effect }) =>
        effect?.does === 'create' && effect.type === pollType.kind && !known.has(effect.id) ? [effect] : [],
      )
      .map(({ id, fields }, at) => ({
        ...{ id, order: '', createdAt: undefined, copied: false, subPolls: [] },
        text: String(fields['text'] ?? ''),
        desc: String(fields['desc'] ?? ''),
        color: Number(fields['color'] ?? 0),
        number: polls.length + at + 1,
      }))
  }, [pending, polls])
}
