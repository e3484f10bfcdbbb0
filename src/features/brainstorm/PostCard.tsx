import { IconHeart, IconHeartFilled, IconMessage, IconPencil } from '@tabler/icons-react'
import { memo } from 'react'
import type { PostId } from '#domain/ids.ts'
import { useText } from '#ui/useText.ts'
import classes from './PostCard.module.css'
import type { PostItem } from './postList.ts'
import { brainstormText } from './text.ts'

export interface PostCardProps {
  post: PostItem
  commentCount: number
  onOpen: (id: PostId) => void
  onLike: (id: PostId, like: boolean) => void
}

/** One answer. Plain markup: a board holds a thousand of them. */
export const PostCard = memo(function PostCard({ post, commentCount, onOpen, onLike }: PostCardProps) {
  const text = useText(brainstormText)
  return (
    <article
      className={classes.card}
      data-mine={post.isMine || undefined}
      data-unsaved={!post.isSaved || undefined}
    >
      <button
        type="button"
        className={classes.open}
        onClick={() => onOpen(post.id)}
        aria-label={`${text.openAnswer}: ${post.text}`}
      >
        <span className={classes.text}>{post.text}</span>
      </button>
      <footer className={classes.footer}>
        {post.isMine && (
          <span className={classes.own} title={text.own}>
            <IconPencil size={15} aria-hidden="true" />
            <span className={classes.visuallyHidden}>{text.own}</span>
          </span>
        )}
        {!post.isSaved && <span className={classes.unsaved}>{text.notSaved}</span>}
        <span className={classes.space} />
        {commentCount > 0 && (
          <span className={classes.comments} title={text.commentCount(commentCount)}>
            <IconMessage size={16} aria-hidden="true" />
            <span aria-hidden="true">{commentCount}</span>
            <span className={classes.visuallyHidden}>{text.commentCount(commentCount)}</span>
          </span>
        )}
        <button
          type="button"
          className={classes.like}
          aria-pressed={post.hasLiked}
          aria-label={`${post.hasLiked ? text.unlike : text.like}, ${text.likes(post.score)}`}
          onClick={() => onLike(post.id, !post.hasLiked)}
        >
          {post.hasLiked ? (
            <IconHeartFilled size={18} aria-hidden="true" />
          ) : (
            <IconHeart size={18} aria-hidden="true" />
          )}
          <span aria-hidden="true">{post.score}</span>
        </button>
      </footer>
    </article>
  )
})
