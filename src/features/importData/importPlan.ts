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

/** What an import still needs, or has too much of. */
export type Lack = 'texts' | 'destination' | 'topic' | 'question' | 'fewer'

/** Why an import cannot start yet; null when it can. Answers need a topic and a question. */
export function lackOf(choice: ImportChoice, textCount: number): Lack | null {
  const { destination, topicIds, questionIds } = choice
  if (textCount === 0) return 'texts'
  if (destination === null) return 'destination'
  if (destination === 'answers' && topicIds.length === 0) return 'topic'
  if (destination === 'answers' && questionIds.length === 0) return 'question'
  return additionCount(choice, textCount) > sheetLimits.texts ? 'fewer' : null
}

/** What is chosen of a list: where there is only one, that one, unless something was chosen. */
export function chosenOrOnly(chosen: readonly string[], list: readonly { id: string }[]): readonly string[] {
  const [only, ...others] = list
  return chosen.length === 0 && only && others.length === 0 ? [only.id] : chosen
}

/** How many things an import adds. */
function additionCount(choice: ImportChoice, textCount: number): number {
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
