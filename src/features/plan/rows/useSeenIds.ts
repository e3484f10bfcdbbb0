import { useMemo, useState, useSyncExternalStore } from 'react'
import type * as Y from 'yjs'
import { roots } from '#domain/plan/roots.ts'

/**
 * Ids of the rows and columns that a document had since this page was opened, also of those that came and went between two
 * renders or while the connection was down: what is missing of them was deleted. Another set when there are more.
 */
export function useSeenIds(source: Y.Doc): ReadonlySet<string> {
  const [seen] = useState(() => seenIds(source))
  const subscribe = useMemo(() => (listener: () => void) => seen.watch(source, listener), [seen, source])
  return useSyncExternalStore(subscribe, seen.now)
}

function seenIds(first: Y.Doc) {
  let ids: ReadonlySet<string> = new Set(mapsOf(first).flatMap((map) => [...map.keys()]))
  return {
    now: () => ids,
    watch(source: Y.Doc, listener: () => void): () => void {
      const see = (more: Iterable<string>): void => {
        const all = new Set([...ids, ...more])
        if (all.size === ids.size) return
        ids = all
        listener()
      }
      // A row that is added and deleted by one update is in no document, and among the changed keys.
      const changed = ({ keysChanged }: { keysChanged: Set<string> }): void => see(keysChanged)
      const maps = mapsOf(source)
      for (const map of maps) {
        see(map.keys())
        map.observe(changed)
      }
      return () => maps.forEach((map) => map.unobserve(changed))
    },
  }
}

function mapsOf(source: Y.Doc): Y.Map<unknown>[] {
  return [roots.columns(source), roots.rows(source)] as Y.Map<unknown>[]
}
