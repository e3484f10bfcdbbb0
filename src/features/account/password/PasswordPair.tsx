import { PasswordInput } from '@mantine/core'
import { limits } from '#domain/limits.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { SignUpForm } from '../signUp.ts'
import { accountText } from '../text.ts'

export interface PasswordPairProps {
  field: (name: keyof SignUpForm) => object
}

/** Fields for a password and its confirmation; both may stay empty. */
export function PasswordPair({ field }: PasswordPairProps) {
  const text = useText(accountText)
  const ui = useText(uiText)
  return (
    <>
      <PasswordInput
        label={ui.password}
        description={`${text.passwordHint}. ${text.passwordLater}`}
        autoComplete="new-password"
        maxLength={limits.signIn}
        {...field('password')}
      />
      <PasswordInput
        label={text.confirmPassword}
        autoComplete="new-password"
        maxLength={limits.signIn}
        {...field('confirmation')}
      />
    </>
  )
}
