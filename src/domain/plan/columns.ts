import type * as Y from 'yjs'
import { moveBefore, moveToEnd } from '../activity/reorder.ts'
import { checkedText } from '../activity/texts.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { PlanColumnId } from '../ids.ts'
import { limits } from '../limits.ts'
import * as planMessages from '../messages/plan.ts'
import { checkedPlanText } from './cellText.ts'
import { columnsAt } from './columnPlace.ts'
import type { ColumnPlace } from './columnPlace.ts'
import { isColumnThere, readColumns } from './read.ts'
import { roots } from './roots.ts'

export interface NewColumn {
  id: PlanColumnId
  /** None when left out: it is shown as 'Column N' by its position. SPEC PL2. */
  heading?: string | undefined
  /** Position, starting at 0; the end when left out or beyond it. */
  index?: number | undefined
}

/**
 * Adds a column. SPEC PL1, PL2.
 *
 * @throws {UserMistake} for a heading that is too long, and above the limits
 * @throws {Refusal} `FORBIDDEN` for an id that is used, `BAD_USER_INPUT` for what is no position
 */
export function createColumn(desk: Y.Doc, { id, heading, index }: NewColumn): void {
  const columns = readColumns(desk)
  if (columns.length >= limits.planColumns)
    throw new UserMistake(planMessages.tooManyColumns(limits.planColumns))
  if (roots.columns(desk).size >= limits.planColumnsKept) throw new UserMistake(planMessages.columnsUsedUp)
  if (index !== undefined && (!Number.isInteger(index) || index < 0))
    throw new Refusal('BAD_USER_INPUT', `index ${index}`)
  const checked = checkedPlanText(heading ?? '')
  moveToEnd(roots.columns(desk), id)
  const next = index === undefined ? undefined : columns[index]
  if (next) moveBefore(roots.columns(desk), id, next.id)
  writeHeading(desk, id, checked)
}

/** @throws {Refusal} `NOT_FOUND` when it is gone @throws {UserMistake} when it is too long. SPEC PL2. */
export function renameColumn(desk: Y.Doc, id: PlanColumnId, heading: string): void {
  assertColumn(desk, id)
  writeHeading(desk, id, checkedPlanText(heading))
}

/**
 * Renames columns by their positions; null leaves a heading. SPEC PL2, PL4.
 *
 * @throws {Refusal} `BAD_USER_INPUT` for more headings than columns
 */
export function renameColumns(desk: Y.Doc, headings: readonly (string | null)[]): void {
  const columns = readColumns(desk)
  if (headings.length > columns.length) throw new Refusal('BAD_USER_INPUT', `${headings.length} headings`)
  const checked = headings.map((heading) => (heading === null ? null : checkedPlanText(heading)))
  for (const [index, { id }] of columns.entries()) {
    const heading = checked[index] ?? null
    if (heading !== null) writeHeading(desk, id, heading)
  }
}

/**
 * Sets the choices of a column; repeated ones are left out, an empty list offers none. SPEC PL11.
 *
 * @throws {Refusal} `NOT_FOUND` when it is gone
 * @throws {UserMistake} for an empty or too long choice, and for too many
 */
export function setChoices(desk: Y.Doc, id: PlanColumnId, choices: readonly string[]): void {
  assertColumn(desk, id)
  const checked = checkedChoices(choices)
  if (checked.length === 0) roots.choices(desk).delete(id)
  else roots.choices(desk).set(id, checked)
}

/** Choices as they are stored, without repeated ones. SPEC PL11. @throws {UserMistake} as `setChoices` */
export function checkedChoices(choices: readonly string[]): string[] {
  const checked = [...new Set(choices.map((choice) => checkedText(choice, limits.planText)))]
  if (checked.length > limits.planChoices)
    throw new UserMistake(planMessages.tooManyChoices(limits.planChoices))
  return checked
}

/**
 * Deletes columns by setting a flag; those that are gone already are no error. SPEC PL9.
 *
 * @throws {UserMistake} when none would be left. SPEC PL1.
 */
export function deleteColumns(desk: Y.Doc, ids: readonly PlanColumnId[]): void {
  const columns = readColumns(desk)
  const named = new Set(ids)
  if (columns.every(({ id }) => named.has(id))) throw new UserMistake(planMessages.lastColumn)
  for (const { id } of columns) if (named.has(id)) roots.columnDeleted(desk).set(id, true)
}

/** Columns to delete: named ones, or all behind the first so many. */
export type NamedColumns = { columns: readonly ColumnPlace[] } | { behind: number }

/** @throws {Refusal} `NOT_FOUND` for a column that never was */
export function namedColumns(desk: Y.Doc, named: NamedColumns): PlanColumnId[] {
  if ('columns' in named) return columnsAt(desk, named.columns)
  return readColumns(desk)
    .slice(named.behind)
    .map(({ id }) => id)
}

function writeHeading(desk: Y.Doc, id: PlanColumnId, heading: string): void {
  if ((roots.headings(desk).get(id) ?? '') === heading) return
  if (heading === '') roots.headings(desk).delete(id)
  else roots.headings(desk).set(id, heading)
}

function assertColumn(desk: Y.Doc, id: PlanColumnId): void {
  if (!isColumnThere(desk, id)) throw new Refusal('NOT_FOUND', `column ${id}`)
}
