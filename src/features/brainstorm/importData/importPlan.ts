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

/** What has to be chosen still. */
export type Lack = 'destination' | 'topic' | 'question'

/** What is to be chosen next; null when all is. Answers need a topic and a question. */
export function lackOf({ destination, topicIds, questionIds }: ImportChoice): Lack | null {
  if (destination === null) return 'destination'
  if (destination === 'answers' && topicIds.length === 0) return 'topic'
  if (destination === 'answers' && questionIds.length === 0) return 'question'
  return null
}

/** What is chosen of a list: where there is only one, that one, unless something was chosen. */
export function chosenOrOnly(chosen: readonly string[], list: readonly { id: string }[]): readonly string[] {
  const [only, ...others] = list
  return chosen.length === 0 && only && others.length === 0 ? [only.id] : chosen
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
