import type { MultiTopicId, PostId, QuestionId } from '#domain/ids.ts'

/** An answer that another page leads to: goes along with a navigation to its activity, as the state of the history. */
export interface AnswerLink {
  postId: PostId
  topicId: MultiTopicId
  /** Null for kinds without questions. */
  questionId: QuestionId | null
}

export function answerLinkState(link: AnswerLink): { answer: AnswerLink } {
  return { answer: link }
}

/** What a navigation's state leads to; null for any other. */
export function answerLinkIn(state: unknown): AnswerLink | null {
  if (typeof state !== 'object' || state === null || !('answer' in state)) return null
  const link = state.answer as Partial<AnswerLink> | null
  const { postId, topicId, questionId } = link ?? {}
  if (typeof postId !== 'string' || typeof topicId !== 'string') return null
  if (typeof questionId !== 'string' && questionId !== null) return null
  return { postId, topicId, questionId }
}
