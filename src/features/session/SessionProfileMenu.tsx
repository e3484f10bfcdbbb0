import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Account } from '#api/identity.ts'
import { session } from '#api/session.ts'
import { countUnsaved } from '#sync/background.ts'
import { displayName } from '#ui/names.ts'
import { ProfileMenu } from '#ui/ProfileMenu.tsx'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import classes from './FacilitatorBar.module.css'

/** @param children its entries @see specification, part 1, section 2: Profile menu */
export function SessionProfileMenu({ account, children }: { account: Account; children: ReactNode }) {
  const shared = useText(uiText)
  const navigate = useNavigate()
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
        {children}
      </ProfileMenu>
    </span>
  )
}
