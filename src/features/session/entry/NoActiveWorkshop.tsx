import { useCredentials } from '#api/signIn/credentials.ts'
import { useText } from '#ui/texts/useText.ts'
import { addressText } from './addressText.ts'
import { SessionNotice } from './SessionNotice.tsx'
import { sessionText } from '../text.ts'

/** The page for `/workshop` without an id. */
export function NoActiveWorkshop() {
  const text = useText(sessionText)
  const address = useText(addressText)
  const { account } = useCredentials()
  return (
    <SessionNotice
      title={address.noneActive}
      hint={address.noneActiveHint}
      to={account ? '/account' : '/join'}
      label={account ? text.toDashboard : address.joinSession}
    />
  )
}
