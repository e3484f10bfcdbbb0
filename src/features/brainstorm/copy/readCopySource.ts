import type * as Y from 'yjs'
import { readQuestions, readStandingGroups, readStandingPosts } from '#domain/brainstorm/read.ts'
import type { PostGroupId } from '#domain/ids.ts'
import type { CopyScope } from './copyScope.ts'

/**
 * The items on a desk that a scope names and that can be copied: a selection, or everything under its question. SPEC
 * B24.
 */
export function readCopySource(
  desk: Y.Doc,
  { multiTopicId, questionId, ...selected }: CopyScope,
): { question: string; answerCount: number; groupIds: PostGroupId[] } {
  const isSelection = selected.postIds.length > 0
  const isNamed = (
    one: { id: string; multiTopicId: string; questionId: string },
    ids: readonly string[],
  ): boolean =>
    isSelection ? ids.includes(one.id) : one.multiTopicId === multiTopicId && one.questionId === questionId
  return {
    question: readQuestions(desk).find(({ id }) => id === questionId)?.text ?? '',
    answerCount: readStandingPosts(desk).filter((post) => isNamed(post, selected.postIds)).length,
    groupIds: readStandingGroups(desk)
      .filter((group) => isNamed(group, selected.groupIds))
      .map(({ id }) => id),
  }
}
