import { setAnswersShown } from '#domain/identify/flags.ts'
import { updateInfo } from '#domain/identify/info.ts'
import type { DeskInfoField } from '#domain/identify/info.ts'
import { onDesk } from '#server/commands/desk.ts'
import type { ActivityRef } from '#server/commands/made.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'

/** SPEC Y3, B19 */
export function describe(
  author: CommandAuthor,
  ref: ActivityRef,
  texts: Partial<Record<DeskInfoField, string | undefined>>,
): Command<void> {
  return onDesk(author, ref, ({ desk }) => updateInfo(desk, texts))
}

/** Shows all answers to the room, or hides them. SPEC Y4 */
export function showAnswers(author: CommandAuthor, ref: ActivityRef, shown: boolean): Command<void> {
  return onDesk(author, ref, ({ board }) => setAnswersShown(board, shown))
}
