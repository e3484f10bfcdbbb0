import type * as Y from 'yjs'
import { inOrder } from '../activity/order.ts'
import type { SliderGroupId, SliderPollId } from '../ids.ts'
import { limits } from '../limits.ts'
import { roots } from './roots.ts'

/** A category. */
export interface GroupView {
  id: SliderGroupId
  name: string
}

export interface StatementView {
  id: SliderPollId
  groupId: SliderGroupId
  text: string
  /** On boards always true: a waiting statement is on no board. SPEC PU3. */
  isApproved: boolean
  /** A facilitator typed it; known on desks only. */
  byFacilitator: boolean
  createdAt: number
}

/** Categories of a desk or board in their order, without deleted ones. */
export function readGroups(doc: Y.Doc): GroupView[] {
  return inOrder(roots.groups(doc), roots.groupDeleted(doc)).map((id) => ({
    id,
    name: roots.groupName(doc).get(id) ?? '',
  }))
}

/** The categories that the board shows: only the first ones when concurrent edits exceeded the limit. SPEC P6 */
export function boardGroups(desk: Y.Doc): GroupView[] {
  return readGroups(desk).slice(0, limits.sliderGroups)
}

/** Whether a category exists. */
export function isGroupThere(doc: Y.Doc, id: SliderGroupId): boolean {
  return roots.groups(doc).has(id) && !roots.groupDeleted(doc).get(id)
}

/** One statement, also of a deleted category; null when it is deleted or missing. */
export function readStatement(doc: Y.Doc, id: SliderPollId): StatementView | null {
  const record = roots.statements(doc).get(id)
  if (typeof record?.order !== 'string' || roots.statementDeleted(doc).get(id)) return null
  return {
    id,
    groupId: record.groupId,
    text: roots.statementText(doc).get(id) ?? '',
    isApproved: roots.statementApproved(doc).get(id) === true,
    byFacilitator: record.byFacilitator === true,
    createdAt: record.createdAt,
  }
}

/** All statements in the order of the list; on a desk also waiting ones and those of deleted categories. SPEC PU1. */
export function readStatements(doc: Y.Doc): StatementView[] {
  return inOrder(roots.statements(doc), roots.statementDeleted(doc)).flatMap(
    (id) => readStatement(doc, id) ?? [],
  )
}

/** Maps that decide which statements exist, are approved, and in which order they stand. */
export const standingRoots = [
  roots.groups,
  roots.groupDeleted,
  roots.statements,
  roots.statementDeleted,
  roots.statementApproved,
]

/** A category with its statements in their order. */
export interface CategoryView extends GroupView {
  statements: StatementView[]
}

/** The existing categories, each with its existing statements; of a desk including those that wait. */
export function readCategories(doc: Y.Doc): CategoryView[] {
  const byGroup = Map.groupBy(readStatements(doc), ({ groupId }) => groupId)
  return boardGroups(doc).map((group) => ({ ...group, statements: byGroup.get(group.id) ?? [] }))
}
