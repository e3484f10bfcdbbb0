import { createContext, use } from 'react'
import { languages } from '#domain/languages.ts'
import type { Language } from '#domain/languages.ts'

export { languages }
export type { Language }

/** Each in its own words, for who does not read the others. */
export const languageNames: Record<Language, string> = { en: 'English', sv: 'Svenska' }

/** The texts of one feature in English; other languages have theirs in a file beside it, such as `text.sv.ts`. */
export interface Catalogue<Texts> {
  /** Names its texts in every language. */
  id: string
  en: Texts
}

/** The texts of one catalogue in another language, all of them. */
export interface Translation<Translated extends Catalogue<unknown>> {
  id: Translated['id']
  texts: Translated['en']
}

/** A language and its texts by the id of their catalogue; English has none beside the catalogues themselves. */
export interface SpokenLanguage {
  language: Language
  texts: ReadonlyMap<string, unknown>
}

/** The person's language; the app sets it. */
export const LanguageContext = createContext<SpokenLanguage>({ language: 'en', texts: new Map() })

/** The person's language, for dates, numbers and lists. */
export function useLanguage(): Language {
  return use(LanguageContext).language
}

/** The texts of a catalogue in the person's language; in English where there are none. */
export function useText<Texts>(catalogue: Catalogue<Texts>): Texts {
  return (use(LanguageContext).texts.get(catalogue.id) as Texts | undefined) ?? catalogue.en
}
