import { sameValue } from '#domain/workshop/state.ts'
import type { SlideComment } from './commentList.ts'

/** Keeps the objects of comments that did not change, so that a new comment renders one row, not all of them. */
export class KeptComments {
  #before: readonly SlideComment[] = []

  keep(now: readonly SlideComment[]): readonly SlideComment[] {
    const before = this.#before
    const known = new Map(before.map((comment) => [comment.id, comment]))
    const kept = now.map((comment) => {
      const one = known.get(comment.id)
      return one && sameValue(one, comment) ? one : comment
    })
    const isSame = kept.length === before.length && kept.every((comment, at) => comment === before[at])
    if (!isSame) this.#before = kept
    return this.#before
  }
}
