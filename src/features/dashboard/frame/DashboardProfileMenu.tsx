import { Menu } from '@mantine/core'
import {
  IconHelp,
  IconHome,
  IconKey,
  IconLogin2,
  IconPlus,
  IconUserCog,
  IconUserEdit,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Account } from '#api/signIn/identity.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { countUnsaved } from '#sync/room/background.ts'
import { openAccountDialog } from '#ui/dialogs/accountDialog.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { displayName } from '#ui/people/names.ts'
import { ProfileMenu } from '#ui/people/ProfileMenu.tsx'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useIsOffline } from '#ui/useIsOffline.ts'
import { useText } from '#ui/texts/useText.ts'
import { dashboardText } from '../text.ts'
import { openCreateDialog } from './createDialog.ts'

const DashboardHelp = lazyDialog(async () => ({
  default: (await import('./DashboardHelp.tsx')).DashboardHelp,
}))

/** The profile menu of the dashboard. SPEC M5. */
export function DashboardProfileMenu({ account }: { account: Account }) {
  const text = useText(dashboardText)
  const labels = useText(labelText)
  const shared = useText(uiText)
  const navigate = useNavigate()
  const isOffline = useIsOffline()
  const [isHelping, setHelping] = useState(false)
  const signOut = async (): Promise<void> => {
    const unsaved = await countUnsaved()
    if (unsaved > 0 && !window.confirm(shared.signOutUnsaved(unsaved))) return
    await credentials.signOut()
    await navigate('/login', { replace: true })
  }
  return (
    <>
      <ProfileMenu
        person={{ id: account.userId, name: displayName(account), isAnonymous: false }}
        email={account.email}
        onSignOut={() => void signOut()}
      >
        <Menu.Item component={Link} to="/account" leftSection={<IconHome size={18} />}>
          {text.home}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPlus size={18} />}
          disabled={isOffline}
          onClick={() => openCreateDialog()}
        >
          {labels.createSession}
        </Menu.Item>
        <Menu.Item component={Link} to="/join" leftSection={<IconLogin2 size={18} />}>
          {text.joinSession}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconUserEdit size={18} />} onClick={() => openAccountDialog('profile')}>
          {text.editProfile}
        </Menu.Item>
        <Menu.Item leftSection={<IconKey size={18} />} onClick={() => openAccountDialog('licence')}>
          {text.editLicence}
        </Menu.Item>
        <Menu.Item component={Link} to="/account-settings" leftSection={<IconUserCog size={18} />}>
          {text.accountSettings}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconHelp size={18} />} onClick={() => setHelping(true)}>
          {shared.help}
        </Menu.Item>
      </ProfileMenu>
      {isHelping && <DashboardHelp onClose={() => setHelping(false)} />}
    </>
  )
}
