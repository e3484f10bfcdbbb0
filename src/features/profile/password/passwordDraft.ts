/** A placeholder for the stored password, which nobody can read. */
export const passwordMask = '••••••••'

/** The input of a password change. */
export interface PasswordDraft {
  current: string
  next: string
  confirmation: string
}

/** Mistakes found before anything is sent: per field, or for the whole form (`all`). */
export type PasswordMistakes = Partial<Record<keyof PasswordDraft | 'all', string>>

export interface PasswordTexts {
  currentMissing: string
  newMissing: string
  passwordsDiffer: string
  passwordInvalid: string
  passwordMismatch: string
}

/**
 * Validates a draft before anything is sent; one rule for page and dialog. The server checks the password's strength.
 */
function faultsOf({ current, next, confirmation }: PasswordDraft) {
  return {
    isCurrentMissing: current === '',
    isNewMissing: next === '',
    isDifferent: next !== '' && next !== confirmation,
  }
}

/** Mistakes as the page Account Settings shows them: one message for each field. SPEC M16. */
export function pageMistakes(draft: PasswordDraft, text: PasswordTexts): PasswordMistakes {
  const { isCurrentMissing, isNewMissing, isDifferent } = faultsOf(draft)
  return {
    ...(isCurrentMissing && { current: text.currentMissing }),
    ...(isNewMissing && { next: text.newMissing }),
    ...(isDifferent && { confirmation: text.passwordsDiffer }),
  }
}

/** Mistakes as the dialog shows them, also from the dashboard's settings: one message. SPEC M16. */
export function dialogMistakes(draft: PasswordDraft, text: PasswordTexts): PasswordMistakes {
  const { isCurrentMissing, isNewMissing, isDifferent } = faultsOf(draft)
  if (isNewMissing) return { all: text.passwordInvalid }
  if (isDifferent) return { all: text.passwordMismatch }
  return isCurrentMissing ? { current: text.currentMissing } : {}
}
