import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconAccessPoint,
  IconChevronDown,
  IconDoorExit,
  IconPresentation,
  IconWalk,
} from '@tabler/icons-react'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { facilitatorText } from '../facilitatorText.ts'
import { usePresenting } from './PresentingProvider.tsx'
import classes from './PresentControls.module.css'

/** The Present button that takes everyone to this screen, and beside it the other controls for leading the room. */
export function PresentControls() {
  const text = useText(facilitatorText)
  const ui = useText(uiText)
  const presenting = usePresenting()
  const { action, isConnected, isHiddenHere } = presenting
  const cannot = !isConnected || isHiddenHere
  const hint = !isConnected ? ui.needsConnection : isHiddenHere ? text.hiddenPart : undefined
  return (
    <div className={classes.group} data-action={action}>
      {action === 'present' ? (
        <Button
          className={classes.main ?? ''}
          leftSection={<IconPresentation size={20} />}
          disabled={cannot}
          loading={presenting.isBusy}
          title={hint ?? (presenting.isInLobby ? text.lobbyHint : text.presentHere)}
          onClick={presenting.present}
        >
          {text.present}
        </Button>
      ) : (
        <span className={classes.state}>
          {action === 'presenting' ? <IconAccessPoint size={20} /> : <IconDoorExit size={20} />}
          {action === 'presenting' ? text.presenting : text.inLobby}
        </span>
      )}
      <Menu position="bottom-end" width={272}>
        <Menu.Target>
          <ActionIcon
            className={classes.more ?? ''}
            variant={action === 'present' && !cannot ? 'filled' : 'default'}
            color="brand"
            size={42}
            aria-label={text.presentMenu}
          >
            <IconChevronDown size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {hint && <Menu.Label>{hint}</Menu.Label>}
          <Menu.Item
            leftSection={<IconPresentation size={18} />}
            disabled={cannot}
            onClick={presenting.present}
          >
            {text.presentHere}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconWalk size={18} />}
            disabled={presenting.isFollowed ? !isConnected : cannot || presenting.isInLobby}
            onClick={presenting.isFollowed ? presenting.disableFollowMe : presenting.followMe}
          >
            {presenting.isFollowed ? text.disableFollowMe : text.followMe}
            <div className={classes.hint}>{text.followHint}</div>
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconDoorExit size={18} />}
            disabled={!isConnected || !presenting.isPresenting}
            onClick={presenting.stop}
          >
            {text.stopPresenting}
            <div className={classes.hint}>{text.lobbyHint}</div>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
