import { Button, Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { ClipboardEvent, FormEvent } from 'react'
import { normalizeWorkshopId } from '#domain/ids.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { readTypedSession } from '#domain/inviteLink.ts'
import type { JoinTarget } from '#domain/inviteLink.ts'
import { limits } from '#domain/limits.ts'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import { joinText } from './text.ts'
import classes from './JoinPage.module.css'

export interface SessionIdFormProps {
  onEntered: (target: JoinTarget) => void
  /** An ID that led nowhere; it stays in the field, where it can be mended or tried again. */
  tried?: { workshopId: WorkshopId; mistake: string; canRetry: boolean }
}

/** What is longer than this, or has slashes and the like, is not a mistyped ID but something else. */
const longestWord = 24

/** Asks for the session ID, and takes an invite link for it. SPEC U13. */
export function SessionIdForm({ onEntered, tried }: SessionIdFormProps) {
  const text = useText(joinText)
  const { tryAgain } = useText(uiText)
  const [typed, setTyped] = useState(tried?.workshopId ?? '')
  const [mistake, setMistake] = useState<string | null>(null)
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
  /** Of a link only the ID is shown: its password is not for others to read, and may be longer than the field. */
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
          onPaste={takeLink}
        />
        <MistakeAlert message={mistake ?? tried?.mistake ?? null} />
        <Button type="submit" size="lg" disabled={typed.trim() === ''}>
          {isAgain ? tryAgain : text.next}
        </Button>
      </form>
    </>
  )
}
