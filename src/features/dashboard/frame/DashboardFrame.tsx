import { IconWifiOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Account } from '#api/signIn/identity.ts'
import { Brand } from '#ui/Brand.tsx'
import { SkipLink } from '#ui/focus/SkipLink.tsx'
import { useIsOffline } from '#ui/useIsOffline.ts'
import { useText } from '#ui/texts/useText.ts'
import { dashboardText } from '../text.ts'
import { CreateDialogHost } from './CreateDialogHost.tsx'
import { DashboardNav } from './DashboardNav.tsx'
import { DashboardProfileMenu } from './DashboardProfileMenu.tsx'
import classes from './DashboardFrame.module.css'

/** The header bar and the navigation around the pages of an account. */
export function DashboardFrame({ account, children }: { account: Account; children: ReactNode }) {
  const text = useText(dashboardText)
  const isOffline = useIsOffline()
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.bar}>
        <Link to="/account" className={classes.home}>
          <Brand />
        </Link>
        <DashboardProfileMenu account={account} />
      </header>
      <div className={classes.body}>
        <DashboardNav />
        <div>
          <div role="status">
            {isOffline && (
              <div className={classes.offline}>
                <IconWifiOff size={18} aria-hidden="true" />
                <span>{text.offline}</span>
              </div>
            )}
          </div>
          <main id="content" className={classes.main} tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
      <CreateDialogHost />
    </div>
  )
}
