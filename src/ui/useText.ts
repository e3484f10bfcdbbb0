import { createContext, use } from 'react'

export type Language = 'en' | 'sv'

/** The texts of one feature, by language. What a language lacks is shown in English. */
export interface Catalogue<Texts> {
  en: Texts
  sv?: Texts
}

/** The person's language; the app sets it. */
export const LanguageContext = createContext<Language>('en')

/** The texts of a catalogue in the person's language. */
export function useText<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[use(LanguageContext)] ?? catalogue.en
}
