import type * as Y from 'yjs'
import { keysEver } from '../activity/docs.ts'
import { moveBefore, moveToEnd } from '../activity/reorder.ts'
import { checkedText } from '../activity/texts.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { PlanColumnId } from '../ids.ts'
import { limits } from '../limits.ts'
import * as planMessages from '../messages/plan.ts'
import { checkedPlanText } from './cellText.ts'
import { columnsAt } from './columnPlace.ts'
import type { ColumnPlace } from './columnPlace.ts'
import { updateInfo } from './info.ts'
import type { DeskInfoField } from './info.ts'
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
  if (keysEver(roots.columns(desk)) >= limits.planColumnsKept)
    throw new UserMistake(planMessages.columnsUsedUp)
  if (index !== undefined && (!Number.isInteger(index) || index < 0))
    throw new Refusal('BAD_USER_INPUT', `index ${index}`)
  const checked = checkedPlanText(heading ?? '')
  moveToEnd(roots.columns(desk), id)
  const next = index === undefined ? undefined : columns[index]
  if (next) moveBefore(roots.columns(desk), id, next.id)
  writeHeading(desk, id, checked)
}

/** What changes of a column; what is left out stays. */
export interface ColumnChange {
  heading?: string | undefined
  /** Repeated ones are left out, an empty list offers none. SPEC PL11 */
  choices?: readonly string[] | undefined
}

/**
 * Changes a column, or nothing of it. SPEC PL2, PL11.
 *
 * @throws {Refusal} `NOT_FOUND` when it is gone
 * @throws {UserMistake} for a heading that is too long, for an empty or too long choice, and for too many
 */
export function changeColumn(desk: Y.Doc, id: PlanColumnId, { heading, choices }: ColumnChange): void {
  assertColumn(desk, id)
  const checkedHeading = heading === undefined ? null : checkedPlanText(heading)
  const checked = choices && checkedChoices(choices)
  if (checkedHeading !== null) writeHeading(desk, id, checkedHeading)
  if (checked?.length === 0) roots.choices(desk).delete(id)
  else if (checked) roots.choices(desk).set(id, checked)
}

/** @throws as `changeColumn`. SPEC PL2. */
export function renameColumn(desk: Y.Doc, id: PlanColumnId, heading: string): void {
  changeColumn(desk, id, { heading })
}

/** @throws as `changeColumn`. SPEC PL11. */
export function setChoices(desk: Y.Doc, id: PlanColumnId, choices: readonly string[]): void {
  changeColumn(desk, id, { choices })
}

/** What changes of a planner as a whole; what is left out stays. */
export interface PlanChange {
  texts?: Partial<Record<DeskInfoField, string | undefined>>
  /** By position; null stays. SPEC PL4 */
  headings: readonly (string | null)[]
}

/**
 * Changes texts and headings of a planner, or nothing of it. SPEC PL2, B19.
 *
 * @throws {Refusal} `BAD_USER_INPUT` for more headings than columns
 * @throws {UserMistake} for a text that is too long
 */
export function changePlan(desk: Y.Doc, { texts = {}, headings }: PlanChange): void {
  const columns = readColumns(desk)
  if (headings.length > columns.length) throw new Refusal('BAD_USER_INPUT', `${headings.length} headings`)
  const checked = headings.map((heading) => (heading === null ? null : checkedPlanText(heading)))
  // Checks before it writes, as does what stands above it.
  updateInfo(desk, texts)
  for (const [index, { id }] of columns.entries()) {
    const heading = checked[index] ?? null
    if (heading !== null) writeHeading(desk, id, heading)
  }
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
