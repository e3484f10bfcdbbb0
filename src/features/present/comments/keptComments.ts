import type { SlideComment } from './commentList.ts'

/** Keeps the objects of comments that did not change, so that a new comment renders one row, not all of them. */
export class KeptComments {
  #before: readonly SlideComment[] = []

  keep(now: readonly SlideComment[]): readonly SlideComment[] {
    const before = this.#before
    const known = new Map(before.map((comment) => [comment.id, comment]))
    const kept = now.map((comment) => {
      const one = known.get(comment.id)
      return one && isSame(one, comment) ? one : comment
    })
    if (kept.length !== before.length || kept.some((comment, at) => comment !== before[at]))
      this.#before = kept
    return this.#before
  }
}

/** Comments are flat and all have the same fields; `sameValue` takes several times as long for thousands of them. */
function isSame(one: SlideComment, other: SlideComment): boolean {
  for (const field in other) {
    const key = field as keyof SlideComment
    if (one[key] !== other[key]) return false
  }
  return true
}
