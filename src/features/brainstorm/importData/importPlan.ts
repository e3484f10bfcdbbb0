/** What the texts of a spreadsheet are imported as. */
export const destinations = ['topics', 'questions', 'answers'] as const
export type Destination = (typeof destinations)[number]

export interface ImportChoice {
  destination: Destination | null
  topicIds: readonly string[]
  questionIds: readonly string[]
}

/** One item to add. */
export type Addition =
  | { kind: 'topic'; text: string }
  | { kind: 'question'; text: string }
  | { kind: 'answer'; text: string; multiTopicId: string; questionId: string }

/** What still has to be chosen. */
export type Lack = 'destination' | 'topic' | 'question'

/** What has to be chosen next; null when the choice is complete. Answers need a topic and a question. */
export function lackOf({ destination, topicIds, questionIds }: ImportChoice): Lack | null {
  if (destination === null) return 'destination'
  if (destination === 'answers' && topicIds.length === 0) return 'topic'
  if (destination === 'answers' && questionIds.length === 0) return 'question'
  return null
}

/** The chosen items of a list: when nothing was chosen and the list has a single item, that item. */
export function chosenOrOnly(chosen: readonly string[], list: readonly { id: string }[]): readonly string[] {
  const [only, ...others] = list
  return chosen.length === 0 && only && others.length === 0 ? [only.id] : chosen
}

/** The number of items that an import adds. */
export function additionCount(choice: ImportChoice, textCount: number): number {
  const { destination, topicIds, questionIds } = choice
  return destination === 'answers' ? textCount * topicIds.length * questionIds.length : textCount
}

/** The items to add, in order; answers are added to each chosen question under each chosen topic. SPEC N3. */
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
