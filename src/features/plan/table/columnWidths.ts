import type { ObjectId, PlanColumnId } from '#domain/ids.ts'

/** Widths of columns on this device, in pixels; a column without one has the usual width. */
export type ColumnWidths = Readonly<Record<PlanColumnId, number>>

export const columnWidth = { least: 80, usual: 220, most: 800, step: 16 } as const

const prefix = 'plenum.planWidths.'

/** The widths that this device keeps of a planner. */
export function readWidths(objectId: ObjectId): ColumnWidths {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + objectId) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const widths = Object.entries(kept).filter(([, width]) => typeof width === 'number' && width > 0)
    return Object.fromEntries(widths.map(([id, width]) => [id, withinWidth(width as number)]))
  } catch {
    return {}
  }
}

// Storage may be off or full: the widths last as long as the page then.
export function keepWidths(objectId: ObjectId, widths: ColumnWidths): void {
  try {
    localStorage.setItem(prefix + objectId, JSON.stringify(widths))
  } catch {
    return
  }
}

/** A width that a column may have, in whole pixels. */
export function withinWidth(width: number): number {
  return Math.round(Math.max(columnWidth.least, Math.min(columnWidth.most, width)))
}

/** The widths after a key on the edge of a column; null for a key without effect. */
export function widthAfterKey(width: number, key: string, isRightToLeft: boolean): number | null {
  const { step, least, most } = columnWidth
  const wider = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const narrower = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === wider) return withinWidth(width + step)
  if (key === narrower) return withinWidth(width - step)
  if (key === 'Home') return least
  return key === 'End' ? most : null
}
