import { useMessageText } from '#ui/texts/messageText.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Ballot } from '../ballot/useBallot.ts'
import type { VoteLock } from '../useVoting.ts'
import { barText } from './barText.ts'

/** Why this ballot cannot be cast or was refused, where that is not plain from its state; null otherwise. */
export function useWhyNot(
  { obstacle, state }: Pick<Ballot, 'obstacle' | 'state'>,
  lock: VoteLock | null,
): string | null {
  const text = useText(barText)
  const toText = useMessageText()
  if (lock !== null) return text[lock]
  if (state.is === 'refused') return toText(state.message)
  if (obstacle === null) return null
  if (obstacle.is === 'nothingNew') return state.is === 'empty' ? text.nothing : null
  return text[obstacle.is](obstacle.count)
}
