/**
 * Reads a range as spreadsheets put it on the clipboard: a tab between cells, a line end between rows. A cell with tabs,
 * line ends or quotes is quoted, its quotes doubled. Some programs do not quote a text that begins with a quote: it is
 * read as it stands unless a closing quote ends the cell.
 *
 * @returns rows of texts, as long as each is: what a line does not name stays as it is; a line end at the end is no row
 */
export function readSheetText(text: string): string[][] {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const rows: string[][] = [[]]
  let at = 0
  for (;;) {
    const { cell, next } = cellAt(plain, at)
    rows.at(-1)?.push(cell)
    if (next >= plain.length) break
    if (plain[next] === '\n') rows.push([])
    at = next + 1
  }
  return rows
}

/** Writes a range for spreadsheets; the reverse of `readSheetText`. */
export function writeSheetText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\n')
}

/**
 * Writes one cell: as it stands, for other programs than spreadsheets, but quoted where it would be read as several or as
 * a quoted one.
 */
export function writeCellText(cell: string): string {
  return /[\t\n\r]|^"/.test(cell) ? quoted(cell) : cell
}

function quoted(cell: string): string {
  return /[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** @returns the cell that begins at a position, and the position of its separator, or of the end */
function cellAt(text: string, from: number): { cell: string; next: number } {
  if (text[from] === '"') {
    for (let at = from + 1; at < text.length; at += 1) {
      if (text[at] !== '"') continue
      if (text[at + 1] === '"') {
        at += 1
        continue
      }
      const after = text[at + 1]
      if (after === undefined || after === '\t' || after === '\n')
        return { cell: text.slice(from + 1, at).replaceAll('""', '"'), next: at + 1 }
      break
    }
  }
  const length = text.slice(from).search(/[\t\n]/)
  const next = length < 0 ? text.length : from + length
  return { cell: text.slice(from, next), next }
}
