import type * as Y from 'yjs'
import { roots } from '#domain/brainstorm/roots.ts'

/** The maps of a desk that it looks at. */
export const inputRoots = [
  roots.posts,
  roots.postDeleted,
  roots.groups,
  roots.groupDeleted,
  roots.comments,
  roots.commentRemoved,
]

/** How much of a desk starting over takes away. SPEC B18. */
export function inputOf(desk: Y.Doc): { answers: number; groups: number; comments: number } {
  return {
    answers: standing(roots.posts(desk), roots.postDeleted(desk)),
    groups: standing(roots.groups(desk), roots.groupDeleted(desk)),
    comments: standing(roots.comments(desk), roots.commentRemoved(desk)),
  }
}

function standing<Place, Flag>(things: Y.Map<Place>, flags: Y.Map<Flag>): number {
  return [...things.keys()].filter((id) => !flags.get(id)).length
}
