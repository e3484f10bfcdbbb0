import { useMemo } from 'react'
import type * as Y from 'yjs'
import { useActivity } from '#activity/useActivity.ts'
import type { Activity } from '#activity/useActivity.ts'
import { hasFlag } from '#domain/activity/flags.ts'
import { areAnswersShown, flagNames, isHeadingHidden } from '#domain/brainstorm/flags.ts'
import { postCountKey } from '#domain/brainstorm/postCountKey.ts'
import { readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import type { QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useDerived, useMapValue } from '#sync/documents/useDoc.ts'

/** What every view of a brainstorm builds on. */
export interface Brainstorm extends Activity {
  name: string
  topics: TopicView[]
  questions: QuestionView[]
}

/** Opens the documents of a brainstorm that this user's role may read, and reads its topics and questions. */
export function useBrainstorm(objectId: ObjectId): Brainstorm {
  const activity = useActivity(objectId)
  const { source } = activity
  const name = useMapValue(source, roots.info, 'brainstormName') ?? ''
  const topics = useDerived(source, [roots.topics, roots.topicText, roots.topicDeleted], readTopics)
  const questions = useDerived(
    source,
    [roots.questions, roots.questionText, roots.questionDeleted],
    readQuestions,
  )
  return useMemo(() => ({ ...activity, name, topics, questions }), [activity, name, topics, questions])
}

/** The board flags that the view of one question needs. */
export function useQuestionFlags(board: Y.Doc, topicId: string, questionId: string) {
  return useDerived(board, [boardRoots.flags], (doc) => {
    return {
      isHidden: isHeadingHidden(doc, topicId, questionId),
      isShownHere: hasFlag(doc, flagNames.showAnswers(topicId, questionId)),
      areAnswersShown: areAnswersShown(doc, topicId, questionId),
      areAllShown: hasFlag(doc, flagNames.globalAnswers),
      isSortedByPopularity: hasFlag(doc, flagNames.sortByPopularity),
    }
  })
}

/** Whether a topic or question is locked for participants, by the name of its flag. SPEC P4 */
export function useIsHidden(board: Y.Doc, flagName: string): boolean {
  return useMapValue(board, boardRoots.flags, flagName) ?? false
}

/** The number of answers to a question, including hidden ones. */
export function usePostCount(board: Y.Doc, topicId: string, questionId: string): number {
  return useMapValue(board, boardRoots.counts, postCountKey(topicId, questionId)) ?? 0
}
