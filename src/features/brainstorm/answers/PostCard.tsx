import { IconMessage, IconPencil, IconStack2 } from '@tabler/icons-react'
import { memo } from 'react'
import type { PostGroupId, PostId } from '#domain/ids.ts'
import { CountMark } from '#ui/CountMark.tsx'
import { useText } from '#ui/useText.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { answersText } from './answersText.ts'
import { LikeButton } from '#activity/cards/LikeButton.tsx'
import classes from '#activity/cards/AnswerCard.module.css'
import type { PostItem } from './postList.ts'
import { brainstormText } from '../text.ts'

export interface PostCardProps {
  post: PostItem
  /** It can only be read. */
  isClosed: boolean
  commentCount: number
  /** Of the group it is in; null: none. */
  groupTitle: string | null
  /** Of that group; 0: none. */
  groupColor: number
  /** Numbers of likes are for facilitators only, for now. */
  areLikesHidden: boolean
  /** Why nobody can like now, or null. */
  whyNoLikes: string | null
  onOpen: (id: PostId) => void
  onLike: (id: PostId, like: boolean) => void
  /** null: it leads nowhere for now. */
  onSelectGroup: ((id: PostGroupId) => void) | null
}

/** One answer. Plain markup: a board holds a thousand of them. */
export const PostCard = memo(function PostCard(props: PostCardProps) {
  const { post, isClosed, commentCount, groupTitle, groupColor, areLikesHidden, whyNoLikes } = props
  const { onOpen, onLike, onSelectGroup } = props
  const shared = useText(brainstormText)
  const text = useText(answersText)
  const { groupId } = post
  return (
    <article
      className={classes.card}
      data-color={groupColor || undefined}
      data-mine={post.isMine || undefined}
      data-unsaved={!post.isSaved || undefined}
      title={post.isMine ? shared.own : undefined}
    >
      <button
        type="button"
        className={classes.open}
        data-control="open"
        onClick={() => onOpen(post.id)}
        aria-label={`${shared.openAnswer}: ${post.text}`}
      >
        <span className={classes.text}>{post.text}</span>
      </button>
      {groupId !== null && groupTitle !== null && (
        <button
          type="button"
          className={classes.group}
          data-control="group"
          disabled={onSelectGroup === null}
          aria-label={text.inGroup(groupTitle || shared.unnamedGroup)}
          onClick={() => onSelectGroup?.(groupId)}
        >
          <IconStack2 size={15} aria-hidden="true" />
          <span className={classes.groupName}>{groupTitle || shared.unnamedGroup}</span>
        </button>
      )}
      <footer className={classes.footer}>
        {post.isMine && (
          <span className={classes.own}>
            {!isClosed && <IconPencil size={15} aria-hidden="true" />}
            <VisuallyHidden>{shared.own}</VisuallyHidden>
          </span>
        )}
        {!post.isSaved && <span className={classes.unsaved}>{shared.notSaved}</span>}
        <span className={classes.space} />
        {commentCount > 0 && (
          <CountMark
            icon={<IconMessage size={16} aria-hidden="true" />}
            count={commentCount}
            label={shared.commentCount(commentCount)}
          />
        )}
        <LikeButton
          hasLiked={post.hasLiked}
          score={areLikesHidden ? null : post.score}
          isDisabled={whyNoLikes !== null}
          title={whyNoLikes ?? undefined}
          onToggle={() => onLike(post.id, !post.hasLiked)}
        />
      </footer>
    </article>
  )
})
