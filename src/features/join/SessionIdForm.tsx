import { Button, Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { ClipboardEvent, FormEvent } from 'react'
import type { AnyMessage } from '#domain/message.ts'
import { normalizeWorkshopId } from '#domain/ids.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { JoinTarget } from '#domain/accounts/inviteLink.ts'
import { readTypedSession } from '#domain/accounts/typedSession.ts'
import { limits } from '#domain/limits.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { joinText } from './text.ts'
import classes from './JoinPage.module.css'

export interface SessionIdFormProps {
  onEntered: (target: JoinTarget) => void
  /** An ID that was not found; it stays in the field, to be corrected or retried. */
  tried?: { workshopId: WorkshopId; mistake: AnyMessage; canRetry: boolean }
}

/** Longer text, or text with slashes and the like, is not treated as a mistyped ID. */
const longestWord = 24

/** Asks for the session ID; an invite link is accepted too. SPEC U13. */
export function SessionIdForm({ onEntered, tried }: SessionIdFormProps) {
  const text = useText(joinText)
  const ui = useText(uiText)
  const [typed, setTyped] = useState(tried?.workshopId ?? '')
  const [mistake, setMistake] = useState<AnyMessage | null>(null)
  const [pasted, setPasted] = useState<JoinTarget | null>(null)
  const isAgain = tried?.canRetry === true && normalizeWorkshopId(typed) === tried.workshopId
  const field = useRef<HTMLInputElement>(null)

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const target = readTypedSession(typed)
    if (target) {
      const isPasted = pasted?.workshopId === target.workshopId && target.password === ''
      return onEntered(isPasted ? pasted : target)
    }
    const isWord = typed.length <= longestWord && /^[\p{Letter}\p{Number}\s-]+$/u.test(typed)
    setMistake(isWord ? text.unknown(normalizeWorkshopId(typed)) : text.noSessionId)
    field.current?.focus()
  }
  /** Only the ID of a pasted link is shown: its password must not be visible, and may exceed the field's length. */
  const takeLink = (event: ClipboardEvent): void => {
    const target = readTypedSession(event.clipboardData.getData('text'))
    if (!target) return
    event.preventDefault()
    setPasted(target)
    setTyped(target.workshopId)
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
          ref={field}
          label={ui.sessionId}
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
          onPaste={takeLink}
        />
        <MistakeAlert message={mistake ?? tried?.mistake ?? null} />
        <Button type="submit" size="lg" disabled={typed.trim() === ''}>
          {isAgain ? ui.tryAgain : ui.next}
        </Button>
      </form>
    </>
  )
}
