import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Account } from '#api/signIn/identity.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { countUnsaved } from '#sync/room/background.ts'
import { displayName } from '#ui/people/names.ts'
import { ProfileMenu } from '#ui/people/ProfileMenu.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './FacilitatorBar.module.css'

/** The profile menu within a session. SPEC M5. @param children its entries */
export function SessionProfileMenu({ account, children }: { account: Account; children: ReactNode }) {
  const shared = useText(uiText)
  const navigate = useNavigate()
  const signOut = async (): Promise<void> => {
    const unsaved = await countUnsaved()
    if (unsaved > 0 && !window.confirm(shared.signOutUnsaved(unsaved))) return
    await credentials.signOut()
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
