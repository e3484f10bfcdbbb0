import { IconHeart } from '@tabler/icons-react'
import type { PostView } from '#domain/brainstorm/read.ts'
import { CountMark } from '#ui/CountMark.tsx'
import { useText } from '#ui/useText.ts'
import { FittedText } from '#activity/room/FittedText.tsx'
import { roomText } from '#activity/room/roomText.ts'
import { roomBrainstormText } from './roomBrainstormText.ts'
import classes from './RoomSpotlight.module.css'

/** The answer that is presented, alone. */
export function RoomSpotlight({ post }: { post: PostView }) {
  const text = useText(roomBrainstormText)
  const { likes } = useText(roomText)
  return (
    <FittedText key={post.id} label={text.answersLabel}>
      <p className={classes.words} dir="auto">
        {post.text}
      </p>
      {post.desc !== '' && (
        <p className={classes.desc} dir="auto">
          {post.desc}
        </p>
      )}
      {post.score > 0 && (
        <CountMark
          icon={<IconHeart size="0.95em" aria-hidden="true" />}
          count={post.score}
          label={likes(post.score)}
          className={classes.likes}
        />
      )}
    </FittedText>
  )
}
