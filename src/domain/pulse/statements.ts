import type * as Y from 'yjs'
import type { ActivityDocs } from '../activity/docs.ts'
import { assertTakesInput } from '../activity/flags.ts'
import { nextPlace } from '../activity/order.ts'
import { lastOrder } from '../activity/reorder.ts'
import { checkedText } from '../activity/texts.ts'
import type { Role } from '../access.ts'
import type { Actor } from '../actor.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { SliderGroupId, SliderPollId } from '../ids.ts'
import { limits } from '../limits.ts'
import * as activityMessages from '../messages/activities.ts'
import * as pulseMessages from '../messages/pulse.ts'
import { isApprovalNeeded } from './flags.ts'
import { assertGroup } from './groups.ts'
import { isGroupThere, readStatement } from './read.ts'
import { roots } from './roots.ts'

export interface NewStatement {
  id: SliderPollId
  groupId: SliderGroupId
  text: string
  /** Epoch seconds by the server's clock. */
  createdAt: number
}

/** Whether a statement that somebody adds now waits for approval. SPEC PU3. */
export function willWait(board: Y.Doc, role: Role): boolean {
  return role !== 'facilitator' && isApprovalNeeded(board)
}

/**
 * Adds a statement at the end of its category. One of a participant waits for approval, unless a facilitator switched
 * approval off. SPEC PU1 to PU3, B4.
 *
 * @throws {Refusal} `NOT_FOUND` when the category was deleted, `FORBIDDEN` when the id is used
 * @throws {UserMistake} when input is locked, for an empty or too long text, and when the category is full
 */
export function createStatement(docs: ActivityDocs, actor: Actor, statement: NewStatement): void {
  const { desk, board } = docs
  const { id, groupId } = statement
  assertTakesInput(board, actor.role)
  assertGroup(desk, groupId)
  const text = checkedText(statement.text, limits.sliderText)
  assertTakesStatements(desk, new Map([[groupId, 1]]))
  const records = roots.statements(desk)
  if (records.has(id)) throw new Refusal('FORBIDDEN', `id in use: ${id}`)
  const isByFacilitator = actor.role === 'facilitator'
  const createdAt = Math.floor(statement.createdAt)
  records.set(id, {
    ...{ groupId, order: lastOrder(records), createdAt, place: nextPlace(records, createdAt) },
    ...(isByFacilitator ? { byFacilitator: true } : {}),
  })
  roots.statementText(desk).set(id, text)
  if (!willWait(board, actor.role)) roots.statementApproved(desk).set(id, true)
}

/**
 * @param more the number of new statements per category
 * @throws {UserMistake} when a category cannot take them, or too many were ever made. SPEC PU1, Q6
 */
export function assertTakesStatements(desk: Y.Doc, more: ReadonlyMap<SliderGroupId, number>): void {
  const records = roots.statements(desk)
  const total = new Map(more)
  for (const [id, record] of records) {
    const count = total.get(record?.groupId)
    if (count !== undefined && !roots.statementDeleted(desk).get(id)) total.set(record.groupId, count + 1)
  }
  if ([...total.values()].some((count) => count > limits.sliderPollsPerGroup))
    throw new UserMistake(pulseMessages.tooManyStatements(limits.sliderPollsPerGroup))
  const added = [...more.values()].reduce((sum, count) => sum + count, 0)
  if (records.size + added > limits.sliderPollsKept) throw new UserMistake(activityMessages.answersUsedUp)
}

/** Edits a statement: facilitators any, participants their own while it waits. SPEC PU4. */
export function updateStatement(
  { desk, board }: ActivityDocs,
  actor: Actor,
  change: { id: SliderPollId; text: string },
): void {
  assertMayEdit(desk, actor, change.id)
  const text = checkedText(change.text, limits.sliderText)
  if (roots.statementText(desk).get(change.id) === text) return
  assertTakesInput(board, actor.role)
  roots.statementText(desk).set(change.id, text)
}

/** Deletes a statement by setting a flag (idempotent). SPEC PU4, B9. */
export function deleteStatement({ desk, board }: ActivityDocs, actor: Actor, id: SliderPollId): void {
  if (readStatement(desk, id) === null) return
  assertTakesInput(board, actor.role)
  assertMayEdit(desk, actor, id)
  roots.statementDeleted(desk).set(id, true)
}

/** Shows a statement to the room, or lets it wait again. SPEC PU3. @throws {Refusal} `NOT_FOUND` when it is gone */
export function setStatementApproved(desk: Y.Doc, id: SliderPollId, approved: boolean): void {
  if (readStatement(desk, id) === null) throw new Refusal('NOT_FOUND', `statement ${id}`)
  writeApproved(desk, id, approved)
}

/**
 * The same for all statements. Approval is withdrawn from deleted ones too, and given to existing ones only: an undo
 * that restores a statement does not show it to the room. SPEC PU3.
 */
export function setAllApproved(desk: Y.Doc, approved: boolean): void {
  for (const id of roots.statements(desk).keys())
    if (!approved || !roots.statementDeleted(desk).get(id)) writeApproved(desk, id, approved)
}

function writeApproved(desk: Y.Doc, id: SliderPollId, approved: boolean): void {
  const flags = roots.statementApproved(desk)
  if ((flags.get(id) === true) === approved) return
  if (approved) flags.set(id, true)
  else flags.delete(id)
}

/**
 * Whether a statement that somebody sees is theirs to edit and delete: facilitators change any, participants their own
 * while it waits. SPEC PU4.
 */
export function mayChangeStatement(
  role: Role,
  { isMine, isShown }: { isMine: boolean; isShown: boolean },
): boolean {
  return role === 'facilitator' || (isMine && !isShown)
}

/** Another person's statement that waits is treated as missing. SPEC PU3, PU4. */
function assertMayEdit(desk: Y.Doc, actor: Actor, id: SliderPollId): void {
  const statement = readStatement(desk, id)
  if (!statement) throw new Refusal('NOT_FOUND', `statement ${id}`)
  const isShown = statement.isApproved && isGroupThere(desk, statement.groupId)
  const isMine = actor.isMine(id)
  if (mayChangeStatement(actor.role, { isMine, isShown })) return
  if (isMine) throw new UserMistake(pulseMessages.statementApproved)
  if (!isShown) throw new Refusal('NOT_FOUND', `statement ${id} waits`)
  throw new Refusal('FORBIDDEN', `statement ${id} is not theirs`)
}
