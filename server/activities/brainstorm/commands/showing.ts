import { setLikeRules } from '#domain/brainstorm/likes/likeRules.ts'
import type { LikeRules } from '#domain/brainstorm/likes/likeRules.ts'
import { setAnswersShown, setHeadingHidden } from '#domain/brainstorm/showing.ts'
import { questionAt } from '#domain/brainstorm/topics.ts'
import type { MultiTopicId, QuestionId } from '#domain/ids.ts'
import { onDesk } from '#server/commands/desk.ts'
import type { ActivityRef } from '#server/commands/made.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'

/** A question by its present position, or by its id, which takes precedence. */
export interface QuestionPosition {
  position: number
  questionId?: QuestionId | undefined
}

/** Shows or hides the answers to one question under one topic. SPEC B3. */
export function showAnswers(
  author: CommandAuthor,
  ref: ActivityRef,
  at: { multiTopicId: MultiTopicId; question: QuestionPosition },
  shown: boolean,
): Command<void> {
  return onDesk(author, ref, (docs) =>
    setAnswersShown(docs, at.multiTopicId, questionAt(docs.desk, at.question), shown),
  )
}

/** Hides a topic or a question from participants, or shows it. SPEC P4. */
export function hideHeading(
  author: CommandAuthor,
  ref: ActivityRef,
  what: { multiTopicId: MultiTopicId } | { question: QuestionPosition },
  hidden: boolean,
): Command<void> {
  return onDesk(author, ref, (docs) => {
    const found = 'question' in what ? { questionId: questionAt(docs.desk, what.question) } : what
    setHeadingHidden(docs, found, hidden)
  })
}

/** SPEC B15 to B17 */
export function ruleLikes(author: CommandAuthor, ref: ActivityRef, rules: LikeRules): Command<void> {
  return onDesk(author, ref, ({ board }) => setLikeRules(board, rules))
}
