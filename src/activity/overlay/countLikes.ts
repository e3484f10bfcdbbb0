import type { ObjectId } from '#domain/ids.ts'
import type { Own } from './own.ts'

/**
 * How many items of an activity this person likes: the server's answer, and their acts since. A like of a deleted item
 * is free again.
 *
 * @param isShown whether an item is in the document that this screen reads
 */
export function countLikes(
  { fetched, acts, contents }: Pick<Own<{ id: string }>, 'fetched' | 'acts' | 'contents'>,
  objectId: ObjectId,
  isShown: (id: string) => boolean,
): number {
  const liked = new Set<string>(fetched.liked)
  for (const [id, act] of acts) {
    if (act.objectId !== objectId || act.isLiked === undefined) continue
    if (act.isLiked) liked.add(id)
    else liked.delete(id)
  }
  // Their own hidden items are in no document.
  const made = new Set([...fetched.items, ...contents].map(({ id }) => id))
  const isThere = (id: string): boolean => isShown(id) || (made.has(id) && acts.get(id)?.isDeleted !== true)
  return [...liked].filter(isThere).length
}
