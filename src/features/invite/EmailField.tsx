import { IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import type { RefObject } from 'react'
import { addInvitee, pasteInvitees, removeInvitee, typeInvitee } from '#domain/accounts/inviteChips.ts'
import type { InviteChips } from '#domain/accounts/inviteChips.ts'
import { announce } from '#ui/focus/announce.ts'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './EmailField.module.css'
import { inviteText } from './inviteText.ts'

export interface EmailFieldProps {
  chips: InviteChips
  onChange: (chips: InviteChips) => void
  inputRef: RefObject<HTMLInputElement | null>
}

/**
 * Addresses as chips, and a field for the next one. Backspace in the empty field removes the last chip; each chip has a
 * remove button.
 */
export function EmailField({ chips, onChange, inputRef }: EmailFieldProps) {
  const text = useText(inviteText)
  const toText = useMessageText()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const { emails, typed, mistake } = chips

  const change = (after: InviteChips): void => {
    const count = after.emails.length - emails.length
    if (count > 0) announce(text.added(count))
    onChange(after)
  }
  const takeOut = (email: string): void => {
    announce(text.takenOut(email))
    onChange(removeInvitee(chips, email))
    inputRef.current?.focus()
  }
  const press = useFieldKeys({
    onEnter: () => change(addInvitee(chips)),
    onOther: (event) => {
      const last = emails.at(-1)
      if (event.key === 'Backspace' && typed === '' && last !== undefined) takeOut(last)
      if (event.key !== 'Tab' || event.shiftKey || typed.trim() === '') return
      const after = addInvitee(chips)
      change(after)
      // Tab leaves the field when it is empty or its text cannot be added, so there is no keyboard trap.
      if (after.mistake === null) event.preventDefault()
    },
  })
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {text.emails}
      </label>
      {/* Enlarges the click target of the field; keyboard users reach the input directly. */}
      <div
        className={classes.box}
        data-mistake={mistake !== null || undefined}
        onPointerDown={(event) => {
          if (event.target !== event.currentTarget && event.target !== list.current) return
          event.preventDefault()
          inputRef.current?.focus()
        }}
      >
        {emails.length > 0 && (
          <ul ref={list} className={classes.chips} aria-label={text.toInvite}>
            {emails.map((email) => (
              <li key={email} className={classes.chip}>
                <span className={classes.email}>{email}</span>
                <button
                  type="button"
                  className={classes.takeOut}
                  aria-label={text.takeOut(email)}
                  onClick={() => takeOut(email)}
                  onKeyDown={(event) => {
                    if (event.key === 'Backspace' || event.key === 'Delete') takeOut(email)
                  }}
                >
                  <IconX size={14} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={inputRef}
          id={id}
          className={classes.input}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          placeholder={emails.length === 0 ? text.placeholder : undefined}
          value={typed}
          aria-invalid={mistake !== null}
          aria-describedby={`${id}-hint ${id}-mistake`}
          onChange={(event) => change(typeInvitee(chips, event.currentTarget.value))}
          onKeyDown={press}
          onBlur={() => typed.trim() !== '' && mistake === null && change(addInvitee(chips))}
          onPaste={(event) => {
            const after = pasteInvitees(chips, event.clipboardData.getData('text'))
            if (after === null) return
            event.preventDefault()
            change(after)
          }}
        />
      </div>
      <p id={`${id}-mistake`} className={classes.mistake} role="alert">
        {toText(mistake)}
      </p>
      <p id={`${id}-hint`} className={classes.hint}>
        {text.emailsHint}
      </p>
    </div>
  )
}
