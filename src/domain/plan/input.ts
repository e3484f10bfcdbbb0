import { generateNKeysBetween } from 'fractional-indexing'
import { untaken } from '../activity/copiedInput.ts'
import { readItems } from '../activity/leftOut.ts'
import type { CopiedInput, CopyItem, InputScope, InputTarget } from '../activity/copiedInput.ts'
import { beginningOf } from '../activity/copiedTexts.ts'
import { madeOf } from '../activity/contents.ts'
import type { Made } from '../activity/contents.ts'
import type { ActivityDocs, InputSource } from '../activity/docs.ts'
import { lastOrder } from '../activity/reorder.ts'
import { writeSource } from '../activity/source.ts'
import { UserMistake } from '../errors.ts'
import type { ObjectId, PlanColumnId } from '../ids.ts'
import { limits } from '../limits.ts'
import * as copyMessages from '../messages/copying.ts'
import * as planMessages from '../messages/plan.ts'
import { cleanText } from '../text.ts'
import { cellKey } from './cellKey.ts'
import { readColumns } from './read.ts'
import { roots } from './roots.ts'
import { assertTakesRows } from './rows.ts'
import { leadOf, readTable, restOf } from './table.ts'
import type { Table, TableRow } from './table.ts'

interface Source extends Table {
  objectId: ObjectId
}

/** A cell with a text. */
interface Cell {
  /** Its key. */
  id: string
  row: TableRow
  text: string
}

/**
 * Reads input of a planner as values, in the order in which the call names it. Deleted, missing and empty rows and cells
 * are skipped, and so are those named before. SPEC K1, K6, PL13.
 */
export function readInput(
  { desk }: ActivityDocs,
  objectId: ObjectId,
  items: readonly CopyItem[],
  _scope?: InputScope,
  onMissing?: (item: CopyItem) => void,
): CopiedInput[] {
  const source = { ...readTable(desk), objectId }
  return readItems(items, (item, taken) => inputOf(source, item, taken), onMissing)
}

function inputOf(source: Source, item: CopyItem, taken: Set<string>): CopiedInput[] {
  const { objectId, columns, headings, rows } = source
  const { type, objId, copyChildren, count } = item
  const at = columnIn(source, item)
  if (type === 'TOPICS' || type === 'MULTI_TOPICS') {
    const named = columns.filter((_column, index) => (at === null ? objId === objectId : at === index))
    return untaken(named, taken).map(({ id }) => {
      const index = columns.findIndex((column) => column.id === id)
      const cells = copyChildren ? untaken(cellsIn(source, index, rows), taken) : null
      const children = cells && cells.map((cell) => cellInput(objectId, cell))
      return inputFrom({ objectId, itemId: id }, { text: headings[index] ?? '', children })
    })
  }
  const isAll = [objectId, columns[at ?? -1]?.id].includes(objId)
  const named = rows.filter(({ id }) => isAll || id === objId)
  if (at === null) {
    const filled = named.filter(({ cells }) => leadOf(cells) !== null)
    return untaken(type === 'TOP' ? filled.slice(0, count) : filled, taken).map((row) =>
      rowInput(source, row),
    )
  }
  const cells = cellsIn(source, at, named).filter(({ row }) => !taken.has(row.id))
  return untaken(type === 'TOP' ? cells.slice(0, count) : cells, taken).map((cell) =>
    cellInput(objectId, cell),
  )
}

/** The position of the column that an item names; null when it names none, -1 when there is no such column. */
function columnIn({ columns }: Table, { objId, column, columnId }: CopyItem): number | null {
  const byId = (id: PlanColumnId): number => columns.findIndex((one) => one.id === id)
  if (columnId !== undefined) return byId(columnId)
  if (column !== undefined) return columns[column] ? column : -1
  const at = byId(objId)
  return at < 0 ? null : at
}

