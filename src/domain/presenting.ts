import type * as Y from 'yjs'
import { Refusal, UserMistake } from './errors.ts'
import type { WorkshopId } from './ids.ts'
import { firstPage, readState, stateRoots, writeChanged } from './state.ts'
import type { AgendaPart, SessionState } from './state.ts'

/** What `updateState` may set; fields left out stay. */
export type StateChange = Partial<Omit<SessionState, 'id' | 'timer' | 'moves' | 'revision'>> & {
  /** The revision the change was decided on. */
  revision?: number
}

/** What a facilitator reads when somebody else changed the view first. */
export const staleRevisionMessage = 'The view was changed in the meantime. Please try again.'

/**
 * Changes the shared state. SPEC S1 to S5.
 *
 * @param doc document of kind `state`, inside a transaction
 * @returns the state after it
 * @throws {UserMistake} the change was decided on an older revision
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
  // Another activity starts on its first question and with nothing of the last one in focus.
  if (after.activePartId !== before.activePartId) Object.assign(after, firstPage, onlyDefined(fields))
  else if (pageFields.some((field) => before[field] !== after[field]))
    Object.assign(after, outOfFocus(fields))
  // Stop presenting ends Follow me; a step into the lobby says that it goes on.
  if (after.currentState === 'PA') Object.assign(after, { followMe: fields.followMe === true, focus: false })
  // Present pressed again changes nothing else, and still fetches those who went elsewhere meanwhile.
  const isMove = fields.currentState !== undefined || (after.followMe && viewDiffers(before, after))
  if (isMove) after.moves = before.moves + 1
  const changed = writeChanged(stateRoots.state(doc), { ...after, revision: before.revision })
  if (changed) stateRoots.state(doc).set('revision', before.revision + 1)
  return readState(doc, id)
}

/** @param revision the one that was decided on, if that was told @throws {UserMistake} when it is an older one. SPEC S2 */
export function assertNotStale(state: SessionState, revision: number | undefined): void {
  if (revision !== undefined && revision !== state.revision) throw new UserMistake(staleRevisionMessage)
}

/** Everyone to the lobby, and Follow me ends. The call that stops presenting. SPEC S3. */
export function goToLobby(doc: Y.Doc, id: WorkshopId): SessionState {
  return changeState(doc, id, { currentState: 'PA' })
}

/** Everyone to the lobby because the presented part is not there any more; who leads goes on leading. SPEC S4. */
export function leadToLobby(doc: Y.Doc, id: WorkshopId, change: StateChange = {}): SessionState {
  const { followMe } = readState(doc, id)
  return changeState(doc, id, { ...change, currentState: 'PA', followMe })
}

/** The part everyone is moved to, or null in the lobby. A hidden part is never presented. */
export function presentedPart(state: SessionState, agenda: AgendaPart[]): AgendaPart | null {
  if (state.currentState !== 'RU') return null
  return agenda.find((part) => part.id === state.activePartId && !part.hidden) ?? null
}

/** Where *Follow me* keeps participants: a part, or null for the lobby. Undefined while they go where they like. SPEC S5. */
export function ledPlace(state: SessionState, agenda: AgendaPart[]): AgendaPart | null | undefined {
  return state.followMe ? presentedPart(state, agenda) : undefined
}

/** The page of an activity that everyone is on. */
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

/** What is in focus stays on the page it was opened on. */
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
