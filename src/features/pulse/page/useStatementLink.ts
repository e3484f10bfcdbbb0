import { useAnswerLink } from '#activity/session/useAnswerLink.ts'
import type { SliderPollId } from '#domain/ids.ts'
import type { CategoryView } from '#domain/pulse/read.ts'
import type { Statements } from '../statements/useStatements.ts'
import type { PulseHere } from './useHere.ts'

/**
 * Handles a link to one statement, for example from 'My answers' or a copy: opens its category, once it is known.
 *
 * @param show scrolls to the statement
 */
export function useStatementLink(
  categories: readonly CategoryView[],
  { inCategory }: Statements,
  { toCategory }: PulseHere,
  show: (id: SliderPollId) => void,
): void {
  useAnswerLink(({ itemId }) => {
    const category = categories.find(({ id }) => {
      const { approved, waiting } = inCategory(id)
      return [...approved, ...waiting].some((statement) => statement.id === itemId)
    })
    if (!category) return false
    toCategory(category.id)
    show(itemId)
    return true
  })
}