function cellsIn({ columns }: Table, index: number, rows: readonly TableRow[]): Cell[] {
  const columnId = columns[index]?.id
  if (columnId === undefined) return []
  return rows.flatMap((row) => {
    const text = row.cells[index] ?? ''
    return text === '' ? [] : { id: cellKey({ rowId: row.id, columnId }), row, text }
  })
}

function rowInput({ objectId, headings }: Source, { id, cells }: TableRow): CopiedInput {
  const text = leadOf(cells)?.text ?? ''
  return inputFrom({ objectId, itemId: id }, { text, desc: restOf(cells, headings), cells })
}

function cellInput(objectId: ObjectId, { row, text }: Cell): CopiedInput {
  return inputFrom({ objectId, itemId: row.id }, { text })
}

function inputFrom(
  source: InputSource,
  values: Pick<CopiedInput, 'text'> & Partial<CopiedInput>,
): CopiedInput {
  const plain = { desc: '', color: 0, score: 0, isHidden: false, comments: [], children: null }
  return { ...plain, ...values, source }
}

/** A row to be written: its texts by position. */
interface Writing {
  cells: readonly string[]
  source: InputSource | undefined
}

/**
 * Appends input to a planner in its order, as rows under new ids. All checks run before the first write: input that does
 * not fit is refused as a whole, and nothing of it is cut. SPEC K7 to K9, PL14.
 *
 * @returns the number of rows made
 * @throws {UserMistake} when there is nothing to copy, more rows, columns or characters than fit, or a hidden heading
 *   would be shown
 */
export function writeInput(
  { desk }: ActivityDocs,
  input: readonly CopiedInput[],
  _target: InputTarget,
  { now, newId }: { now: number; newId: () => string },
): { made: Made[]; copied: number } {
  const columns = readColumns(desk)
  const rows = input.flatMap((one) => rowsFrom(one, [])).filter(({ cells }) => leadOf(cells) !== null)
  if (rows.length === 0) throw new UserMistake(copyMessages.nothingToCopy)
  if (input.some(isAnyHidden)) throw new UserMistake(planMessages.hiddenForPlan)
  assertFits(rows, columns.length)
  assertTakesRows(desk, rows.length)
  const orders = generateNKeysBetween(lastOrder(roots.rows(desk)), null, rows.length)
  const made = rows.map(({ cells, source }, index) => {
    const rowId = newId()
    roots.rows(desk).set(rowId, { order: orders[index] ?? '', createdAt: now })
    for (const [at, { id: columnId }] of columns.entries()) {
      const text = cells[at] ?? ''
      if (text !== '') roots.cells(desk).set(cellKey({ rowId, columnId }), text)
    }
    writeSource(desk, rowId, source)
    return rowId
  })
  return { made: madeOf({ planRow: made }), copied: made.length }
}

/** @param above the names of the headings and groups that it stands under */
function rowsFrom(one: CopiedInput, above: readonly string[]): Writing[] {
  const { text, desc, cells = [text, desc], source } = one
  if (one.children === null || one.children.length === 0) {
    const texts = [...above, ...cells].map((cell) => cleanText(cell))
    // As everywhere, what was copied with its content has no source: its answers have. SPEC K12
    return [{ cells: texts, source: one.children === null ? source : undefined }]
  }
  const names = cleanText(text) === '' ? above : [...above, text]
  return one.children.flatMap((child) => rowsFrom(child, names))
}

/** @throws {UserMistake} when a row has more texts than there are columns, or one that is too long for a cell */
function assertFits(rows: readonly Writing[], width: number): void {
  const needed = Math.max(...rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1))
  if (needed > width) throw new UserMistake(planMessages.tooFewColumns(needed, width))
  const long = rows.flatMap(({ cells }) => cells).find((cell) => cell.length > limits.planText)
  if (long === undefined) return
  throw new UserMistake(planMessages.tooLongForCell(beginningOf(long), limits.planText))
}

function isAnyHidden({ isHidden, children }: CopiedInput): boolean {
  return isHidden || (children ?? []).some(isAnyHidden)
}
