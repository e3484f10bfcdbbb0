import type { ActivityDocs } from '#domain/activity/docs.ts'
import { hasFlag } from '#domain/activity/flags.ts'
import { byTime } from '#domain/activity/order.ts'
import { sourceActivities } from '#domain/activity/source.ts'
import { answerCountKey } from '#domain/identify/answerCountKey.ts'
import { areAnswersShown, flagNames } from '#domain/identify/flags.ts'
import { readAnswer, readAnswers, readTopics } from '#domain/identify/read.ts'
import type { AnswerView } from '#domain/identify/read.ts'
import { boardRoots, roots } from '#domain/identify/roots.ts'
import type { IdentifyAnswerId, IdentifyTopicId, ObjectId } from '#domain/ids.ts'
import type * as Y from 'yjs'
import type { RoomReader } from '../viewedScope.ts'

export type SeenAnswer = AnswerView

export interface SeenTopic {
  id: IdentifyTopicId
  text: string
  /** Includes hidden answers. SPEC Y6 */
  answerCount: number
  /** Oldest first. */
  answers: SeenAnswer[]
}

/** An Identify activity as one caller may see it. */
export interface IdentifyView {
  identifyDesc: string
  /** The presenter's notes; null for everyone but facilitators and their phones. SPEC B19, J4 */
  notes: string | null
  shown: boolean
  inputLocked: boolean
  topics: SeenTopic[]
  /** The source activity of each copied answer. SPEC K12 */
  copiedFrom: ReadonlyMap<IdentifyAnswerId, ObjectId>
}

/** The view of a facilitator: everything that is not deleted. */
export function deskView({ desk, board }: ActivityDocs): IdentifyView {
  return { ...viewOf({ from: desk, board }, readAnswers(desk)), notes: notesOf(desk) }
}

/**
 * The view of everyone else: the board, and their own answers from the desk. SPEC Y4, P3.
 *
 * @param own ids of the caller's own answers
 * @param withNotes includes the presenter's notes
 */
export function roomView({ desk, board }: ActivityDocs, { own, withNotes }: RoomReader): IdentifyView {
  const shown = readAnswers(board)
  const known = new Set(shown.map(({ id }) => id))
  const hidden = [...own].flatMap((id) => (known.has(id) ? [] : (readAnswer(desk, id) ?? [])))
  const view = viewOf({ from: board, board }, [...shown, ...hidden].sort(byTime))
  return { ...view, notes: withNotes ? notesOf(desk) : null }
}

/** @param from the document from which texts are read */
function viewOf(
  { from, board }: { from: Y.Doc; board: Y.Doc },
  answers: readonly AnswerView[],
): Omit<IdentifyView, 'notes'> {
  const byTopic = Map.groupBy(answers, ({ topicId }) => topicId)
  return {
    identifyDesc: roots.info(from).get('identifyDesc') ?? '',
    shown: areAnswersShown(board),
    inputLocked: hasFlag(board, flagNames.inputLocked),
    copiedFrom: sourceActivities(from),
    topics: readTopics(from).map(({ id, text }) => ({
      id,
      text,
      answerCount: boardRoots.counts(board).get(answerCountKey(id)) ?? 0,
      answers: byTopic.get(id) ?? [],
    })),
  }
}

function notesOf(desk: Y.Doc): string {
  return roots.info(desk).get('notes') ?? ''
}
