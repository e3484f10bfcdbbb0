import type { OwnInPlanQuery } from '#api/generated.ts'
import { ownItems } from '#activity/own/ownItems.ts'
import type { OwnItem } from '#activity/own/ownItems.ts'
import type { OutboxEntry, OwnContent } from '#sync/room/outbox.ts'
import { rowType } from '../rows/rowList.ts'

/**
 * The rows that a person added to a planner, oldest first, each with its texts as they stand now: who wrote which cell
 * is known to nobody. SPEC PL12
 *
 * @param fetched the server's reply; null: not asked yet, or not reachable
 */
export function ownRows(
  fetched: OwnInPlanQuery['plan'] | null,
  contents: readonly OwnContent[],
  pending: readonly OutboxEntry[],
): OwnItem[] {
  const columns = fetched?.columns.map(({ id }) => id) ?? []
  const rows = (fetched?.rows ?? []).map(({ id, cells, createdTimeStamp: createdAt }) => {
    return { id, text: wordsOf(cells), createdAt }
  })
  const items = ownItems(rows, { contents, pending }, rowType, () => ({}))
  return items.map((item) => {
    const typed = pending.flatMap(({ effect }) =>
      effect?.does === 'fill' && effect.id === item.id ? [effect.cells] : [],
    )
    if (typed.length === 0) return item
    const known = fetched?.rows.find(({ id }) => id === item.id)?.cells ?? []
    const texts = new Map(columns.map((id, at) => [id, known[at] ?? '']))
    for (const cells of typed)
      for (const [columnId, { value }] of Object.entries(cells)) texts.set(columnId, value)
    return { ...item, text: wordsOf([...texts.values()]), isSaved: false }
  })
}

function wordsOf(cells: readonly string[]): string {
  return cells.filter((cell) => cell !== '').join(' · ')
}
