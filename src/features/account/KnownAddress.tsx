import { Anchor, Text } from '@mantine/core'
import { Link, useLocation } from 'react-router-dom'
import { useText } from '#ui/useText.ts'
import { accountText } from './text.ts'

/** The ways on for who cannot sign up because the address has an account: it is theirs, or they mistyped it. */
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
