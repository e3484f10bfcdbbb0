import type * as Y from 'yjs'
import { countsOf } from '#domain/activity/counts.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { hasFlag } from '#domain/activity/flags.ts'
import { countKey } from '#domain/activity/items/itemType.ts'
import { readItems } from '#domain/activity/items/readItems.ts'
import { areAnswersShown, flagNames } from '#domain/identify/flags.ts'
import { answerRoots, answerType, topicRoots, topicType } from '#domain/identify/items.ts'
import type { AnswerView } from '#domain/identify/items.ts'
import type { SessionState } from '#domain/workshop/state.ts'

export interface ProjectorTopic {
  id: string
  title: string
  /** The number of answers, including hidden ones. */
  count: number
  answers: AnswerView[]
}

/**
 * What the room's screen shows of an Identify activity: derived from its board alone, by the shared state. SPEC J1, Y4,
 * Y6, Y10.
 */
export interface ProjectorView {
  description: string
  topics: ProjectorTopic[]
  areShown: boolean
  isLocked: boolean
  /** The number of answers in all topics. */
  count: number
  /** The answer that is presented alone. */
  spotlight: AnswerView | null
}

/** The root maps of a board that the view is read from. */
export const projectorRoots = [
  activityRoots.info,
  ...topicRoots,
  ...answerRoots,
  activityRoots.flags,
  countsOf,
]

export function readProjectorView(
  board: Y.Doc,
  seen: Pick<SessionState, 'focus' | 'activePostId'>,
): ProjectorView {
  const answers = readItems(answerType, board)
  const byTopic = Map.groupBy(answers, ({ topicId }) => topicId)
  const topics = readItems(topicType, board).map(({ id, text }) => ({
    id,
    title: text,
    count: countsOf(board).get(countKey(answerType, id)) ?? 0,
    answers: byTopic.get(id) ?? [],
  }))
  return {
    description: activityRoots.info(board).get('identifyDesc') ?? '',
    topics,
    areShown: areAnswersShown(board),
    isLocked: hasFlag(board, flagNames.inputLocked),
    count: topics.reduce((sum, { count }) => sum + count, 0),
    spotlight: (seen.focus && answers.find(({ id }) => id === seen.activePostId)) || null,
  }
}
