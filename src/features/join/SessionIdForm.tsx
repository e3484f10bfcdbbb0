import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { limits } from '#domain/limits.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { useText } from '#ui/useText.ts'
import { joinText } from './text.ts'
import classes from './JoinPage.module.css'

/** Asks for the session ID; spaces, hyphens and upper case do not matter. */
export function SessionIdForm({ onEntered }: { onEntered: (typed: string) => void }) {
  const text = useText(joinText)
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (typed.trim() !== '') onEntered(typed)
  }
  return (
    <>
      <div className={classes.intro}>
        <PageHeading pageTitle={text.title} />
        <Text c="dimmed" mt={6}>
          {text.hint}
        </Text>
      </div>
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          label={text.sessionId}
          name="sessionId"
          size="xl"
          className={classes.idInput}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={limits.signIn}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" disabled={typed.trim() === ''}>
          {text.next}
        </Button>
      </form>
    </>
  )
}
