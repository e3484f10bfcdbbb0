import type { PlanRowId } from '#domain/ids.ts'

/**
 * Heights of rows, as the browser found them while they were drawn. It tells them after its layout: nothing is measured
 * while the table scrolls.
 */
export class RowHeights {
  readonly #known = new Map<PlanRowId, number>()
  readonly #assumed = new Map<PlanRowId, number>()
  readonly #drawn = new Set<HTMLElement>()
  #observer: ResizeObserver | null = null

  /** @param otherwise of a row that was not drawn yet */
  of(rowIds: readonly PlanRowId[], otherwise: number): number[] {
    return rowIds.map((rowId) => {
      const known = this.#known.get(rowId)
      if (known === undefined) this.#assumed.set(rowId, otherwise)
      return known ?? otherwise
    })
  }

  /** Observes a row while it is drawn. */
  readonly watch = (row: HTMLElement | null): (() => void) | undefined => {
    if (!row) return undefined
    const observer = (this.#observer ??= new ResizeObserver((entries) => this.#measured(entries)))
    observer.observe(row)
    this.#drawn.add(row)
    return () => {
      observer.unobserve(row)
      this.#drawn.delete(row)
    }
  }

  /** Columns have other widths now: rows that are not drawn may be of any height. */
  forget(): void {
    this.#known.clear()
    for (const row of this.#drawn) {
      this.#observer?.unobserve(row)
      this.#observer?.observe(row)
    }
  }

  /** Where the browser does not keep what is read in its place, rows that turn out otherwise than assumed move nothing. */
  #measured(entries: readonly ResizeObserverEntry[]): void {
    const found = entries.flatMap(({ target, borderBoxSize }) => {
      const rowId = target instanceof HTMLElement ? target.dataset['row'] : undefined
      const height = borderBoxSize[0]?.blockSize
      if (!(target instanceof HTMLElement) || rowId === undefined || !height) return []
      const before = this.#known.get(rowId) ?? this.#assumed.get(rowId)
      this.#known.set(rowId, height)
      this.#assumed.delete(rowId)
      return before === undefined || before === height ? [] : [{ row: target, height, before }]
    })
    const scroller = found[0]?.row.closest<HTMLElement>('[role="grid"]')
    if (scroller && getComputedStyle(scroller).getPropertyValue('overflow-anchor') !== 'auto')
      keepInPlace(scroller, found)
  }
}

interface Grown {
  row: HTMLElement
  height: number
  before: number
}

/** Scroll anchoring, for browsers without it: rows above what is read have other heights than before. */
function keepInPlace(scroller: HTMLElement, rows: readonly Grown[]): void {
  const inOrder = rows
    .map((one) => ({ ...one, top: one.row.offsetTop }))
    .sort((one, other) => one.top - other.top)
  let grown = 0
  for (const { top, height, before } of inOrder)
    // Where the row ended before, without what the rows above it have grown by: above the edge, it moves what is read.
    if (top - grown + before <= scroller.scrollTop) grown += height - before
  if (grown !== 0) scroller.scrollTop += grown
}
