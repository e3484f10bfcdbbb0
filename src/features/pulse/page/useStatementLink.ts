import { useAnswerLink } from '#activity/session/useAnswerLink.ts'
import type { StatementId } from '#domain/ids.ts'
import type { CategoryView } from '#domain/pulse/items.ts'
import type { Statements } from '../statements/useStatements.ts'
import type { PulseHere } from '../useHere.ts'

/**
 * Handles a link to one statement, for example from 'My answers' or a copy: opens its category, once it is known.
 *
 * @param show scrolls to the statement
 */
export function useStatementLink(
  categories: readonly CategoryView[],
  { inCategory }: Statements,
  { toCategory }: PulseHere,
  show: (id: StatementId) => void,
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
