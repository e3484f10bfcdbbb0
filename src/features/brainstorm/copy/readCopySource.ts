import type * as Y from 'yjs'
import { readGroups, readPosts, readQuestions } from '#domain/brainstorm/read.ts'
import type { PostGroupId } from '#domain/ids.ts'

/** What stands under a question of a desk and can be copied. */
export function readCopySource(
  desk: Y.Doc,
  place: { multiTopicId: string; questionId: string },
): { question: string; answers: number; groupIds: PostGroupId[] } {
  const isHere = (one: { multiTopicId: string; questionId: string }): boolean =>
    one.multiTopicId === place.multiTopicId && one.questionId === place.questionId
  return {
    question: readQuestions(desk).find(({ id }) => id === place.questionId)?.text ?? '',
    answers: readPosts(desk).filter(isHere).length,
    groupIds: readGroups(desk)
      .filter(isHere)
      .map(({ id }) => id),
  }
}
