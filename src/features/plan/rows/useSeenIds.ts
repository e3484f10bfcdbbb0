import { useMemo, useState, useSyncExternalStore } from 'react'
import type * as Y from 'yjs'
import { roots } from '#domain/plan/roots.ts'

/**
 * Ids of the rows and columns that a document had since this page was opened, also of those that came and went between two
 * renders or while the connection was down: what is missing of them was deleted. Another set when there are more.
 */
export function useSeenIds(source: Y.Doc): ReadonlySet<string> {
  const [seen] = useState(() => new SeenIds(source))
  const subscribe = useMemo(() => (listener: () => void) => seen.watch(source, listener), [seen, source])
  return useSyncExternalStore(subscribe, seen.now)
}

class SeenIds {
  #ids: ReadonlySet<string>

  constructor(source: Y.Doc) {
    this.#ids = new Set(idsIn(source))
  }

  readonly now = (): ReadonlySet<string> => this.#ids

  watch(source: Y.Doc, listener: () => void): () => void {
    this.#add(idsIn(source))
    // A row that is added and deleted by one update is in no document, and among the changed keys.
    const changed = ({ keysChanged }: Y.YMapEvent<unknown>): void => {
      if (this.#add([...keysChanged].map((key) => key ?? ''))) listener()
    }
    const maps = mapsOf(source)
    for (const map of maps) map.observe(changed)
    return () => {
      for (const map of maps) map.unobserve(changed)
    }
  }

  /** @returns whether there are more */
  #add(ids: readonly string[]): boolean {
    const more = ids.filter((id) => !this.#ids.has(id))
    if (more.length > 0) this.#ids = new Set([...this.#ids, ...more])
    return more.length > 0
  }
}

function mapsOf(source: Y.Doc): Y.Map<unknown>[] {
  return [roots.columns(source), roots.rows(source)] as Y.Map<unknown>[]
}

function idsIn(source: Y.Doc): string[] {
  return mapsOf(source).flatMap((map) => [...map.keys()])
}
