import type * as Y from 'yjs'
import { hasFlag } from '#domain/activity/flags.ts'
import { answerCountKey } from '#domain/identify/answerCountKey.ts'
import { areAnswersShown, flagNames } from '#domain/identify/flags.ts'
import { readAnswers, readTopics } from '#domain/identify/read.ts'
import type { AnswerView } from '#domain/identify/read.ts'
import { boardRoots, roots } from '#domain/identify/roots.ts'

export interface RoomTopic {
  id: string
  title: string
  /** Hidden answers too. */
  count: number
  answers: AnswerView[]
}

/** What the room's screen shows of an Identify activity: from its board alone. SPEC J1, Y4, Y6. */
export interface RoomView {
  description: string
  topics: RoomTopic[]
  areShown: boolean
  isLocked: boolean
  /** Of all topics. */
  count: number
}

/** The maps of a board that it looks at. */
export const roomRoots = [...Object.values(roots), boardRoots.flags, boardRoots.counts]

export function readRoomView(board: Y.Doc): RoomView {
  const byTopic = Map.groupBy(readAnswers(board), ({ topicId }) => topicId)
  const topics = readTopics(board).map(({ id, text }) => ({
    id,
    title: text,
    count: boardRoots.counts(board).get(answerCountKey(id)) ?? 0,
    answers: byTopic.get(id) ?? [],
  }))
  return {
    description: roots.info(board).get('identifyDesc') ?? '',
    topics,
    areShown: areAnswersShown(board),
    isLocked: hasFlag(board, flagNames.inputLocked),
    count: topics.reduce((sum, { count }) => sum + count, 0),
  }
}
