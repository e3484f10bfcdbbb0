import { useCallback, useEffect, useMemo } from 'react'
import type * as Y from 'yjs'
import { hasFlag } from '#domain/activity/flags.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { areLikesShown, likesPerPerson } from '#domain/brainstorm/likeRules.ts'
import { readGroup, readPost } from '#domain/brainstorm/read.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useOutbox } from '#sync/outbox.ts'
import { useDerived } from '#sync/useDoc.ts'
import { notify } from '#ui/notify.ts'
import { useRememberAct } from '#activity/overlay/pageActs.ts'
import type { Own } from './postList.ts'
import type { Brainstorm } from '../page/useBrainstorm.ts'

const likeableRoots = [roots.posts, roots.postDeleted, roots.groups, roots.groupDeleted]

/** What a person may do with likes in an activity, and what they see of them. SPEC B15 to B17. */
export interface Likes {
  /** null: as many as they wish */
  perPerson: number | null
  left: number | null
  areClosed: boolean
  /** Numbers are not shown on this screen. */
  areCountsHidden: boolean
}

/** The rules of liking, and how many likes this person has left. */
export function useLikes({ objectId, board, source, isFacilitator }: Brainstorm, own: Own): Likes {
  useRefusedLikes(objectId)
  const rules = useDerived(board, [boardRoots.flags, boardRoots.settings], readRules)
  const count = useCallback(
    (doc: Y.Doc) =>
      countLikes(own, objectId, (id) => readPost(doc, id) !== null || readGroup(doc, id) !== null),
    [own, objectId],
  )
  const used = useDerived(source, likeableRoots, count)
  return useMemo(() => {
    const { perPerson, areClosed, areShown } = rules
    const left = perPerson === null ? null : Math.max(0, perPerson - used)
    return { perPerson, left, areClosed, areCountsHidden: !areShown && !isFacilitator }
  }, [rules, used, isFacilitator])
}

function readRules(board: Y.Doc) {
  return {
    perPerson: likesPerPerson(board),
    areShown: areLikesShown(board),
    areClosed: hasFlag(board, flagNames.likesClosed),
  }
}

/**
 * What the server told of this person's likes, and what they did since. A like of what was deleted meanwhile is theirs again.
 *
 * @param isShown whether a post or group stands where this screen reads
 */
export function countLikes(
  { told, acts, contents }: Pick<Own, 'told' | 'acts' | 'contents'>,
  objectId: ObjectId,
  isShown: (id: string) => boolean,
): number {
  const liked = new Set<string>(told.liked)
  for (const [id, act] of acts) {
    if (act.objectId !== objectId || act.isLiked === undefined) continue
    if (act.isLiked) liked.add(id)
    else liked.delete(id)
  }
  // Their own hidden answers stand nowhere else.
  const made = new Set([...told.posts, ...contents].map(({ id }) => id))
  const isThere = (id: string): boolean => isShown(id) || (made.has(id) && acts.get(id)?.isDeleted !== true)
  return [...liked].filter(isThere).length
}

/** A like that was not taken has no text to keep: the heart goes back, and why is said in a word. */
function useRefusedLikes(objectId: ObjectId): void {
  const { refused, dismiss } = useOutbox()
  const rememberAct = useRememberAct()
  useEffect(() => {
    for (const entry of refused) {
      const { effect } = entry
      if (entry.objectId !== objectId || (effect?.does !== 'like' && effect?.does !== 'unlike')) continue
      rememberAct(objectId, effect.id, { isLiked: effect.does === 'unlike' })
      if (entry.state.status === 'refused') notify(entry.state.message, 'bad')
      dismiss(entry.entryId)
    }
  }, [refused, dismiss, objectId, rememberAct])
}
