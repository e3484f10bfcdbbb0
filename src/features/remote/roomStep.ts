import { neighbours } from '#domain/paths.ts'
import { presentedPart } from '#domain/presenting.ts'
import type { AgendaPart, SessionState } from '#domain/state.ts'
import { noWalk, opened, openingOf, stepOut } from '#domain/walk.ts'
import type { Step, Walk } from '#domain/walk.ts'

/** What the presented activity is stepped through: all questions of a topic, then the next topic. */
export interface Outline {
  topicIds: string[]
  questions: number
}

export type StateFields = Partial<SessionState>

/** The pages of the way that this remote led the room. */
export type RoomPage = Partial<SessionState>

export interface RoomStep {
  fields: StateFields
  walk: Walk<RoomPage>
}

/**
 * Where the room goes from where it is: the questions of a brainstorm first, then the next activity; before the first is the
 * lobby, hidden activities are passed over. Previous is the reverse of Next. SPEC S7. Null: there is nowhere to go.
 *
 * @param outlineOf topics and questions of an activity; null for one without questions, or while they are not known
 * @param walk the steps that led the room here
 */
export function roomStep(
  state: SessionState,
  agenda: AgendaPart[],
  outlineOf: (part: AgendaPart) => Outline | null,
  step: Step,
  walk: Walk<RoomPage> = noWalk,
): RoomStep | null {
  const part = presentedPart(state, agenda)
  const outline = part && outlineOf(part)
  const within = part && outline && !state.showOverviewPage ? withinPart(state, part, outline, step) : null
  if (within) return { fields: within, walk }
  const beside = neighbours(agenda, part, false)
  const to = step === 1 ? beside.next : beside.previous
  if (to === null && (step === 1 || part === null)) return null
  const out = stepOut(walk, step, part && { id: part.id, page: pageOf(state) }, to?.id ?? null)
  // Following is no matter of where the room is: who leads it into the lobby leads it out again.
  if (to === null) return { fields: { currentState: 'PA', followMe: state.followMe }, walk: out }
  const opening = openingOf(out, to.id)
  const page = opening?.at === 'left' ? opening.page : opening?.at === 'last' ? lastOf(outlineOf(to)) : {}
  return { fields: { currentState: 'RU', activePartId: to.id, ...page }, walk: opened(out, to.id) }
}

function lastOf(outline: Outline | null): RoomPage {
  if (!outline) return {}
  return {
    activeMultiTopicId: outline.topicIds.at(-1) ?? null,
    topicActivePos: Math.max(0, outline.questions - 1),
  }
}

/** The page that everyone sees, with nothing in focus. */
function pageOf({
  activeMultiTopicId,
  topicActivePos,
  showGroupPage,
  showOverviewPage,
  showWordCloudPage,
}: SessionState): RoomPage {
  return { activeMultiTopicId, topicActivePos, showGroupPage, showOverviewPage, showWordCloudPage }
}

/** The change of the state that takes everyone to an activity, on its first question. */
export function toPart(part: AgendaPart | undefined): StateFields | null {
  return part ? { currentState: 'RU', activePartId: part.id } : null
}

/** The question the room is on: its topic and its place in it, which every topic counts anew, as the header does. */
export function standing(state: SessionState, { topicIds, questions }: Outline) {
  const topicAt = Math.max(0, topicIds.indexOf(state.activeMultiTopicId ?? ''))
  const position = Math.min(Math.max(0, state.topicActivePos), Math.max(0, questions - 1))
  return {
    /** Of the step, among all questions of all topics. */
    step: topicAt * questions + position,
    topicId: topicIds[topicAt] ?? null,
    position,
    number: position + 1,
    of: questions,
  }
}

function withinPart(state: SessionState, part: AgendaPart, outline: Outline, step: Step): StateFields | null {
  const at = standing(state, outline).step + step
  if (at < 0 || at >= outline.topicIds.length * outline.questions) return null
  return {
    currentState: 'RU',
    activePartId: part.id,
    activeMultiTopicId: outline.topicIds[Math.floor(at / outline.questions)] ?? null,
    topicActivePos: at % outline.questions,
    activePostId: null,
    activePostGroupId: null,
    focus: false,
  }
}
