import { useMemo } from 'react'
import type * as Y from 'yjs'
import { useActivity } from '#activity/useActivity.ts'
import type { Activity } from '#activity/useActivity.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { postCountKey } from '#domain/brainstorm/postCountKey.ts'
import { readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import type { QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useDerived, useMapValue } from '#sync/useDoc.ts'

/** What every view of a brainstorm builds on. */
export interface Brainstorm extends Activity {
  name: string
  topics: TopicView[]
  questions: QuestionView[]
}

/** Opens a brainstorm's documents for whoever this screen is, and reads what it asks. */
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

/** Flags of the board that one question's view needs. */
export function useQuestionFlags(board: Y.Doc, topicId: string, questionId: string) {
  return useDerived(board, [boardRoots.flags], (doc) => {
    const has = (name: string): boolean => boardRoots.flags(doc).get(name) ?? false
    const isHidden = has(flagNames.topicHidden(topicId)) || has(flagNames.questionHidden(questionId))
    const isShownHere = has(flagNames.showAnswers(topicId, questionId))
    return {
      isHidden,
      isShownHere,
      areAnswersShown: !isHidden && (has(flagNames.globalAnswers) || isShownHere),
      areAllShown: has(flagNames.globalAnswers),
      isInputLocked: has(flagNames.inputLocked),
      isSortedByPopularity: has(flagNames.sortByPopularity),
    }
  })
}

/** Whether a topic or question is locked for participants, by the name of its flag. SPEC P4 */
export function useIsHidden(board: Y.Doc, flagName: string): boolean {
  return useMapValue(board, boardRoots.flags, flagName) ?? false
}

/** How many answers a question has, hidden ones too. */
export function usePostCount(board: Y.Doc, topicId: string, questionId: string): number {
  return useMapValue(board, boardRoots.counts, postCountKey(topicId, questionId)) ?? 0
}
