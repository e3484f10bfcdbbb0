import { AddBox } from '#activity/add/AddBox.tsx'
import { useDescription } from '#activity/add/useDescription.tsx'
import { limits } from '#domain/limits.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { Evaluate } from '../useEvaluate.ts'
import { usePollActs } from './usePollActs.ts'

export interface NewPollProps {
  evaluate: Evaluate
  onAdded: (id: string) => void
}

/** For facilitators: the field for a new poll. SPEC EV3 */
export function NewPoll({ evaluate, onAdded }: NewPollProps) {
  const acts = usePollActs(evaluate)
  const { objectId } = evaluate
  const description = useDescription(objectId, limits.pollDesc)
  return (
    <AddBox
      draftKey={objectId}
      limit={limits.pollText}
      description={description}
      isLocked={false}
      onAdd={(written, desc = '') => {
        const { id, mistake } = acts.add({ text: written, desc, color: 0 })
        if (mistake !== null) notify(mistake, 'bad')
        if (id !== null) onAdded(id)
      }}
    />
  )
}
