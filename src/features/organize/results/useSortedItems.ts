import { useMemo } from 'react'
import type * as Y from 'yjs'
import { useResults } from '#activity/voting/tally/useResults.ts'
import { resultOf } from '#domain/activity/votes/results.ts'
import type { Scale } from '#domain/activity/votes/results.ts'
import type { ItemView } from '#domain/organize/items.ts'
import { agreementOf } from '#domain/organize/results.ts'
import type { SortedItem } from '#domain/organize/results.ts'
import type { NamedSection } from '../place/useOrganizeVoting.ts'

/** An item with where people placed it. */
export interface ResultRow extends SortedItem {
  text: string
  desc: string
}

/** The results of all items in a round, in their order. @param tally of `useTally`; without one, all are empty */
export function useSortedItems(
  items: readonly ItemView[],
  sections: readonly NamedSection[],
  scale: Scale,
  { tally, round }: { tally: Y.Doc | null; round: number },
): readonly ResultRow[] {
  const ids = useMemo(() => items.map(({ id }) => id), [items])
  const results = useResults(tally, round, scale, ids)
  return useMemo(
    () =>
      items.map(({ id, text, desc }) => {
        const result = results.get(id) ?? resultOf([], scale)
        return { id, text, desc, result, agreement: agreementOf(sections, result) }
      }),
    [items, sections, scale, results],
  )
}
