import type * as Y from 'yjs'
import { contents } from '../content.ts'
import { Refusal } from '../errors.ts'
import type { MultiTopicId, ObjectId, PostGroupId, PostId, QuestionId, WorkshopId } from '../ids.ts'
import { changeState } from '../presenting.ts'
import type { StateChange } from '../presenting.ts'
import { readState, stateRoots } from '../state.ts'
import type { AgendaPart, SessionState } from '../state.ts'
import { flagNames, hasFlag, setFlag } from './flags.ts'
import type { BrainstormDocs } from './posts.ts'
import { isPlaceThere, readGroup, readPost, readQuestions, readTopics } from './read.ts'
import type { GroupView, PostView } from './read.ts'

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
 * @param docsOf desk and board of a brainstorm that the change may touch
 * @throws {Refusal} `NOT_FOUND` for a topic, post or group that is not in the activity. SPEC S6
 */
export function changeSharedState(
  state: Y.Doc,
  id: WorkshopId,
  change: StateChange,
  docsOf: (objectId: ObjectId) => BrainstormDocs,
): SessionState {
  const before = readState(state, id)
  const target = brainstormAfter(state, id, change)
  assertIn(target && docsOf(target.objectId).desk, change)
  const after = changeState(state, id, change)
  const active = activeBrainstorm(state, id)
  if (!active) return after
  const { board } = docsOf(active.objectId)
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

/** The brainstorm that would be the active activity after a change, or null. */
export function brainstormAfter(
  state: Y.Doc,
  id: WorkshopId,
  { activePartId }: StateChange,
): AgendaPart | null {
  if (activePartId === undefined) return activeBrainstorm(state, id)
  const part = activePartId === null ? undefined : stateRoots.parts(state).get(activePartId)
  return part?.content === contents.brainstorm ? part : null
}

/** Takes out of focus what is not in the active activity any more. SPEC S6 */
export function forgetGone(state: Y.Doc, id: WorkshopId, desk: Y.Doc): void {
  const { activePostId, activePostGroupId, activeMultiTopicId } = readState(state, id)
  const change: StateChange = {}
  if (activePostId !== null && !isIn(desk, readPost(desk, activePostId)))
    Object.assign(change, { activePostId: null, focus: false })
  if (activePostGroupId !== null && !isIn(desk, groupNamed(desk, activePostGroupId))) {
    change.activePostGroupId = null
    const isPostLeft = activePostId !== null && change.activePostId !== null
    if (!isPostLeft) change.focus = false
  }
  if (activeMultiTopicId !== null && !readTopics(desk).some((topic) => topic.id === activeMultiTopicId))
    change.activeMultiTopicId = null
  if (Object.keys(change).length > 0) changeState(state, id, change)
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

function assertIn(
  desk: Y.Doc | null,
  { activePostId, activePostGroupId, activeMultiTopicId }: StateChange,
): void {
  const isThere =
    (!activePostId || (desk && isIn(desk, readPost(desk, activePostId)))) &&
    (!activePostGroupId || (desk && isIn(desk, groupNamed(desk, activePostGroupId)))) &&
    (!activeMultiTopicId || (desk && readTopics(desk).some(({ id }) => id === activeMultiTopicId)))
  if (!isThere) throw new Refusal('NOT_FOUND', 'topic, post or group of another activity')
}

/** A lone post is a group of its own in the calls. */
function groupNamed(desk: Y.Doc, id: PostGroupId | PostId): GroupView | PostView | null {
  return readGroup(desk, id) ?? readPost(desk, id)
}

function isIn(desk: Y.Doc, thing: PostView | GroupView | null): boolean {
  return thing !== null && isPlaceThere(desk, thing)
}

function assertTopic(desk: Y.Doc, id: MultiTopicId): void {
  if (!readTopics(desk).some((topic) => topic.id === id)) throw new Refusal('NOT_FOUND', `topic ${id}`)
}

function assertQuestion(desk: Y.Doc, id: QuestionId): void {
  if (!readQuestions(desk).some((question) => question.id === id))
    throw new Refusal('NOT_FOUND', `question ${id}`)
}
