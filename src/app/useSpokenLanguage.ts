import { useEffect } from 'react'
import { create } from 'zustand'
import { usePreferences } from '#ui/texts/preferences.ts'
import type { Language, SpokenLanguage } from '#ui/texts/useText.ts'

type Texts = Promise<{ texts: SpokenLanguage['texts'] }>

/** Loaders of the texts of each language; English has only the catalogues themselves. */
const loaders: Record<Exclude<Language, 'en'>, () => Texts> = {
  sv: () => import('./languages/sv.ts'),
}

/** The current language of the screens; another one follows once its texts are loaded. */
const useSpoken = create<SpokenLanguage>(() => ({ language: 'en', texts: new Map() }))

/** Loads the texts of a language. Offline the screens keep their current language. */
export async function load(language: Language): Promise<void> {
  if (useSpoken.getState().language === language) return
  const texts = language === 'en' ? new Map<string, unknown>() : (await loaders[language]()).texts
  // Another language may have been chosen meanwhile.
  if (usePreferences.getState().language === language) useSpoken.setState({ language, texts })
}

/** The person's language with its texts; sets the page's `lang`. */
export function useSpokenLanguage(): SpokenLanguage {
  const spoken = useSpoken()
  const { language } = usePreferences()
  useEffect(() => {
    const bring = (): void => void load(language).catch(() => undefined)
    bring()
    globalThis.addEventListener('online', bring)
    return () => globalThis.removeEventListener('online', bring)
  }, [language])
  useEffect(() => {
    document.documentElement.lang = spoken.language
  }, [spoken.language])
  return spoken
}
