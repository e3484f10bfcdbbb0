import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import type { GridOrder } from './spot.ts'

/** How this screen sorts the rows; nobody else's order changes. */
export interface ViewSort {
  columnId: PlanColumnId
  isDescending: boolean
}

/** Which rows this screen shows: those with these words in these columns. */
export type ViewFilter = Readonly<Record<PlanColumnId, string>>

/**
 * How rows stand on this screen, taken when the person sorted or filtered: an edit moves or hides no row while somebody
 * types in it. Rows that came later are not in it; they are shown at the end.
 */
export interface ViewedRows {
  /** Positions; null without a sort. */
  ranks: ReadonlyMap<PlanRowId, number> | null
  hidden: ReadonlySet<PlanRowId>
}

/** What this person chose to see. */
export interface ViewChoice {
  sort: ViewSort | null
  filter: ViewFilter
  /** In any column. */
  search: string
}

type TextOf = (rowId: PlanRowId, columnId: PlanColumnId) => string

export const noChoice: ViewChoice = { sort: null, filter: {}, search: '' }
export const wholeView: ViewedRows = { ranks: null, hidden: new Set() }

/** @param language texts are compared as its readers expect, numbers by value; empty cells come last */
export function viewOf(order: GridOrder, choice: ViewChoice, textOf: TextOf, language: string): ViewedRows {
  const { rowIds } = order
  const { sort } = choice
  return {
    ranks: sort && new Map(sorted(rowIds, sort, textOf, language).map((id, rank) => [id, rank])),
    hidden: new Set(rowIds.filter((rowId) => !matches(rowId, choice, order, textOf))),
  }
}

/** The rows in the order of a view. */
export function inView(rowIds: readonly PlanRowId[], { ranks, hidden }: ViewedRows): PlanRowId[] {
  const shown = rowIds.filter((id) => !hidden.has(id))
  if (ranks === null) return shown
  const rankOf = (id: PlanRowId): number => ranks.get(id) ?? Infinity
  return shown
    .map((id, at) => ({ id, at, rank: rankOf(id) }))
    .sort((one, other) => (one.rank === other.rank ? one.at - other.at : one.rank - other.rank))
    .map(({ id }) => id)
}

/** The filter with another text for a column; empty for none. */
export function withFilter(filter: ViewFilter, columnId: PlanColumnId, words: string): ViewFilter {
  const { [columnId]: _before, ...others } = filter
  return words.trim() === '' ? others : { ...others, [columnId]: words }
}

function matches(
  rowId: PlanRowId,
  { filter, search }: ViewChoice,
  { columnIds }: GridOrder,
  textOf: TextOf,
): boolean {
  const has = (columnId: PlanColumnId, words: string): boolean =>
    textOf(rowId, columnId).toLowerCase().includes(words.trim().toLowerCase())
  const isFound = search.trim() === '' || columnIds.some((columnId) => has(columnId, search))
  return isFound && Object.entries(filter).every(([columnId, words]) => has(columnId, words))
}

function sorted(
  rowIds: readonly PlanRowId[],
  { columnId, isDescending }: ViewSort,
  textOf: TextOf,
  language: string,
): PlanRowId[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const keyed = rowIds.map((id) => ({ id, text: textOf(id, columnId) }))
  const filled = keyed.filter(({ text }) => text !== '').sort((a, b) => compare(a.text, b.text))
  const empty = keyed.filter(({ text }) => text === '')
  return [...(isDescending ? filled.reverse() : filled), ...empty].map(({ id }) => id)
}
