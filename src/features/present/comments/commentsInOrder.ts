import type { Own } from '#activity/overlay/own.ts'
import { byTime } from '#domain/activity/order.ts'
import type { CommentView } from '#domain/present/items.ts'
import { sameFields } from '#sync/documents/docItems.ts'
import { changesBetween } from '#sync/documents/itemChanges.ts'
import { SortedItems } from '#sync/documents/sortedItems.ts'
import { listComments } from './commentList.ts'
import type { SlideComment } from './commentList.ts'

/**
 * The comments that this person sees, as `listComments` lists them. A comment of somebody else changes its own row only:
 * neither are the others made again, nor do they become other objects, so that one row renders and not all of them.
 */
export class CommentsInOrder {
  readonly #all = new SortedItems<SlideComment>(byTime)
  #inDocument: readonly CommentView[] = []
  #own: Own<CommentView> | null = null
  /** What the outbox or the server's answer tells more of than the document does. */
  #ofOwn: ReadonlySet<string> = new Set()

  of(inDocument: readonly CommentView[], own: Own<CommentView>): readonly SlideComment[] {
    if (own !== this.#own || !this.#change(inDocument, own)) this.#listAll(inDocument, own)
    this.#inDocument = inDocument
    return this.#all.list
  }

  /** False when everything has to be listed anew. */
  #change(inDocument: readonly CommentView[], own: Own<CommentView>): boolean {
    if (inDocument === this.#inDocument) return true
    const changes = own.isDeviceOnly ? null : changesBetween(this.#inDocument, inDocument)
    if (!changes || [...changes.keys()].some((id) => this.#ofOwn.has(id))) return false
    this.#all.apply([...changes].map(([id, comment]) => [id, comment && ofOthers(comment, own)] as const))
    return true
  }

  #listAll(inDocument: readonly CommentView[], own: Own<CommentView>): void {
    const { list } = this.#all
    const now = listComments(inDocument, own).map((comment) => {
      const before = this.#all.get(comment.id)
      return before && sameFields(before, comment) ? before : comment
    })
    if (now.length !== list.length || now.some((comment, at) => comment !== list[at])) this.#all.reset(now)
    if (own !== this.#own) this.#ofOwn = idsOfOwn(own)
    this.#own = own
  }
}

function idsOfOwn({ fetched, contents, pending }: Own<CommentView>): Set<string> {
  const inOutbox = pending.flatMap(({ effect }) => (effect ? [effect.id] : []))
  return new Set([...[...fetched.items, ...contents].map(({ id }) => id), ...inOutbox])
}

function ofOthers(comment: CommentView, { fetched, acts }: Own<CommentView>): SlideComment {
  const hasLiked = acts.get(comment.id)?.isLiked ?? fetched.liked.has(comment.id)
  return { ...comment, isMine: false, hasLiked, isSaved: true }
}
