import { linesOf } from '../table/textLines.ts'
import type { Run } from '../table/window.ts'
import { lineHeight, widthOf } from './textWidths.ts'

/** Around the text of a cell, in pixels: its padding and lines. */
const around = { height: 19, width: 21 }

/**
 * The height that a row needs for its cells that are not drawn, so that rows stay as they are while the table scrolls
 * aside; undefined where one line is enough.
 */
export function leastHeight(
  texts: readonly string[],
  { from, to }: Run,
  widths: readonly number[],
): number | undefined {
  const lines = texts.reduce((most, text, at) => {
    const isDrawn = at >= from && at < to
    if (isDrawn || text === '') return most
    return Math.max(most, linesOf(text, (widths[at] ?? 0) - around.width, widthOf))
  }, 1)
  return lines === 1 ? undefined : lines * lineHeight() + around.height
}
