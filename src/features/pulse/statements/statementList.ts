import { overlay } from '#activity/overlay/overlay.ts'
import type { Own } from '#activity/overlay/own.ts'
import type { CategoryView, StatementView } from '#domain/pulse/items.ts'
import { statementScreen } from './statementScreen.ts'
import type { StatementItem } from './statementScreen.ts'

/** The statements of one category as this person sees them. */
export interface CategoryStatements {
  /** Those that everyone votes on, in their order. */
  approved: readonly StatementItem[]
  /** Those that wait for approval, and own ones that are on their way. */
  waiting: readonly StatementItem[]
}

/** Statements by category: those of the document, and own ones that it lacks. SPEC PU3 */
export function listStatements(
  categories: readonly CategoryView[],
  own: Own<StatementView>,
): ReadonlyMap<string, CategoryStatements> {
  const there = new Set(categories.map(({ id }) => id))
  const inDocument = categories.flatMap(({ statements }) => statements)
  const seen = overlay(inDocument, own, statementScreen.items, ({ groupId }) => there.has(groupId))
  const byCategory = Map.groupBy(seen, ({ groupId }) => groupId)
  return new Map(
    categories.map(({ id }) => {
      const { true: approved = [], false: waiting = [] } = Object.groupBy(byCategory.get(id) ?? [], (one) =>
        one.isApproved ? 'true' : 'false',
      )
      return [id, { approved, waiting }]
    }),
  )
}
