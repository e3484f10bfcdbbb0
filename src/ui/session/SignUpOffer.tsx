import { Button } from '@mantine/core'
import { openAccountDialog } from '../accountDialog.ts'
import { useText } from '../useText.ts'
import { signUpOfferText } from './signUpOfferText.ts'
import classes from './SignUpOffer.module.css'

/** For a participant without an account: they may get one and stay in the session as they are. */
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
