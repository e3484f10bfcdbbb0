import { generateNKeysBetween } from 'fractional-indexing'
import { madeOf } from '../activity/contents.ts'
import type { Made } from '../activity/contents.ts'
import type { ActivityDocs, InputSource } from '../activity/docs.ts'
import { copiedTexts } from '../activity/info.ts'
import type { CopyMode, CopyNotes } from '../activity/model.ts'
import { copiedSource, noSources, writeSource } from '../activity/source.ts'
import type { SourceOf } from '../activity/source.ts'
import { cellKey } from './cellKey.ts'
import { infoLimits } from './info.ts'
import { roots } from './roots.ts'
import { readTable } from './table.ts'

/**
 * A planner as values, without authors and history: no ids except those of sources (K12), nothing deleted. SPEC K1, K2.
 */
export interface CopiedValues {
  /** Texts of the activity, including the presenter's notes. */
  info: Record<string, string>
  columns: CopiedColumn[]
  rows: CopiedRow[]
}

interface CopiedColumn {
  /** Empty for the default. */
  heading: string
  choices: readonly string[]
}

interface CopiedRow {
  /** One text for each column. */
  cells: readonly string[]
  createdAt: number
  source: InputSource | null
}

/** Reads what a copy contains; rows are input. SPEC PL9. */
export function readForCopy(
  { desk }: ActivityDocs,
  mode: CopyMode,
  notes: CopyNotes = 'withNotes',
  sourceOf: SourceOf = noSources,
): CopiedValues {
  const { columns, rows } = readTable(desk)
  return {
    info: copiedTexts(desk, infoLimits, notes),
    columns: columns.map(({ heading, choices }) => ({ heading, choices })),
    rows: (mode === 'headings_only' ? [] : rows).map(({ id, cells, createdAt }) => {
      return { cells, createdAt, source: copiedSource(desk, id, sourceOf) }
    }),
  }
}

/**
 * Fills the desk of a new activity with the values of another one, under new ids.
 *
 * @param newId returns an unused id
 */
export function writeCopy({ desk }: ActivityDocs, values: CopiedValues, newId: () => string): Made[] {
  for (const [field, text] of Object.entries(values.info)) roots.info(desk).set(field, text)
  const columnOrders = generateNKeysBetween(null, null, values.columns.length)
  const columns = values.columns.map(({ heading, choices }, index) => {
    const id = newId()
    roots.columns(desk).set(id, { order: columnOrders[index] ?? '' })
    if (heading !== '') roots.headings(desk).set(id, heading)
    if (choices.length > 0) roots.choices(desk).set(id, [...choices])
    return id
  })
  const rowOrders = generateNKeysBetween(null, null, values.rows.length)
  const rows = values.rows.map(({ cells, createdAt, source }, index) => {
    const rowId = newId()
    roots.rows(desk).set(rowId, { order: rowOrders[index] ?? '', createdAt })
    for (const [at, columnId] of columns.entries()) {
      const text = cells[at] ?? ''
      if (text !== '') roots.cells(desk).set(cellKey({ rowId, columnId }), text)
    }
    writeSource(desk, rowId, source)
    return rowId
  })
  return madeOf({ planColumn: columns, planRow: rows })
}
