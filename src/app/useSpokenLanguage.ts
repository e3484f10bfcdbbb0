import { useEffect } from 'react'
import { create } from 'zustand'
import { usePreferences } from '#ui/preferences.ts'
import type { Language, SpokenLanguage } from '#ui/useText.ts'

type Texts = Promise<{ texts: SpokenLanguage['texts'] }>

/** What brings the texts of a language here; English has none beside the catalogues themselves. */
const loaders: Record<Exclude<Language, 'en'>, () => Texts> = {
  sv: () => import('./languages/sv.ts'),
}

/** What the screens speak now; another language follows when its texts are here. */
const useSpoken = create<SpokenLanguage>(() => ({ language: 'en', texts: new Map() }))

/** Brings the texts of a language here. Without a connection the screens go on in the one they speak. */
export async function load(language: Language): Promise<void> {
  if (useSpoken.getState().language === language) return
  const texts = language === 'en' ? new Map<string, unknown>() : (await loaders[language]()).texts
  // Somebody may have chosen another one meanwhile.
  if (usePreferences.getState().language === language) useSpoken.setState({ language, texts })
}

/** The person's language with its texts; the page says which it is. */
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
