import { Menu } from '@mantine/core'
import { IconHelp, IconHome, IconLogin2 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Account } from '#api/identity.ts'
import { session } from '#api/session.ts'
import { countUnsaved } from '#sync/background.ts'
import { Brand } from '#ui/Brand.tsx'
import { displayName } from '#ui/names.ts'
import { ProfileMenu } from '#ui/ProfileMenu.tsx'
import { SkipLink } from '#ui/SkipLink.tsx'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import { dashboardHelp } from './helpText.ts'
import { dashboardText } from './text.ts'
import classes from './DashboardFrame.module.css'

const HelpDialog = lazy(async () => ({ default: (await import('#ui/HelpDialog.tsx')).HelpDialog }))

/** The bar over the pages of an account, and what is under it. */
export function DashboardFrame({ account, children }: { account: Account; children: ReactNode }) {
  const text = useText(dashboardText)
  const shared = useText(uiText)
  const help = useText(dashboardHelp)
  const navigate = useNavigate()
  const [isHelping, setHelping] = useState(false)
  const signOut = async (): Promise<void> => {
    const unsaved = await countUnsaved()
    if (unsaved > 0 && !window.confirm(shared.signOutUnsaved(unsaved))) return
    await session.signOut()
    await navigate('/login', { replace: true })
  }
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.bar}>
        <Link to="/account" className={classes.home}>
          <Brand />
        </Link>
        <ProfileMenu
          person={{ id: account.userId, name: displayName(account), isAnonymous: false }}
          email={account.email}
          onSignOut={() => void signOut()}
        >
          <Menu.Item component={Link} to="/account" leftSection={<IconHome size={18} />}>
            {text.home}
          </Menu.Item>
          <Menu.Item component={Link} to="/join" leftSection={<IconLogin2 size={18} />}>
            {text.joinSession}
          </Menu.Item>
          <Menu.Item leftSection={<IconHelp size={18} />} onClick={() => setHelping(true)}>
            {shared.help}
          </Menu.Item>
        </ProfileMenu>
      </header>
      <main id="content" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      {isHelping && (
        <Suspense>
          <HelpDialog content={help} onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </div>
  )
}
