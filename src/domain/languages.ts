/** The languages of screens and e-mails. */
export const languages = ['en', 'sv'] as const

export type Language = (typeof languages)[number]

export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text)
}
