/** What is typed to change a password. */
export interface PasswordDraft {
  current: string
  next: string
  confirmation: string
}

/** What is wrong with it before anything is sent: at a field, or with all of it. */
export type PasswordMistakes = Partial<Record<keyof PasswordDraft | 'all', string>>

export interface PasswordTexts {
  currentMissing: string
  newMissing: string
  passwordsDiffer: string
  passwordInvalid: string
  passwordMismatch: string
}

/** On the page Account Settings: each field says what it lacks. @see specification, part 1, section 5 */
export function pageMistakes({ current, next, confirmation }: PasswordDraft, text: PasswordTexts) {
  const mistakes: PasswordMistakes = {}
  if (current === '') mistakes.current = text.currentMissing
  if (next === '') mistakes.next = text.newMissing
  else if (next !== confirmation) mistakes.confirmation = text.passwordsDiffer
  return mistakes
}

/** In the dashboard's settings and the dialog: one sentence for the whole. @see specification, part 1, section 5 */
export function dialogMistakes(
  { current, next, confirmation }: PasswordDraft,
  text: PasswordTexts,
): PasswordMistakes {
  if (next === '') return { all: text.passwordInvalid }
  if (next !== confirmation) return { all: text.passwordMismatch }
  return current === '' ? { current: text.currentMissing } : {}
}
