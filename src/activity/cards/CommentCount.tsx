import { IconMessage } from '@tabler/icons-react'
import { CountMark } from '#ui/CountMark.tsx'
import { useText } from '#ui/texts/useText.ts'
import { activityText } from '../text.ts'

/** In a card's footer: the number of comments and replies; nothing for none. */
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
