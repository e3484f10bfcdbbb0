import type * as Y from 'yjs'
import { Refusal, UserMistake } from '../errors.ts'
import type { WorkshopId } from '../ids.ts'
import { firstPage, readState, stateRoots, writeChanged } from './state.ts'
import type { AgendaPart, SessionState } from './state.ts'
import * as sessionMessages from '../messages/sessions.ts'

/** Fields that `updateState` may set; fields left out stay. */
export type StateChange = Partial<Omit<SessionState, 'id' | 'timer' | 'moves' | 'revision'>> & {
  /** The revision that the change is based on. */
  revision?: number
}

/**
 * Changes the shared state. SPEC S1 to S5.
 *
 * @param doc document of kind `state`, inside a transaction
 * @returns the state after the change
 * @throws {UserMistake} when the change is based on an older revision
 * @throws {Refusal} `NOT_FOUND` for a part that is not in the agenda, `BAD_USER_INPUT` for RU without a part
 */
export function changeState(doc: Y.Doc, id: WorkshopId, change: StateChange): SessionState {
  const before = readState(doc, id)
  const { revision, ...fields } = change
  assertNotStale(before, revision)
  const after: SessionState = { ...before, ...onlyDefined(fields) }
  if (after.activePartId !== null && !stateRoots.parts(doc).has(after.activePartId)) {
    throw new Refusal('NOT_FOUND', `part ${after.activePartId}`)
  }
  if (after.currentState === 'RU' && after.activePartId === null)
    throw new Refusal('BAD_USER_INPUT', 'RU without a part')
  // Another activity starts on its first question, without a focus.
  if (after.activePartId !== before.activePartId) Object.assign(after, firstPage, onlyDefined(fields))
  else if (pageFields.some((field) => before[field] !== after[field]))
    Object.assign(after, outOfFocus(fields))
  // Stop presenting ends Follow me; a step into the lobby says explicitly that it stays on.
  if (after.currentState === 'PA') Object.assign(after, { followMe: fields.followMe === true, focus: false })
  // Pressing Present again changes no other field, but still moves participants who went elsewhere meanwhile.
  const isMove = fields.currentState !== undefined || (after.followMe && viewDiffers(before, after))
  if (isMove) after.moves = before.moves + 1
  const changed = writeChanged(stateRoots.state(doc), { ...after, revision: before.revision })
  if (changed) stateRoots.state(doc).set('revision', before.revision + 1)
  return readState(doc, id)
}

/** @param revision that the change is based on, if given @throws {UserMistake} when it is an older one. SPEC S2 */
export function assertNotStale(state: SessionState, revision: number | undefined): void {
  if (revision !== undefined && revision !== state.revision)
    throw new UserMistake(sessionMessages.viewChanged)
}

/** Moves everyone to the lobby and ends Follow me: the call that stops presenting. SPEC S3. */
export function goToLobby(doc: Y.Doc, id: WorkshopId): SessionState {
  return changeState(doc, id, { currentState: 'PA' })
}

/** Moves everyone to the lobby because the presented part was hidden or deleted; Follow me stays on. SPEC S4. */
export function leadToLobby(doc: Y.Doc, id: WorkshopId, change: StateChange = {}): SessionState {
  const { followMe } = readState(doc, id)
  return changeState(doc, id, { ...change, currentState: 'PA', followMe })
}

/** The part that everyone is moved to, or null for the lobby. A hidden part is never presented. */
export function presentedPart(state: SessionState, agenda: AgendaPart[]): AgendaPart | null {
  if (state.currentState !== 'RU') return null
  return agenda.find((part) => part.id === state.activePartId && !part.hidden) ?? null
}

/**
 * Where *Follow me* keeps participants: a part, or null for the lobby. Undefined while they may move freely. SPEC S5.
 */
export function partOfFollowMe(state: SessionState, agenda: AgendaPart[]): AgendaPart | null | undefined {
  return state.followMe ? presentedPart(state, agenda) : undefined
}

/** Fields that name the page of an activity that everyone is on. */
const pageFields = [
  'activeMultiTopicId',
  'topicActivePos',
  'showGroupPage',
  'showOverviewPage',
  'showResultsPage',
  'showGraph',
  'showWordCloudPage',
  'pdfPage',
] as const satisfies (keyof SessionState)[]

const viewFields = [
  ...pageFields,
  'activePartId',
  'activePostId',
  'activePostGroupId',
  'focus',
] as const satisfies (keyof SessionState)[]

function viewDiffers(before: SessionState, after: SessionState): boolean {
  return viewFields.some((field) => before[field] !== after[field])
}

/** The focus fields after a change of page: cleared, unless the change sets new ones. */
function outOfFocus({
  activePostId,
  activePostGroupId,
  focus,
}: Partial<SessionState>): Partial<SessionState> {
  const nothing = { activePostId: null, activePostGroupId: null, focus: false }
  return { ...nothing, ...onlyDefined({ activePostId, activePostGroupId, focus }) }
}

function onlyDefined<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
}
