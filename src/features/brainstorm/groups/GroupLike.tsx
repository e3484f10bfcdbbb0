import { LikeButton } from '#activity/cards/LikeButton.tsx'
import type { BoardGroup } from '#activity/board/board.ts'
import type { GroupLikes } from './useGroupLikes.ts'

/** The like button of a group, with its number of likes. */
export function GroupLike({ group, likes }: { group: BoardGroup; likes: GroupLikes }) {
  const { hasLiked, score, isClosed } = likes.of(group)
  return (
    <LikeButton
      hasLiked={hasLiked}
      score={score === null ? null : Math.max(0, score)}
      isDisabled={isClosed}
      onToggle={() => likes.toggle(group)}
    />
  )
}
