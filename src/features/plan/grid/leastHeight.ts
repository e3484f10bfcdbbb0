import { linesOf } from '../table/textLines.ts'
import { lineHeight, widthOf } from './textWidths.ts'

/** Around the text of a cell, in pixels: its padding and lines. */
const around = { height: 19, width: 21 }

/**
 * The height that a row needs for all its cells, drawn or not, so that rows stay as they are while the table scrolls
 * aside; undefined where one line is enough.
 */
export function leastHeight(texts: readonly string[], widths: readonly number[]): number | undefined {
  const lines = texts.reduce(
    (most, text, at) =>
      text === '' ? most : Math.max(most, linesOf(text, (widths[at] ?? 0) - around.width, widthOf)),
    1,
  )
  return lines === 1 ? undefined : lines * lineHeight() + around.height
}
