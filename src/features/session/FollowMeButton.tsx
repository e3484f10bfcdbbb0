import { Button } from '@mantine/core'
import { IconWalk } from '@tabler/icons-react'
import { useText } from '#ui/useText.ts'
import classes from './FollowMeButton.module.css'
import { facilitatorText } from './facilitatorText.ts'
import { usePresenting } from './presenting.tsx'

/** Follow me, on or off. Nothing to follow in the lobby. */
export function FollowMeButton() {
  const text = useText(facilitatorText)
  const { isFollowed, isConnected, isHiddenHere, isInLobby, followMe, disableFollowMe } = usePresenting()
  if (isInLobby && !isFollowed) return null
  return (
    <Button
      size="sm"
      className={classes.follow ?? ''}
      aria-label={isFollowed ? text.disableFollowMe : text.followMe}
      variant={isFollowed ? 'light' : 'default'}
      leftSection={<IconWalk size={18} />}
      aria-pressed={isFollowed}
      disabled={!isConnected || (!isFollowed && isHiddenHere)}
      title={isConnected ? text.followHint : text.needsConnection}
      onClick={isFollowed ? disableFollowMe : followMe}
    >
      <span className={classes.label}>{isFollowed ? text.disableFollowMe : text.followMe}</span>
    </Button>
  )
}
