import { limits } from '#domain/limits.ts'

/** The selected texts of a sheet, by row and column. */
export type SheetTexts = readonly (readonly string[])[]

/** The table that rows are imported into. */
export interface TableRoom {
  /** Of its columns, as they are stored. */
  headings: readonly string[]
  rowCount: number
}

/** What has no place in a table, and why: its column, its row, its length, or a column with another heading. */
export interface LeftOut {
  text: string
  why: 'column' | 'row' | 'tooLong' | 'heading'
}

/** What becomes of the selected rows of a sheet. */
export interface ImportFit {
  /** Rows to add: their texts by position. */
  rows: string[][]
  /** The headings of columns that are added behind the others; empty for none. */
  newColumns: string[]
  /** Headings for columns that have none. */
  headings: { at: number; heading: string }[]
  /** Number of columns beyond the limit. */
  columnsOver: number
  left: LeftOut[]
}

/** Lays the rows of a sheet into a table, which becomes wider up to its limit. Nothing is cut or overwritten. SPEC PL23 */
export function fitOf(sheet: SheetTexts, isHeading: boolean, { headings, rowCount }: TableRoom): ImportFit {
  const [first = []] = sheet
  const names = isHeading ? first : []
  const body = isHeading ? sheet.slice(1) : sheet
  const wide = Math.max(0, ...sheet.map((cells) => cells.findLastIndex((text) => text !== '') + 1))
  const width = Math.min(wide, limits.planColumns)
  const within = (cells: readonly string[]): string[] => cells.slice(0, width)
  const isTooLong = (text: string): boolean => text.length > limits.planText
  const whole = body.filter((cells) => !within(cells).some(isTooLong))
  const filled = whole.filter((cells) => within(cells).some((text) => text !== ''))
  const room = Math.max(0, limits.planRows - rowCount)
  const fitting = filled.slice(0, room)
  const over = new Set(filled.slice(room))
  const free = within(names).map((name, at) => {
    return name !== '' && !isTooLong(name) && (headings[at] ?? '') === '' ? name : ''
  })
  const isLeft = (name: string, at: number): boolean =>
    isTooLong(name) || (free[at] === '' && !isSame(name, headings[at] ?? ''))
  const beyond = [names, ...whole.filter((cells) => !over.has(cells))].flatMap((cells) => cells.slice(width))
  const left = (why: LeftOut['why'], texts: readonly string[]): LeftOut[] =>
    texts.filter((text) => text !== '').map((text) => ({ text, why }))
  return {
    rows: fitting.map(within),
    newColumns: Array.from({ length: Math.max(0, width - headings.length) }, (_, at) => {
      return free[headings.length + at] ?? ''
    }),
    headings: free.flatMap((heading, at) => {
      return heading !== '' && at < headings.length ? [{ at, heading }] : []
    }),
    columnsOver: wide - width,
    left: [
      ...left('heading', within(names).filter(isLeft)),
      ...left('tooLong', body.filter((cells) => within(cells).some(isTooLong)).map(asText)),
      ...left('column', beyond),
      ...left('row', [...over].map(asText)),
    ],
  }
}

/**
 * Whether the first row looks like the heading: each column has a name of its own, and either the table has one of them
 * already, or a column below has nothing but numbers and dates.
 */
export function looksLikeHeading(sheet: SheetTexts, headings: readonly string[]): boolean {
  const [first = [], ...rest] = sheet
  const below = first.map((_, at) => rest.map((cells) => cells[at] ?? '').filter((text) => text !== ''))
  const names = first.filter((name, at) => name !== '' || (below[at] ?? []).length > 0)
  const areNames =
    names.every((name) => name !== '' && !isValue(name)) && new Set(names).size === names.length
  if (rest.length === 0 || !areNames) return false
  return (
    names.some((name) => headings.some((heading) => isSame(name, heading))) ||
    below.some((texts) => texts.length > 0 && texts.every(isValue))
  )
}

/** A row as one text. */
export function asText(cells: readonly string[]): string {
  return cells.filter((text) => text !== '').join(' · ')
}

/** A number, date, time or amount: a digit stands first, behind signs. */
function isValue(text: string): boolean {
  return /^[^\p{L}\d]*\d/u.test(text)
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
