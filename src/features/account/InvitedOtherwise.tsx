import { Alert, Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { session } from '#api/session.ts'
import { countUnsaved } from '#sync/background.ts'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import { invitationText } from './invitationText.ts'
import classes from './FormPage.module.css'

/** For somebody who is signed in with another address than the invited one: nothing is lost, whatever they choose. */
export function InvitedOtherwise({ invited, email }: { invited: string; email: string }) {
  const text = useText(invitationText)
  const shared = useText(uiText)
  const signOut = async (): Promise<void> => {
    const unsaved = await countUnsaved()
    if (unsaved > 0 && !window.confirm(shared.signOutUnsaved(unsaved))) return
    await session.signOut()
  }
  return (
    <div className={classes.form}>
      <Alert color="amber" role="status" title={text.otherTitle}>
        {text.other(invited, email)}
      </Alert>
      <Button size="lg" onClick={() => void signOut()}>
        {text.switchAccount}
      </Button>
      <Button component={Link} to="/account" size="lg" variant="default">
        {text.stay}
      </Button>
    </div>
  )
}
