/** What of a table is neither heading nor number, in pixels of the window: rows and columns scroll there. */
export interface Box {
  top: number
  bottom: number
  left: number
  right: number
  /** The middle of the numbers of its rows. */
  numbers: number
  isRightToLeft: boolean
}

/** Measures a table as it stands on the screen now, which may lay out the page. */
export function openBox(grid: HTMLElement): Box {
  const { top, left } = grid.getBoundingClientRect()
  const [head, corner] = ['[role="rowgroup"]', '[role="columnheader"]'].map((part) =>
    grid.querySelector(part)?.getBoundingClientRect(),
  )
  const isRightToLeft = getComputedStyle(grid).direction === 'rtl'
  const [start, end] = [left + grid.clientLeft, left + grid.clientLeft + grid.clientWidth]
  const width = corner?.width ?? 0
  return {
    top: head?.bottom ?? top,
    bottom: top + grid.clientTop + grid.clientHeight,
    left: isRightToLeft ? start : start + width,
    right: isRightToLeft ? end - width : end,
    numbers: isRightToLeft ? end - width / 2 : start + width / 2,
    isRightToLeft,
  }
}
