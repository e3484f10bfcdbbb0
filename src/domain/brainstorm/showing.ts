import type * as Y from 'yjs'
import { contents } from '../content.ts'
import { Refusal } from '../errors.ts'
import type { MultiTopicId, ObjectId, QuestionId, WorkshopId } from '../ids.ts'
import { changeState } from '../presenting.ts'
import type { StateChange } from '../presenting.ts'
import { readState, stateRoots } from '../state.ts'
import type { AgendaPart, SessionState } from '../state.ts'
import { flagNames, hasFlag, setFlag } from './flags.ts'
import type { BrainstormDocs } from './posts.ts'
import { readQuestions, readTopics } from './read.ts'

/** Flags of a brainstorm that the shared state mirrors while it is the active activity. */
export type MirroredFlag = 'globalAnswers' | 'sortByPopularity'
const mirroredFlags: readonly MirroredFlag[] = ['globalAnswers', 'sortByPopularity']

/** Sets a flag of a brainstorm, and of the shared state while it is the active activity. SPEC B13. */
export function setMirroredFlag(
  { state, board }: { state: Y.Doc; board: Y.Doc },
  ids: { workshopId: WorkshopId; objectId: ObjectId },
  flag: MirroredFlag,
  on: boolean,
): void {
  setFlag(board, flagNames[flag], on)
  if (activeBrainstorm(state, ids.workshopId)?.objectId === ids.objectId)
    changeState(state, ids.workshopId, { [flag]: on })
}

/**
 * Changes the shared state; the activity keeps the flags that belong to it, and the state mirrors those of the activity
 * it comes to. SPEC B13, S1 to S4.
 *
 * @param boardOf the board of a brainstorm that the change may touch
 */
export function changeSharedState(
  state: Y.Doc,
  id: WorkshopId,
  change: StateChange,
  boardOf: (objectId: ObjectId) => Y.Doc,
): SessionState {
  const before = readState(state, id)
  const after = changeState(state, id, change)
  const active = activeBrainstorm(state, id)
  if (!active) return after
  const board = boardOf(active.objectId)
  for (const flag of mirroredFlags) {
    const on = change[flag]
    if (on !== undefined) setFlag(board, flagNames[flag], on)
  }
  if (after.activePartId === before.activePartId) return after
  const { globalAnswers, sortByPopularity } = flagNames
  const mirrored = {
    globalAnswers: hasFlag(board, globalAnswers),
    sortByPopularity: hasFlag(board, sortByPopularity),
  }
  for (const flag of mirroredFlags) stateRoots.state(state).set(flag, mirrored[flag])
  return { ...after, ...mirrored }
}

/** The active part when it is a brainstorm, else null. */
export function activeBrainstorm(state: Y.Doc, id: WorkshopId): AgendaPart | null {
  const { activePartId } = readState(state, id)
  const part = activePartId === null ? undefined : stateRoots.parts(state).get(activePartId)
  return part?.content === contents.brainstorm ? part : null
}

/** Shows or hides the answers to one question under one topic. SPEC B3. @throws {Refusal} `NOT_FOUND` for either */
export function setAnswersShown(
  { desk, board }: BrainstormDocs,
  topic: MultiTopicId,
  question: QuestionId,
  shown: boolean,
): void {
  assertTopic(desk, topic)
  assertQuestion(desk, question)
  setFlag(board, flagNames.showAnswers(topic, question), shown)
}

/** Hides a topic or a question from participants, or shows it. SPEC P4. @throws {Refusal} `NOT_FOUND` */
export function setPlaceHidden(
  { desk, board }: BrainstormDocs,
  place: { multiTopicId: MultiTopicId } | { questionId: QuestionId },
  hidden: boolean,
): void {
  if ('questionId' in place) {
    assertQuestion(desk, place.questionId)
    setFlag(board, flagNames.questionHidden(place.questionId), hidden)
  } else {
    assertTopic(desk, place.multiTopicId)
    setFlag(board, flagNames.topicHidden(place.multiTopicId), hidden)
  }
}

/** The id that a position stands for now, or the id that was sent, which wins. @throws {Refusal} `NOT_FOUND` */
export function questionAt(
  desk: Y.Doc,
  at: { questionId?: QuestionId | undefined; position: number },
): QuestionId {
  const questions = readQuestions(desk)
  const found =
    at.questionId === undefined
      ? questions[at.position]
      : questions.find((question) => question.id === at.questionId)
  if (!found) throw new Refusal('NOT_FOUND', 'question')
  return found.id
}

function assertTopic(desk: Y.Doc, id: MultiTopicId): void {
  if (!readTopics(desk).some((topic) => topic.id === id)) throw new Refusal('NOT_FOUND', `topic ${id}`)
}

function assertQuestion(desk: Y.Doc, id: QuestionId): void {
  if (!readQuestions(desk).some((question) => question.id === id))
    throw new Refusal('NOT_FOUND', `question ${id}`)
}
