import { IconMessage } from '@tabler/icons-react'
import { CountMark } from '#ui/CountMark.tsx'
import { useText } from '#ui/useText.ts'
import { activityText } from '../text.ts'

/** In the foot of a card: how many comments and replies the item has; nothing where it has none. */
export function CommentCount({ count }: { count: number }) {
  const text = useText(activityText)
  if (count === 0) return null
  return (
    <CountMark
      icon={<IconMessage size={16} aria-hidden="true" />}
      count={count}
      label={text.commentCount(count)}
    />
  )
}
