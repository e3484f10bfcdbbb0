import { useMemo } from 'react'
import { CreatePostGroupVoteDocument, DeletePostGroupVoteDocument } from '#api/operations/post.ts'
import { newId } from '#api/newId.ts'
import type { GroupView } from '#domain/brainstorm/read.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useOutbox } from '#sync/outbox.ts'
import { notify } from '#ui/notify.ts'
import { useText } from '#ui/useText.ts'
import { useRememberAct } from '#activity/overlay/pageActs.ts'
import type { Own } from '../answers/postList.ts'
import type { Answers } from '../answers/useAnswers.ts'
import { groupsText } from './groupsText.ts'

/** A group's likes as this person sees them. */
export interface GroupLikeView {
  hasLiked: boolean
  /** null: numbers are not shown on this screen. */
  score: number | null
  /** Nobody likes or takes a like back now. */
  isClosed: boolean
}

export interface GroupLikes {
  of: (group: GroupView) => GroupLikeView
  toggle: (group: GroupView) => void
}

/** Likes of groups, for everyone: out of the outbox, offline as well. SPEC B11, B15 to B17. */
export function useGroupLikes(objectId: ObjectId, { own, likes, isLocked }: Answers): GroupLikes {
  const { send } = useOutbox()
  const rememberAct = useRememberAct()
  const text = useText(groupsText)
  return useMemo(() => {
    const of = (group: GroupView): GroupLikeView => ({
      hasLiked: hasLiked(own, group.id),
      score: likes.areCountsHidden ? null : group.score + waiting(own, group.id),
      isClosed: likes.areClosed || isLocked,
    })
    return {
      of,
      toggle: (group) => {
        const common = { objectId, label: text.labelLike }
        const about = { type: 'group', id: group.id }
        if (of(group).hasLiked) {
          rememberAct(objectId, group.id, { isLiked: false })
          // By the group's id: another device of the same person may have made the like.
          send({
            document: DeletePostGroupVoteDocument,
            variables: { id: group.id },
            ...common,
            effect: { does: 'unlike', ...about },
          })
        } else if (likes.left === 0) {
          notify(text.noLikesLeft)
        } else {
          const id = newId()
          rememberAct(objectId, group.id, { isLiked: true })
          const variables = { id, postGroupId: group.id }
          send({
            document: CreatePostGroupVoteDocument,
            variables,
            ...common,
            effect: { does: 'like', ...about },
          })
        }
      },
    }
  }, [objectId, own, likes, isLocked, send, text, rememberAct])
}

function hasLiked({ acts, told }: Own, id: string): boolean {
  return acts.get(id)?.isLiked ?? told.liked.has(id)
}

/** Likes on their way are counted as if they had arrived. */
function waiting({ pending }: Own, id: string): number {
  let count = 0
  for (const { effect } of pending) {
    if (effect?.type !== 'group' || effect.id !== id) continue
    if (effect.does === 'like') count += 1
    if (effect.does === 'unlike') count -= 1
  }
  return count
}
