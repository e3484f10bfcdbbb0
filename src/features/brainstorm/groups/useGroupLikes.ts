import { useMemo } from 'react'
import { CreatePostGroupVoteDocument, DeletePostGroupVoteDocument } from '#api/operations/post.ts'
import { newId } from '#api/newId.ts'
import type { GroupView } from '#domain/brainstorm/read.ts'
import type { ObjectId } from '#domain/ids.ts'
import { notify } from '#ui/notify.ts'
import { useText } from '#ui/useText.ts'
import { withLikes } from '#activity/overlay/overlay.ts'
import { useSendAct } from '#activity/overlay/useSendAct.ts'
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

const groupItems = {
  type: 'group',
  liked: (group: GroupView, by: number): GroupView => ({ ...group, score: Math.max(0, group.score + by) }),
}

/** Likes of groups, for everyone: out of the outbox, offline as well. SPEC B11, B15 to B17. */
export function useGroupLikes(objectId: ObjectId, { own, likes, isLocked }: Answers): GroupLikes {
  const act = useSendAct(objectId)
  const text = useText(groupsText)
  return useMemo(() => {
    const of = (group: GroupView): GroupLikeView => {
      const { hasLiked, score } = withLikes(group, own, groupItems)
      const isClosed = likes.areClosed || isLocked
      return { hasLiked, score: likes.areCountsHidden ? null : score, isClosed }
    }
    return {
      of,
      toggle: ({ id, ...group }) => {
        const { type } = groupItems
        const label = text.labelLike
        if (of({ id, ...group }).hasLiked) {
          // By the group's id: another device of the same person may have made the like.
          const effect = { does: 'unlike' as const, type, id }
          act({ document: DeletePostGroupVoteDocument, variables: { id }, label, effect })
        } else if (likes.left === 0) {
          notify(text.noLikesLeft)
        } else {
          const variables = { id: newId(), postGroupId: id }
          const effect = { does: 'like' as const, type, id }
          act({ document: CreatePostGroupVoteDocument, variables, label, effect })
        }
      },
    }
  }, [own, likes, isLocked, act, text])
}
