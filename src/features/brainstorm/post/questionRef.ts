import type { MultiTopicId, QuestionId } from '#domain/ids.ts'

/**
 * The question of the answer that a link leads to: a participant's own answer may be in no document that they can read.
 */
export interface QuestionRef {
  multiTopicId: MultiTopicId
  questionId: QuestionId
}

/** The question that a link to an answer names; null: none. */
export function questionRefIn(at: unknown): QuestionRef | null {
  const ref = at as QuestionRef | null
  return typeof ref?.multiTopicId === 'string' && typeof ref.questionId === 'string' ? ref : null
}
