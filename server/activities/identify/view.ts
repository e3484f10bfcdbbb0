import { countsOf } from '#domain/activity/counts.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import type { ActivityDocs } from '#domain/activity/docs.ts'
import { hasFlag } from '#domain/activity/flags.ts'
import { countKey } from '#domain/activity/items/itemType.ts'
import { readItems } from '#domain/activity/items/readItems.ts'
import { sourceActivities } from '#domain/activity/source.ts'
import { areAnswersShown, flagNames } from '#domain/identify/flags.ts'
import { answerType, topicType } from '#domain/identify/items.ts'
import type { AnswerView } from '#domain/identify/items.ts'
import type { IdentifyAnswerId, IdentifyTopicId, ObjectId } from '#domain/ids.ts'
import type * as Y from 'yjs'
import { seenItems } from '../seenItems.ts'
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
export function deskView(docs: ActivityDocs): IdentifyView {
  return { ...viewOf(docs.desk, docs.board, seenItems(answerType, docs, null)), notes: notesOf(docs.desk) }
}

/** The view of everyone else: the board, and their own answers from the desk. SPEC Y4, P3. */
export function roomView(docs: ActivityDocs, { own, withNotes }: RoomReader): IdentifyView {
  const view = viewOf(docs.board, docs.board, seenItems(answerType, docs, own))
  return { ...view, notes: withNotes ? notesOf(docs.desk) : null }
}

/** @param from the document from which texts are read */
function viewOf(from: Y.Doc, board: Y.Doc, answers: readonly AnswerView[]): Omit<IdentifyView, 'notes'> {
  const byTopic = Map.groupBy(answers, ({ topicId }) => topicId)
  return {
    identifyDesc: activityRoots.info(from).get('identifyDesc') ?? '',
    shown: areAnswersShown(board),
    inputLocked: hasFlag(board, flagNames.inputLocked),
    copiedFrom: sourceActivities(from),
    topics: readItems(topicType, from).map(({ id, text }) => ({
      id,
      text,
      answerCount: countsOf(board).get(countKey(answerType, id)) ?? 0,
      answers: byTopic.get(id) ?? [],
    })),
  }
}

function notesOf(desk: Y.Doc): string {
  return activityRoots.info(desk).get('notes') ?? ''
}
