import { Menu } from '@mantine/core'
import { IconHelp, IconKey, IconPencil, IconUserCog } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { openAccountDialog } from '#ui/dialogs/accountDialog.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { facilitatorText } from '../facilitatorText.ts'

/** The person's own entries of the profile menu, in every session and template. */
export function PersonMenuItems({ onHelp }: { onHelp: () => void }) {
  const text = useText(facilitatorText)
  const shared = useText(uiText)
  return (
    <>
      <Menu.Item leftSection={<IconPencil size={18} />} onClick={() => openAccountDialog('profile')}>
        {text.editProfile}
      </Menu.Item>
      <Menu.Item leftSection={<IconKey size={18} />} onClick={() => openAccountDialog('licence')}>
        {text.editLicence}
      </Menu.Item>
      <Menu.Item component={Link} to="/account-settings" leftSection={<IconUserCog size={18} />}>
        {text.accountSettings}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconHelp size={18} />} onClick={onHelp}>
        {shared.help}
      </Menu.Item>
    </>
  )
}
