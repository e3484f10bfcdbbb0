import type { CellObject, Row } from 'write-excel-file/node'

const linePoints = 15
/** A sheet takes no higher row. */
const mostPoints = 409
// Of letters that take the room of two, those that people write most: of East Asia, and emoji.
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Emoji_Presentation}/u

/**
 * Says of a row with more than one line how high it has to be. Excel would find out by itself; LibreOffice shows a row
 * that nobody edited as high as one line, and the rest of its text is cut off.
 *
 * @param widths of the columns, in digits
 */
export function withHeight(row: Row, widths: readonly number[]): Row {
  const lines = Math.max(...row.map((cell, place) => linesOf(cell, widths[place] ?? 0)))
  const height = Math.min(lines * linePoints, mostPoints)
  return lines > 1 ? row.map((cell) => (isStyled(cell) ? { ...cell, height } : cell)) : row
}

function linesOf(cell: Row[number], width: number): number {
  if (!isStyled(cell) || typeof cell.value !== 'string' || !cell.wrap) return 1
  const { value, indent = 0, fontWeight } = cell
  // Half a digit stays free at both ends; a bold letter takes a tenth more.
  const room = (width - 1 - 1.3 * indent) / (fontWeight === 'bold' ? 1.1 : 1)
  return value.split(/\r\n|\r|\n/).reduce((lines, paragraph) => lines + wrapped(paragraph, room), 0)
}

/** In how many lines words stand where this much room is; a word that is longer than a line is broken. */
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
