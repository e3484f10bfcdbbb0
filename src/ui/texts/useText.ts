import { createContext, use } from 'react'
import { languages } from '#domain/languages.ts'
import type { Language } from '#domain/languages.ts'

export { languages }
export type { Language }

/** Each language in its own words, for people who do not read the others. */
export const languageNames: Record<Language, string> = { en: 'English', sv: 'Svenska' }

/** English texts that are loaded together; other languages are in a file beside it, such as `text.sv.ts`. */
export interface Catalogue<Texts> {
  /** Id of the catalogue in every language. */
  id: string
  en: Texts
}

/** All texts of one catalogue in another language. */
export interface Translation<Translated extends Catalogue<unknown>> {
  id: Translated['id']
  texts: Translated['en']
}

/** A language with its texts by the id of their catalogue; for English only the catalogues themselves. */
export interface SpokenLanguage {
  language: Language
  texts: ReadonlyMap<string, unknown>
}

/** The person's language; provided by the app. */
export const LanguageContext = createContext<SpokenLanguage>({ language: 'en', texts: new Map() })

/** The person's language, for dates, numbers and lists. */
export function useLanguage(): Language {
  return use(LanguageContext).language
}

/** The texts of a catalogue in the person's language, or in English where a translation is missing. */
export function useText<Texts>(catalogue: Catalogue<Texts>): Texts {
  return (use(LanguageContext).texts.get(catalogue.id) as Texts | undefined) ?? catalogue.en
}
