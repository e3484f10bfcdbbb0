import { useCallback } from 'react'
import { SetShowAnswersDocument } from '#api/operations/brainstorm.ts'
import type { MultiTopicId, QuestionId } from '#domain/ids.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'

/** A question of a topic; `position` is its index among the questions. */
export interface QuestionAt {
  topicId: MultiTopicId
  questionId: QuestionId
  position: number
}

/** Shows the answers to one question to the room, or hides them. */
export function useShowAnswers(): (at: QuestionAt, showAnswers: boolean) => Promise<void> {
  const { workshopId } = useRoom()
  const call = useCall()
  return useCallback(
    async ({ topicId, questionId, position }, showAnswers) => {
      await call(SetShowAnswersDocument, {
        multiTopicId: topicId,
        commonInfoData: { workshop: workshopId },
        selectedTopicIndex: position,
        questionId,
        showAnswers,
      })
    },
    [call, workshopId],
  )
}
