import type * as Y from 'yjs'
import { hasFlag } from '#domain/activity/flags.ts'
import { answerCountKey } from '#domain/identify/answerCountKey.ts'
import { areAnswersShown, flagNames } from '#domain/identify/flags.ts'
import { readAnswers, readTopics } from '#domain/identify/read.ts'
import type { AnswerView } from '#domain/identify/read.ts'
import { boardRoots, roots } from '#domain/identify/roots.ts'
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
export const projectorRoots = [...Object.values(roots), boardRoots.flags, boardRoots.counts]

export function readProjectorView(
  board: Y.Doc,
  seen: Pick<SessionState, 'focus' | 'activePostId'>,
): ProjectorView {
  const answers = readAnswers(board)
  const byTopic = Map.groupBy(answers, ({ topicId }) => topicId)
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
    spotlight: (seen.focus && answers.find(({ id }) => id === seen.activePostId)) || null,
  }
}
