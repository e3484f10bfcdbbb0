import type { CellObject, Row } from 'write-excel-file/node'

const linePoints = 15
/** Maximum height of a row in a sheet. */
const mostPoints = 409
// The most common double-width characters: East Asian scripts and emoji.
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Emoji_Presentation}/u

/**
 * Sets the height of a row with more than one line. Excel computes it; LibreOffice shows an unedited row one line high
 * and cuts off the rest of its text.
 *
 * @param widths of the columns, in digits
 */
export function withHeight(row: Row, widths: readonly number[]): Row {
  const lines = Math.max(...row.map((cell, index) => linesOf(cell, widths[index] ?? 0)))
  const height = Math.min(lines * linePoints, mostPoints)
  return lines > 1 ? row.map((cell) => (isStyled(cell) ? { ...cell, height } : cell)) : row
}

function linesOf(cell: Row[number], width: number): number {
  if (!isStyled(cell) || typeof cell.value !== 'string' || !cell.wrap) return 1
  const { value, indent = 0, fontWeight } = cell
  // Half a digit stays free at both ends; a bold letter is a tenth wider.
  const room = (width - 1 - 1.3 * indent) / (fontWeight === 'bold' ? 1.1 : 1)
  return value.split(/\r\n|\r|\n/).reduce((lines, paragraph) => lines + wrapped(paragraph, room), 0)
}

/** The number of lines that words take at this width; a word longer than a line is broken. */
function wrapped(paragraph: string, room: number): number {
  let [lines, used] = [1, 0]
  for (const word of paragraph.split(' ')) {
    const width = [...word].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0)
    const isNextLine = used > 0 && used + 1 + width > room
    const begin = isNextLine || used === 0 ? 0 : used + 1
    const broken = Math.max(0, Math.ceil((begin + width) / room) - 1)
    lines += (isNextLine ? 1 : 0) + broken
    used = begin + width - broken * room
  }
  return lines
}

function isStyled(cell: Row[number]): cell is CellObject {
  return typeof cell === 'object' && cell !== null && 'value' in cell
}
