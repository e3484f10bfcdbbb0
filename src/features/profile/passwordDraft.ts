/** Nobody knows the password; this stands for it. */
export const passwordMask = '••••••••'

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

/** What a draft lacks before anything is sent: one rule for every place; what a password must be like the server says. */
function faultsOf({ current, next, confirmation }: PasswordDraft) {
  return {
    isCurrentMissing: current === '',
    isNewMissing: next === '',
    isDifferent: next !== '' && next !== confirmation,
  }
}

/** In the words of the page Account Settings: each field says what it lacks. @see specification, part 1, section 5 */
export function pageMistakes(draft: PasswordDraft, text: PasswordTexts): PasswordMistakes {
  const { isCurrentMissing, isNewMissing, isDifferent } = faultsOf(draft)
  return {
    ...(isCurrentMissing && { current: text.currentMissing }),
    ...(isNewMissing && { next: text.newMissing }),
    ...(isDifferent && { confirmation: text.passwordsDiffer }),
  }
}

/** In the words of the dialog, also from the dashboard's settings: one sentence. @see specification, part 1, section 5 */
export function dialogMistakes(draft: PasswordDraft, text: PasswordTexts): PasswordMistakes {
  const { isCurrentMissing, isNewMissing, isDifferent } = faultsOf(draft)
  if (isNewMissing) return { all: text.passwordInvalid }
  if (isDifferent) return { all: text.passwordMismatch }
  return isCurrentMissing ? { current: text.currentMissing } : {}
}
