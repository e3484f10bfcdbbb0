import { useEffect } from 'react'
import { create } from 'zustand'
import { languages } from '#ui/useText.ts'
import type { Language, SpokenLanguage } from '#ui/useText.ts'

const storedAt = 'plenum.language'
const english: SpokenLanguage = { language: 'en', texts: new Map() }

/** What the screens speak now; another language follows when its texts are here. */
const useSpoken = create<SpokenLanguage>(() => english)

/** The language chosen on this device, else the first of the browser's that the screens speak. */
export function preferredLanguage(): Language {
  const wished = [localStorage.getItem(storedAt), ...navigator.languages]
  for (const wish of wished) {
    const language = languages.find((known) => known === wish?.slice(0, 2).toLowerCase())
    if (language) return language
  }
  return 'en'
}

/** Speaks a language from now on, and on this device the next time too. */
export async function speak(language: Language): Promise<void> {
  localStorage.setItem(storedAt, language)
  await load(language)
}

/** Brings the texts of a language here. Without a connection the screens go on in the one they speak. */
export async function load(language: Language): Promise<void> {
  if (language === 'en') useSpoken.setState(english)
  else useSpoken.setState({ language, texts: (await import('./languages/sv.ts')).texts })
}

/** The person's language with its texts; the page says which it is. */
export function useSpokenLanguage(): SpokenLanguage {
  const spoken = useSpoken()
  useEffect(() => {
    document.documentElement.lang = spoken.language
  }, [spoken.language])
  return spoken
}
