import { presentedPart } from '#domain/presenting.ts'
import type { AgendaPart, SessionState } from '#domain/state.ts'

/** What the presented activity is stepped through: all questions of a topic, then the next topic. */
export interface Outline {
  topicIds: string[]
  questions: number
}

export type StateFields = Partial<SessionState>

/**
 * Where the room goes from where it is: the questions of a brainstorm first, then the next activity; before the first is the
 * lobby, hidden activities are passed over. Null: there is nowhere to go.
 *
 * @param outline of the presented activity; null for one without questions, or while it is not known
 */
export function roomStep(
  state: SessionState,
  agenda: AgendaPart[],
  outline: Outline | null,
  step: 1 | -1,
): StateFields | null {
  const open = agenda.filter(({ hidden }) => !hidden)
  const part = presentedPart(state, agenda)
  if (part === null) return step === 1 ? toPart(open[0]) : null
  const within = outline && !state.showOverviewPage ? withinPart(state, part, outline, step) : null
  if (within) return within
  const at = open.indexOf(part) + step
  if (at < 0) return { currentState: 'PA' }
  return toPart(open[at])
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

function withinPart(
  state: SessionState,
  part: AgendaPart,
  outline: Outline,
  step: 1 | -1,
): StateFields | null {
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
