import { limits } from '#domain/limits.ts'
import { sheetLimits } from './sheet.ts'

/** What texts of a sheet become. */
export const destinations = ['topics', 'questions', 'answers'] as const
export type Destination = (typeof destinations)[number]

export interface ImportChoice {
  destination: Destination | null
  topicIds: readonly string[]
  questionIds: readonly string[]
}

/** One thing that is added. */
export type Addition =
  | { kind: 'topic'; text: string }
  | { kind: 'question'; text: string }
  | { kind: 'answer'; text: string; multiTopicId: string; questionId: string }

/** Whether all is chosen that an import needs; answers need a topic and a question. */
export function isComplete(choice: ImportChoice, textCount: number): boolean {
  const { destination, topicIds, questionIds } = choice
  if (destination === null || textCount === 0) return false
  if (destination === 'answers' && (topicIds.length === 0 || questionIds.length === 0)) return false
  return additionCount(choice, textCount) <= sheetLimits.texts
}

/** How many things an import adds. */
export function additionCount(choice: ImportChoice, textCount: number): number {
  const { destination, topicIds, questionIds } = choice
  return destination === 'answers' ? textCount * topicIds.length * questionIds.length : textCount
}

/** What is added, in order; answers to each question that was chosen, under each topic. SPEC N3. */
export function additionsOf(texts: readonly string[], choice: ImportChoice): Addition[] {
  const { destination, topicIds, questionIds } = choice
  if (destination === null) return []
  if (destination !== 'answers') {
    const kind = destination === 'topics' ? 'topic' : 'question'
    return texts.map((text): Addition => ({ kind, text }))
  }
  return topicIds.flatMap((multiTopicId) =>
    questionIds.flatMap((questionId) =>
      texts.map((text): Addition => ({ kind: 'answer', text, multiTopicId, questionId })),
    ),
  )
}

/** Whether a text is longer than what it is to become may be: it is told, never cut. */
export function isTooLong(text: string): boolean {
  return text.length > limits.postText
}
