import { useMemo, useSyncExternalStore } from 'react'
import type * as Y from 'yjs'
import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import { placeOfKey } from '#domain/plan/cellKey.ts'
import { roots } from '#domain/plan/roots.ts'
import { cellsOf } from '#domain/plan/table.ts'
import { sameValue } from '#domain/workshop/state.ts'

type Listener = () => void

/**
 * Tells rows of changes of their own cells. What others write into one row is read by that row alone: all rows on the
 * screen together have hundreds of cells.
 */
class CellWatch {
  readonly #listeners = new Map<PlanRowId, Set<Listener>>()
  readonly #versions = new Map<PlanRowId, number>()

  constructor(doc: Y.Doc) {
    roots.cells(doc).observe(({ keysChanged }) => {
      const rowIds = new Set([...keysChanged].map((key) => placeOfKey(key ?? '').rowId))
      for (const rowId of rowIds) this.#versions.set(rowId, this.version(rowId) + 1)
      for (const rowId of rowIds) for (const listener of this.#listeners.get(rowId) ?? []) listener()
    })
  }

  /** Grows with each change of a cell of the row. */
  version(rowId: PlanRowId): number {
    return this.#versions.get(rowId) ?? 0
  }

  watch(rowId: PlanRowId, listener: Listener): () => void {
    const known = this.#listeners.get(rowId) ?? new Set()
    this.#listeners.set(rowId, known.add(listener))
    return () => {
      known.delete(listener)
      if (known.size === 0 && this.#listeners.get(rowId) === known) this.#listeners.delete(rowId)
    }
  }
}

const watches = new WeakMap<Y.Doc, CellWatch>()

function watchOf(doc: Y.Doc): CellWatch {
  const known = watches.get(doc) ?? new CellWatch(doc)
  watches.set(doc, known)
  return known
}

/** The texts of one row as they were read last; read again when a cell of the row changed. */
class ReadRow {
  readonly #read: () => readonly string[]
  readonly #watch: CellWatch
  readonly #rowId: PlanRowId
  #kept: { texts: readonly string[]; version: number } | null = null

  constructor(source: Y.Doc, rowId: PlanRowId, columns: readonly { id: PlanColumnId }[]) {
    this.#read = () => cellsOf(source, { id: rowId }, columns)
    this.#watch = watchOf(source)
    this.#rowId = rowId
  }

  readonly subscribe = (listener: Listener): (() => void) => this.#watch.watch(this.#rowId, listener)

  /** The same list until one of its texts differs. */
  readonly now = (): readonly string[] => {
    const version = this.#watch.version(this.#rowId)
    const kept = this.#kept
    if (kept?.version === version) return kept.texts
    const read = this.#read()
    const texts = kept && sameValue(kept.texts, read) ? kept.texts : read
    this.#kept = { texts, version }
    return texts
  }
}

/** The texts of a row in a document, one for each column; renders again only when one of them changed. */
export function useRowTexts(
  source: Y.Doc,
  rowId: PlanRowId,
  columns: readonly { id: PlanColumnId }[],
): readonly string[] {
  const row = useMemo(() => new ReadRow(source, rowId, columns), [source, rowId, columns])
  return useSyncExternalStore(row.subscribe, row.now)
}
