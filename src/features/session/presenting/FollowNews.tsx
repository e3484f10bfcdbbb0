import { IconWalk } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { times } from '#domain/limits.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { announce } from '#ui/focus/announce.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { followText } from './followText.ts'
import classes from './RoomBar.module.css'

/**
 * For participants, under the session's name: that they follow while Follow me is on, and for a moment that it has
 * ended. Both are announced once. SPEC S9
 */
export function FollowNews() {
  const text = useText(followText)
  const { locked } = useText(uiText)
  const { state, workshop } = useStateDocument()
  const { followMe } = state
  const names = workshop.facilitatorNames.filter((name) => name !== '')
  const leader = names.length === 1 ? (names[0] ?? null) : null
  const [isOver, setOver] = useState(false)
  if (followMe && isOver) setOver(false)
  const words = followMe ? text.following(leader) : isOver ? null : text.ended
  useEffect(() => {
    if (words !== null) announce(words)
  }, [words])
  useEffect(() => {
    if (followMe) return undefined
    const timer = setTimeout(() => setOver(true), times.viewChangeBannerMs)
    return () => clearTimeout(timer)
  }, [followMe])
  if (words === null) return null
  return (
    <div className={classes.bar} data-live={followMe || undefined} title={followMe ? locked : undefined}>
      {followMe && <IconWalk size={16} aria-hidden="true" />}
      <span className={classes.sentence}>{words}</span>
    </div>
  )
}
