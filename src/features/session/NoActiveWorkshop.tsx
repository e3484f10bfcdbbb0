import { useSession } from '#api/session.ts'
import { useText } from '#ui/useText.ts'
import { SessionNotice } from './SessionNotice.tsx'
import { sessionText } from './text.ts'

/** `/workshop` without an id. */
export function NoActiveWorkshop() {
  const text = useText(sessionText)
  const { account } = useSession()
  return (
    <SessionNotice
      title={text.noneActive}
      hint={text.noneActiveHint}
      to={account ? '/account' : '/join'}
      label={account ? text.toDashboard : text.joinSession}
    />
  )
}
