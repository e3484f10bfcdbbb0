import { useMemo } from 'react'
import type { BoardGroup } from '#activity/board/board.ts'
import { CreatePostGroupVoteDocument, DeletePostGroupVoteDocument } from '#api/operations/post.ts'
import { newId } from '#api/newId.ts'
import type { ObjectId } from '#domain/ids.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import { withLikes } from '#activity/overlay/overlay.ts'
import { useSendAct } from '#activity/overlay/useSendAct.ts'
import type { Answers } from '../answers/useAnswers.ts'
import { groupsText } from './groupsText.ts'

/** A group's likes as this person sees them. */
export interface GroupLikeView {
  hasLiked: boolean
  /** null: like counts are not shown on this screen. */
  score: number | null
  /** Likes can be neither added nor removed now. */
  isClosed: boolean
}

export interface GroupLikes {
  of: (group: LikedGroup) => GroupLikeView
  toggle: (group: LikedGroup) => void
}

type LikedGroup = Pick<BoardGroup, 'id' | 'score'>

const groupItems = {
  type: 'group',
  liked: (group: LikedGroup, by: number): LikedGroup => ({ ...group, score: Math.max(0, group.score + by) }),
}

/**
 * Likes of groups, for all roles: commands sent through the outbox, so they also work offline. SPEC B11, B15 to B17.
 */
export function useGroupLikes(objectId: ObjectId, { own, likes, isLocked }: Answers): GroupLikes {
  const act = useSendAct(objectId)
  const text = useText(groupsText)
  return useMemo(() => {
    const of = (group: LikedGroup): GroupLikeView => {
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
          // Identified by the group's id, because the like may have been made on another device of the same person.
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
