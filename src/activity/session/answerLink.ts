/** A link to an answer: passed as navigation state when its activity is opened. */
export interface AnswerLink {
  itemId: string
  /** The answer's position in the activity, written and read by its kind; null: the documents tell it. */
  at: unknown
}

/** @param at plain JSON; left out where the activity's documents tell the answer's position */
export function answerLinkState(itemId: string, at: unknown = null): { answer: AnswerLink } {
  return { answer: { itemId, at } }
}

/** Reads an answer link from a navigation state; null for any other state. */
export function answerLinkIn(state: unknown): AnswerLink | null {
  const link = (state as { answer?: AnswerLink | null } | null | undefined)?.answer
  return typeof link?.itemId === 'string' ? link : null
}
