import type * as Y from 'yjs'
import type { MultiTopicId, ObjectId, PartId, PostGroupId, PostId, WorkshopId } from '../ids.ts'

/** RU (running): the active part is presented. PA (paused): everyone is in the lobby. SPEC S1. */
export type CurrentState = 'RU' | 'PA'

/** The shared countdown, on the server's clock. SPEC T1. */
export interface Timer {
  /** The activity for which it was started; null in the lobby. */
  partId: PartId | null
  /** The initial time and all added time. */
  seconds: number
  /** Epoch milliseconds; null while it is paused. */
  endsAt: number | null
  /** Milliseconds left when it was paused; null while it runs. */
  remainingMs: number | null
  /** When it expires, input of the activity is locked. SPEC T3. */
  locksInput: boolean
  /** It has expired and locked input already, so a facilitator may unlock without being overruled. SPEC T3. */
  hasLocked?: boolean
  /** Ids of the latest acts that added time, by which a retry is recognized. SPEC T2 */
  added?: readonly string[]
}

/** The shared session state. SPEC section S. */
export interface SessionState {
  id: WorkshopId
  currentState: CurrentState
  activePartId: PartId | null
  activeMultiTopicId: MultiTopicId | null
  activePostId: PostId | null
  activePostGroupId: PostGroupId | null
  /** Position of the question that is shown; 0 is the first. */
  topicActivePos: number
  globalAnswers: boolean
  sortByPopularity: boolean
  showGroupPage: boolean
  showOverviewPage: boolean
  showResultsPage: boolean
  showEditPage: boolean
  showGraph: boolean
  showWordCloudPage: boolean
  showParticipantsAgenda: boolean
  pdfPage: number
  focus: boolean
  /** Participants follow each step of the facilitator, and their arrows are locked. */
  followMe: boolean
  timer: Timer | null
  /** Incremented each time the room is moved; a participant follows whenever it has grown. SPEC S5. */
  moves: number
  /** Incremented with each change; a change based on an older revision is refused. SPEC S2. */
  revision: number
}

/** What members see of the workshop itself, besides the shared state. */
export interface WorkshopInfo {
  workshopName: string
  lobbyTitle: string
  lobbyDesc: string
  color: string
  template: boolean
  ended: boolean
  /** Full names, for "Please wait for [facilitator] to guide you through the Session." */
  facilitatorNames: string[]
}

/** An activity of the agenda, as all members see it; a hidden one shows its name and a lock. */
export interface AgendaPart {
  id: PartId
  objectId: ObjectId
  content: string
  partName: string
  position: number
  hidden: boolean
  numberOfAxis: number | null
}

/** The page of an activity that nobody has moved in yet. */
export const firstPage = {
  activeMultiTopicId: null,
  activePostId: null,
  activePostGroupId: null,
  topicActivePos: 0,
  showGroupPage: false,
  showOverviewPage: false,
  showResultsPage: false,
  showEditPage: false,
  showGraph: false,
  showWordCloudPage: false,
  pdfPage: 1,
  focus: false,
} as const satisfies Partial<SessionState>

/** The initial state of a workshop: everyone is in the lobby. */
export function firstState(id: WorkshopId): SessionState {
  return {
    id,
    currentState: 'PA',
    activePartId: null,
    ...firstPage,
    globalAnswers: false,
    sortByPopularity: false,
    showParticipantsAgenda: true,
    followMe: false,
    timer: null,
    moves: 0,
    revision: 0,
  }
}

/** Root maps of a state document: `state` and `workshop` by field, `parts` by part id. All plain values. */
export const stateRoots = {
  state: (doc: Y.Doc): Y.Map<SessionState[keyof SessionState]> => doc.getMap('state'),
  workshop: (doc: Y.Doc): Y.Map<WorkshopInfo[keyof WorkshopInfo]> => doc.getMap('workshop'),
  parts: (doc: Y.Doc): Y.Map<AgendaPart> => doc.getMap('parts'),
}

/** The session state in a document of kind `state`; missing fields have their initial value. */
export function readState(doc: Y.Doc, id: WorkshopId): SessionState {
  return { ...firstState(id), ...(stateRoots.state(doc).toJSON() as Partial<SessionState>) }
}

/** The information about its workshop in a document of kind `state`. */
export function readWorkshopInfo(doc: Y.Doc): WorkshopInfo {
  const empty = { workshopName: '', lobbyTitle: '', lobbyDesc: '', color: '', template: false, ended: false }
  return { ...empty, facilitatorNames: [], ...(stateRoots.workshop(doc).toJSON() as Partial<WorkshopInfo>) }
}

/** The agenda in its order. */
export function readAgenda(doc: Y.Doc): AgendaPart[] {
  const parts = [...stateRoots.parts(doc).values()]
  return parts.sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
}

/** Writes only the keys whose value differs, so that unchanged fields produce no update. */
export function writeChanged<V>(map: Y.Map<V>, values: Record<string, V>): boolean {
  let changed = false
  for (const [key, value] of Object.entries(values)) {
    if (sameValue(map.get(key), value)) continue
    map.set(key, value)
    changed = true
  }
  return changed
}

/** Equality of plain JSON values, as documents hold them. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length || Array.isArray(a) !== Array.isArray(b)) return false
  return keys.every((key) =>
    sameValue((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  )
}
