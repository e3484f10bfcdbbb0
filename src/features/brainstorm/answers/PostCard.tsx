import { IconStack2 } from '@tabler/icons-react'
import { memo } from 'react'
import { AnswerCard } from '#activity/cards/AnswerCard.tsx'
import { CommentCount } from '#activity/cards/CommentCount.tsx'
import { LikeButton } from '#activity/cards/LikeButton.tsx'
import type { PostGroupId, PostId } from '#domain/ids.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { brainstormText } from '../text.ts'
import classes from './PostCard.module.css'
import type { PostItem } from './postList.ts'

export interface PostCardProps {
  post: PostItem
  /** The answer is read-only. */
  isClosed: boolean
  commentCount: number
  /** Title of the group that the answer is in; null: none. */
  groupTitle: string | null
  /** Colour of that group; 0: none. */
  groupColor: number
  /** Like counts are visible to facilitators only, for now. */
  areLikesHidden: boolean
  /** The reason why likes are disabled for everyone, or null. */
  whyNoLikes: string | null
  onOpen: (id: PostId) => void
  onEdit: (id: PostId) => void
  onLike: (id: PostId, like: boolean) => void
  /** null: the group is not a link for now. */
  onSelectGroup: ((id: PostGroupId) => void) | null
}

/** One answer of a brainstorm: the shared answer card with its group, comments and likes. */
export const PostCard = memo(function MemoPostCard(props: PostCardProps) {
  const { post, isClosed, commentCount, groupTitle, groupColor, areLikesHidden, whyNoLikes } = props
  const { onOpen, onEdit, onLike, onSelectGroup } = props
  const ui = useText(uiText)
  const text = useText(brainstormText)
  const { groupId } = post
  return (
    <AnswerCard
      text={post.text}
      isMine={post.isMine}
      isSaved={post.isSaved}
      onEdit={isClosed ? null : () => onEdit(post.id)}
      color={groupColor}
      onOpen={() => onOpen(post.id)}
      badge={
        groupId !== null &&
        groupTitle !== null && (
          <button
            type="button"
            className={classes.group}
            data-control="group"
            disabled={onSelectGroup === null}
            aria-label={text.inGroup(groupTitle || ui.unnamedGroup)}
            onClick={() => onSelectGroup?.(groupId)}
          >
            <IconStack2 size={15} aria-hidden="true" />
            <span className={classes.groupName}>{groupTitle || ui.unnamedGroup}</span>
          </button>
        )
      }
    >
      <CommentCount count={commentCount} />
      <LikeButton
        hasLiked={post.hasLiked}
        score={areLikesHidden ? null : post.score}
        isDisabled={whyNoLikes !== null}
        title={whyNoLikes ?? undefined}
        onToggle={() => onLike(post.id, !post.hasLiked)}
      />
    </AnswerCard>
  )
})
