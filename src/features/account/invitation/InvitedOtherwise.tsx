import { Alert, Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { credentials } from '#api/signIn/credentials.ts'
import { countUnsaved } from '#sync/room/background.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { invitationText } from './invitationText.ts'
import classes from '../FormPage.module.css'

/** For a person signed in with another address than the invited one. Neither choice loses anything. */
export function InvitedOtherwise({ invited, email }: { invited: string; email: string }) {
  const text = useText(invitationText)
  const shared = useText(uiText)
  const signOut = async (): Promise<void> => {
    const unsaved = await countUnsaved()
    if (unsaved > 0 && !window.confirm(shared.signOutUnsaved(unsaved))) return
    await credentials.signOut()
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
