import { Anchor, Text } from '@mantine/core'
import { Link, useLocation } from 'react-router-dom'
import { useText } from '#ui/texts/useText.ts'
import { accountText } from '../text.ts'

/** What to do when sign-up fails because the address has an account: sign in, or correct the address. */
export function KnownAddress({ email }: { email: string }) {
  const text = useText(accountText)
  const { pathname } = useLocation()
  const state = { email: email.trim(), ...(pathname.startsWith('/workshop/') ? { from: pathname } : {}) }
  return (
    <Text size="sm">
      {text.mayBeKnown}{' '}
      <Anchor component={Link} to="/login" state={state} inherit underline="always">
        {text.signInWithIt}
      </Anchor>{' '}
      ·{' '}
      <Anchor component={Link} to="/reset" state={state} inherit underline="always">
        {text.forgotPassword}
      </Anchor>
    </Text>
  )
}
