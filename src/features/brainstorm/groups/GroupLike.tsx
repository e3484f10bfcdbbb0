import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useText } from '#ui/useText.ts'
import type { GroupWithPosts } from './groupBoard.ts'
import classes from './GroupLike.module.css'
import { groupsText } from './groupsText.ts'
import type { GroupLikes } from './useGroupLikes.ts'

/** The heart of a group, with its number of likes. */
export function GroupLike({ group, likes }: { group: GroupWithPosts; likes: GroupLikes }) {
  const text = useText(groupsText)
  const { hasLiked, score, isClosed } = likes.of(group)
  const shownScore = score === null ? null : Math.max(0, score)
  const act = hasLiked ? text.unlike : text.like
  return (
    <button
      type="button"
      className={classes.like}
      aria-pressed={hasLiked}
      aria-label={shownScore === null ? act : `${act}, ${text.likes(shownScore)}`}
      disabled={isClosed}
      onClick={() => likes.toggle(group)}
    >
      {hasLiked ? (
        <IconHeartFilled size={18} aria-hidden="true" />
      ) : (
        <IconHeart size={18} aria-hidden="true" />
      )}
      {shownScore !== null && <span aria-hidden="true">{shownScore}</span>}
    </button>
  )
}
