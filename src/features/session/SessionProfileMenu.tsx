import { Menu } from '@mantine/core'
import {
  IconAdjustments,
  IconEye,
  IconHelp,
  IconHome,
  IconPencil,
  IconPlus,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router-dom'
import type { Account } from '#api/identity.ts'
import { session } from '#api/session.ts'
import { countUnsaved } from '#sync/background.ts'
import { displayName } from '#ui/names.ts'
import { ProfileMenu } from '#ui/ProfileMenu.tsx'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import { facilitatorText } from './facilitatorText.ts'
import { useViewSwitch } from './viewSwitch.ts'
import classes from './FacilitatorBar.module.css'

/** What opens over the session. */
export type SessionDialog = 'invite' | 'editSession' | 'help' | 'createWorkshop' | 'launch'

export interface SessionProfileMenuProps {
  account: Account
  isTemplate: boolean
  /** Nothing is edited any more, and nobody is invited. */
  isEnded: boolean
  /** Name and password are known and can be edited. */
  hasDetails: boolean
  onDialog: (dialog: SessionDialog) => void
  onEdit: () => void
  onPeople: () => void
}

/** @see specification, part 1, section 2: Profile menu */
export function SessionProfileMenu(props: SessionProfileMenuProps) {
  const text = useText(facilitatorText)
  const shared = useText(uiText)
  const navigate = useNavigate()
  const viewSwitch = useViewSwitch()
  const { account, onDialog } = props
  const signOut = async (): Promise<void> => {
    const unsaved = await countUnsaved()
    if (unsaved > 0 && !window.confirm(shared.signOutUnsaved(unsaved))) return
    await session.signOut()
    await navigate('/login', { replace: true })
  }
  return (
    <span className={classes.profile}>
      <ProfileMenu
        isCompact
        person={{ id: account.userId, name: displayName(account), isAnonymous: false }}
        email={account.email}
        onSignOut={() => void signOut()}
      >
        <Menu.Item component={Link} to="/account" leftSection={<IconHome size={18} />}>
          {text.dashboard}
        </Menu.Item>
        <Menu.Item leftSection={<IconPlus size={18} />} onClick={() => onDialog('createWorkshop')}>
          {text.createWorkshop}
        </Menu.Item>
        <Menu.Divider />
        {!props.isEnded && (
          <Menu.Item
            leftSection={<IconAdjustments size={18} />}
            disabled={!props.hasDetails}
            onClick={() => onDialog('editSession')}
          >
            {props.isTemplate ? text.editTemplate : text.editSession}
          </Menu.Item>
        )}
        {!props.isTemplate && !props.isEnded && (
          <Menu.Item leftSection={<IconUserPlus size={18} />} onClick={() => onDialog('invite')}>
            {text.inviteParticipants}
          </Menu.Item>
        )}
        {!props.isEnded && (
          <Menu.Item leftSection={<IconPencil size={18} />} onClick={props.onEdit}>
            {text.editor}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconUsers size={18} />} onClick={props.onPeople}>
          {text.meeting}
        </Menu.Item>
        <Menu.Item leftSection={<IconEye size={18} />} onClick={() => viewSwitch?.set(true)}>
          {text.participantView}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconHelp size={18} />} onClick={() => onDialog('help')}>
          {shared.help}
        </Menu.Item>
      </ProfileMenu>
    </span>
  )
}
