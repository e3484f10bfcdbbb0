import type * as Y from 'yjs'
import { readStandingGroups, readStandingPosts } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { stepRoots } from '#domain/brainstorm/steps.ts'

/** The root maps of a desk that are counted. */
export const inputRoots = [
  ...stepRoots,
  roots.posts,
  roots.postDeleted,
  roots.groups,
  roots.groupDeleted,
  roots.comments,
  roots.commentRemoved,
]

/** How much visible input of a desk starting over deletes. SPEC B18, B24. */
export function inputOf(desk: Y.Doc): { answers: number; groups: number; comments: number } {
  const answers = new Set(readStandingPosts(desk).map(({ id }) => id))
  const comments = [...roots.comments(desk).entries()].filter(
    ([id, { postId }]) => answers.has(postId) && !roots.commentRemoved(desk).get(id),
  )
  return { answers: answers.size, groups: readStandingGroups(desk).length, comments: comments.length }
}
