import { useMemo } from 'react'
import { usePending } from '#sync/outbox/outbox.ts'
import type { Poll, Evaluate } from '../page/useEvaluate.ts'

/** Type of the effect that adds a poll. */
export const pollType = 'poll'

/** Polls that this facilitator added by calls and that the board does not have yet. */
export function useUnsavedPolls({ objectId, polls }: Evaluate): readonly Poll[] {
  const pending = usePending(objectId)
  return useMemo(() => {
    const known = new Set(polls.map(({ id }) => id))
    return pending
      .flatMap(({ effect }) =>
        effect?.does === 'create' && effect.type === pollType && !known.has(effect.id) ? [effect] : [],
      )
      .map(({ id, fields }, at) => ({
        id,
        text: String(fields['text'] ?? ''),
        desc: String(fields['desc'] ?? ''),
        color: Number(fields['color'] ?? 0),
        ...{ order: '', createdAt: undefined, copied: false },
        number: polls.length + at + 1,
        subPolls: [],
      }))
  }, [pending, polls])
}
