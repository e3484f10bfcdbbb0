import { Button } from '@mantine/core'
import { openAccountDialog } from '../dialogs/accountDialog.ts'
import { useText } from '../texts/useText.ts'
import { signUpOfferText } from './signUpOfferText.ts'
import classes from './SignUpOffer.module.css'

/** Offers a participant without an account to sign up and stay in the session. */
export function SignUpOffer() {
  const text = useText(signUpOfferText)
  return (
    <div className={classes.offer}>
      <div className={classes.words}>
        <p className={classes.title}>{text.title}</p>
        <p className={classes.hint}>{text.hint}</p>
      </div>
      <Button variant="light" onClick={() => openAccountDialog('signUp')}>
        {text.signUp}
      </Button>
    </div>
  )
}
