import { UserMistake } from '../errors.ts'
import { limits } from '../limits.ts'
import * as textMessages from '../messages/texts.ts'
import { cleanText } from '../text.ts'

/** A cell's or heading's text as it is stored; it may be empty. SPEC PL2, PL3. @throws {UserMistake} when too long */
export function checkedPlanText(text: string): string {
  const clean = cleanText(text)
  if (clean.length > limits.planText) throw new UserMistake(textMessages.textTooLong(limits.planText))
  return clean
}
