import { Button } from '@mantine/core'
import { IconWalk } from '@tabler/icons-react'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './FollowMeButton.module.css'
import { facilitatorText } from '../facilitatorText.ts'
import { usePresenting } from './PresentingProvider.tsx'

/** Turns Follow me on or off. In the lobby there is nothing to follow. */
export function FollowMeButton() {
  const text = useText(facilitatorText)
  const ui = useText(uiText)
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
      title={isConnected ? text.followHint : ui.needsConnection}
      onClick={isFollowed ? disableFollowMe : followMe}
    >
      <span className={classes.label}>{isFollowed ? text.disableFollowMe : text.followMe}</span>
    </Button>
  )
}
