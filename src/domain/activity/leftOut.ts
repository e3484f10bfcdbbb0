import type { Message } from '../message.ts'
import * as copyMessages from '../messages/copying.ts'
import { cleanText } from '../text.ts'
import { answersIn } from './copiedInput.ts'
import type { CopiedComment, CopiedInput, CopyItem, NoPlaceFor } from './copiedInput.ts'

/** Things that a copy leaves out, and why. SPEC K13 */
export interface LeftOut {
  count: number
  /** The message for so many. */
  reason: (count: number) => Message
}

/**
 * Reads items one after the other.
 *
 * @param inputOf the input of an item without what is taken, which it adds to
 * @param onMissing called for each item that names nothing: it does not exist, is deleted or has no text
 */
export function readItems(
  items: readonly CopyItem[],
  inputOf: (item: CopyItem, taken: Set<string>) => CopiedInput[],
  onMissing?: (item: CopyItem) => void,
): CopiedInput[] {
  const taken = new Set<string>()
  return items.flatMap((item) => {
    const input = inputOf(item, taken)
    // What was named before, alone or through its group, is copied once and not missing.
    if (onMissing && input.length === 0 && inputOf(item, new Set()).length === 0) onMissing(item)
    return input
  })
}

/**
 * What a copy of this input leaves out.
 *
 * @param missing how many items name nothing
 */
export function leftOutOf(
  input: readonly CopiedInput[],
  noPlaceFor: readonly NoPlaceFor[],
  missing: number,
): LeftOut[] {
  const answers = answersIn(input)
  const isEmpty = (one: CopiedInput): boolean => answersIn([one]).every(({ text }) => cleanText(text) === '')
  const counts = {
    gone: missing + (noPlaceFor.includes('emptyGroups') ? input.filter(isEmpty).length : 0),
    comments: noPlaceFor.includes('comments')
      ? countComments(answers.flatMap(({ comments }) => comments))
      : 0,
    descriptions: noPlaceFor.includes('descriptions') ? answers.filter(({ desc }) => desc !== '').length : 0,
  }
  return [
    { count: counts.gone, reason: copyMessages.leftOutGone },
    { count: counts.comments, reason: copyMessages.leftOutComments },
    { count: counts.descriptions, reason: copyMessages.leftOutDescriptions },
  ].filter(({ count }) => count > 0)
}

/** Replies count, removed comments do not. */
function countComments(comments: readonly CopiedComment[]): number {
  return comments.reduce(
    (sum, { text, replies }) => sum + (text === null ? 0 : 1) + countComments(replies),
    0,
  )
}
