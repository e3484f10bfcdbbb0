import { setLikeRules } from '#domain/brainstorm/likeRules.ts'
import type { LikeRules } from '#domain/brainstorm/likeRules.ts'
import { questionAt, setAnswersShown, setPlaceHidden } from '#domain/brainstorm/showing.ts'
import type { MultiTopicId, QuestionId } from '#domain/ids.ts'
import { onDesk } from '#server/commands/desk.ts'
import type { Place } from '#server/commands/made.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'

/** A question by the place it has now, or by its id, which wins. */
export interface QuestionPosition {
  position: number
  questionId?: QuestionId | undefined
}

/** Shows or hides the answers to one question under one topic. SPEC B3. */
export function showAnswers(
  author: CommandAuthor,
  place: Place,
  at: { multiTopicId: MultiTopicId; question: QuestionPosition },
  shown: boolean,
): Command<void> {
  return onDesk(author, place, (docs) =>
    setAnswersShown(docs, at.multiTopicId, questionAt(docs.desk, at.question), shown),
  )
}

/** Hides a topic or a question from participants, or shows it. SPEC P4. */
export function hidePlace(
  author: CommandAuthor,
  place: Place,
  what: { multiTopicId: MultiTopicId } | { question: QuestionPosition },
  hidden: boolean,
): Command<void> {
  return onDesk(author, place, (docs) => {
    const found = 'question' in what ? { questionId: questionAt(docs.desk, what.question) } : what
    setPlaceHidden(docs, found, hidden)
  })
}

/** SPEC B15 to B17 */
export function ruleLikes(author: CommandAuthor, place: Place, rules: LikeRules): Command<void> {
  return onDesk(author, place, ({ board }) => setLikeRules(board, rules))
}
