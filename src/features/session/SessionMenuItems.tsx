import { Menu } from '@mantine/core'
import {
  IconAdjustments,
  IconEye,
  IconHelp,
  IconHome,
  IconKey,
  IconPencil,
  IconPlus,
  IconRocket,
  IconSettings,
  IconTableExport,
  IconUserCircle,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { openAccountDialog } from '#ui/accountDialog.ts'
import { openRunDialog } from '#ui/session/runDialog.ts'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import { facilitatorText } from './facilitatorText.ts'
import { menuText } from './menuText.ts'
import type { SessionProfileMenuProps } from './sessionDialog.ts'
import { useViewSwitch } from './viewSwitch.ts'

/** The entries of the profile menu within a session: there at once, for the first takes the focus. */
export function SessionMenuItems(props: Omit<SessionProfileMenuProps, 'account'>) {
  const { isTemplate, isEnded, onDialog } = props
  const text = useText(facilitatorText)
  const own = useText(menuText)
  const shared = useText(uiText)
  const viewSwitch = useViewSwitch()
  return (
    <>
      <Menu.Item component={Link} to="/account" leftSection={<IconHome size={18} />}>
        {text.dashboard}
      </Menu.Item>
      <Menu.Item leftSection={<IconPlus size={18} />} onClick={() => onDialog('createWorkshop')}>
        {text.createWorkshop}
      </Menu.Item>
      <Menu.Divider />
      {!isEnded && (
        <Menu.Item
          leftSection={<IconAdjustments size={18} />}
          disabled={!props.hasDetails}
          onClick={() => onDialog('editSession')}
        >
          {isTemplate ? text.editTemplate : text.editSession}
        </Menu.Item>
      )}
      {isTemplate && (
        <Menu.Item leftSection={<IconRocket size={18} />} onClick={() => onDialog('launch')}>
          {text.launch}
        </Menu.Item>
      )}
      {!isTemplate && !isEnded && (
        <Menu.Item leftSection={<IconUserPlus size={18} />} onClick={() => onDialog('invite')}>
          {text.inviteParticipants}
        </Menu.Item>
      )}
      {!isEnded && (
        <Menu.Item leftSection={<IconPencil size={18} />} onClick={props.onEdit}>
          {text.editor}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconTableExport size={18} />}
        onClick={() => openRunDialog({ name: 'export' })}
      >
        {own.exportInput}
      </Menu.Item>
      {!isTemplate && (
        <Menu.Item leftSection={<IconUsers size={18} />} onClick={props.onPeople}>
          {text.meeting}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconEye size={18} />} onClick={() => viewSwitch?.set(true)}>
        {text.participantView}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item component={Link} to="/account-settings" leftSection={<IconSettings size={18} />}>
        {own.accountSettings}
      </Menu.Item>
      <Menu.Item leftSection={<IconUserCircle size={18} />} onClick={() => openAccountDialog('profile')}>
        {own.editProfile}
      </Menu.Item>
      <Menu.Item leftSection={<IconKey size={18} />} onClick={() => openAccountDialog('licence')}>
        {own.editLicence}
      </Menu.Item>
      <Menu.Item leftSection={<IconHelp size={18} />} onClick={() => onDialog('help')}>
        {shared.help}
      </Menu.Item>
    </>
  )
}
