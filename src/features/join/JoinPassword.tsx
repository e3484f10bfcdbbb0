import { PasswordInput } from '@mantine/core'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import { limits } from '#domain/limits.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { joinText } from './text.ts'

export interface JoinPasswordProps {
  field: RefObject<HTMLInputElement | null>
  password: string
  onChange: (password: string) => void
}

/** Appears after a first attempt without a password failed, and takes the focus. */
export function JoinPassword({ field, password, onChange }: JoinPasswordProps) {
  const text = useText(joinText)
  const ui = useText(uiText)
  useEffect(() => field.current?.focus(), [field])
  return (
    <PasswordInput
      ref={field}
      label={ui.password}
      description={text.asksForPassword}
      autoComplete="off"
      maxLength={limits.signIn}
      value={password}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
