import { useCredentials } from '#api/signIn/credentials.ts'
import { useText } from '#ui/texts/useText.ts'
import { entryText } from './entryText.ts'
import { SessionNotice } from './SessionNotice.tsx'
import { sessionText } from '../text.ts'

/** The page for `/workshop` without an id. */
export function NoActiveWorkshop() {
  const text = useText(sessionText)
  const address = useText(entryText)
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
