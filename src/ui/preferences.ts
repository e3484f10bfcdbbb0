import { create } from 'zustand'
import { languages } from './useText.ts'
import type { Language } from './useText.ts'

/** What a person chose of the screens, beside light and dark. */
export interface Preferences {
  language: Language
  /** 0 is the base theme, any other number the white theme. */
  themeIndex: number
}

const storedAt = { language: 'plenum.language', themeIndex: 'plenum.theme' } as const

/** The wishes of who uses this device. `isChosen`: they said so here, and their account does not know it yet. */
export const usePreferences = create<Preferences & { isChosen: boolean }>(() => ({
  language: preferredLanguage(),
  themeIndex: Number(stored('themeIndex')) || 0,
  isChosen: false,
}))

/** What the person chooses: on this device from now on, and with their account where there is one. */
export function prefer(wish: Partial<Preferences>): void {
  keepOnDevice(wish)
  usePreferences.setState({ ...wish, isChosen: true })
}

/** What the account knows, taken over on this device. */
export function adopt(wish: Partial<Preferences>): void {
  keepOnDevice(wish)
  usePreferences.setState(wish)
}

/** A language the screens speak; null for any other. */
export function knownLanguage(tag: string | null | undefined): Language | null {
  return languages.find((known) => known === tag?.slice(0, 2).toLowerCase()) ?? null
}

/** The language chosen on this device, else the first of the browser's that the screens speak. */
export function preferredLanguage(): Language {
  const wishes = [stored('language'), ...navigator.languages]
  return wishes.map(knownLanguage).find((language) => language !== null) ?? 'en'
}

function stored(wish: keyof Preferences): string | null {
  try {
    return localStorage.getItem(storedAt[wish])
  } catch {
    return null
  }
}

function keepOnDevice({ language, themeIndex }: Partial<Preferences>): void {
  try {
    if (language !== undefined) localStorage.setItem(storedAt.language, language)
    if (themeIndex !== undefined) localStorage.setItem(storedAt.themeIndex, String(themeIndex))
  } catch {
    // Where the browser keeps nothing, it holds until the page is closed.
  }
}
