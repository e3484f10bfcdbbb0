import { useEffect, useEffectEvent } from 'react'
import type * as Y from 'yjs'
import { countsOf } from '#domain/activity/counts.ts'
import type { Activity } from '../useActivity.ts'
import { watchCountDrops } from './countDrops.ts'
import type { CountChange } from './countDrops.ts'
import { hiddenOwn } from './overlay.ts'
import type { ItemKind } from './overlay.ts'
import type { Own } from './own.ts'

/** Where items of a kind are counted and read. */
export interface CountedItems<Item> {
  items: ItemKind<Item>
  /** The key of the board's `counts` under which an item is counted. */
  countKey: (item: Item) => string
  /** The items of a document, deleted ones left out. */
  read: (source: Y.Doc) => readonly Item[]
}

/** Calls `askAgain`, after a random pause, when numbers of the board say that own items may be gone or back. SPEC Y11 */
export function useOwnRecheck<Item extends { id: string }>(
  { source, board }: Activity,
  own: Own<Item>,
  kind: CountedItems<Item>,
  askAgain: () => void,
): void {
  const known = useEffectEvent(
    () =>
      new Map(
        hiddenOwn(own, kind.items).flatMap(({ item, isSaved }) =>
          isSaved && own.acts.get(item.id)?.isDeleted !== true ? [[item.id, kind.countKey(item)]] : [],
        ),
      ),
  )
  const acts = useEffectEvent(() => own.acts)
  const inDocument = useEffectEvent(() => new Set(kind.read(source).map(({ id }) => id)))
  useEffect(() => {
    const watch = watchCountDrops({
      ...{ own: () => known(), acts: () => acts(), inDocument: () => inDocument() },
      askAgain,
    })
    const counts = countsOf(board)
    const onCounts = ({ changes }: Y.YMapEvent<number>): void =>
      watch.changed(changesOf(counts, changes.keys))
    counts.observe(onCounts)
    return () => {
      counts.unobserve(onCounts)
      watch.stop()
    }
  }, [board, askAgain])
}

function changesOf(counts: Y.Map<number>, keys: Y.YMapEvent<number>['changes']['keys']): CountChange[] {
  return [...keys].map(([key, { oldValue }]) => ({
    key,
    before: typeof oldValue === 'number' ? oldValue : 0,
    now: counts.get(key) ?? 0,
  }))
}
