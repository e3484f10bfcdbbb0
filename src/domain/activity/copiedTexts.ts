import { UserMistake } from '../errors.ts'
import * as copyMessages from '../messages/copying.ts'
import { cleanText, cutText } from '../text.ts'
import type { CopiedInput, InputKind, LongestTexts } from './copiedInput.ts'

/**
 * Nothing that is copied is cut.
 *
 * @throws {UserMistake} naming the first text that is longer than its target takes. SPEC K8
 */
export function assertWhole(input: readonly CopiedInput[], kind: InputKind, longest: LongestTexts): void {
  const { heading } = longest
  if (kind === 'ANSWERS' || heading === undefined) return assertAnswers(input, longest)
  for (const { text, children } of input) {
    assertFits(text, heading)
    assertAnswers(children ?? [], longest)
  }
}

function assertAnswers(input: readonly CopiedInput[], longest: LongestTexts): void {
  for (const { text, desc, children } of input) {
    assertFits(text, children === null ? longest.answer : longest.group)
    if (children !== null) assertAnswers(children, longest)
    else if (longest.description !== undefined && cleanText(desc).length > longest.description)
      throw new UserMistake(copyMessages.tooLongDescription(beginningOf(text), longest.description))
  }
}

function assertFits(text: string, limit = Infinity): void {
  if (cleanText(text).length > limit)
    throw new UserMistake(copyMessages.tooLongToCopy(beginningOf(text), limit))
}

/** As many characters of a text as name it in a message. */
const nameLength = 30

/** The beginning of a text, by which a message names it: all of a short one. */
export function beginningOf(text: string): string {
  const line = text.replaceAll('\n', ' ')
  const beginning = cutText(line, nameLength)
  return beginning === line ? line : `${beginning}…`
}
