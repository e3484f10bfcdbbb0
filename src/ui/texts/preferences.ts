import { create } from 'zustand'
import { languages } from './useText.ts'
import type { Language } from './useText.ts'

/** A person's display preferences, beside light and dark. */
export interface Preferences {
  language: Language
  /** 0 is the base theme, any other number the white theme. */
  themeIndex: number
}

const storedAt = { language: 'plenum.language', themeIndex: 'plenum.theme' } as const

/** Preferences on this device. `isChosen`: set here, and not yet stored with the account. */
export const usePreferences = create<Preferences & { isChosen: boolean }>(() => ({
  language: preferredLanguage(),
  themeIndex: Number(stored('themeIndex')) || 0,
  isChosen: false,
}))

/** Stores a choice on this device, and with the account where there is one. */
export function prefer(wish: Partial<Preferences>): void {
  keepOnDevice(wish)
  usePreferences.setState({ ...wish, isChosen: true })
}

/** Applies the account's preferences on this device. */
export function adopt(wish: Partial<Preferences>): void {
  keepOnDevice(wish)
  usePreferences.setState(wish)
}

/** A supported language; null for any other. */
export function knownLanguage(tag: string | null | undefined): Language | null {
  return languages.find((known) => known === tag?.slice(0, 2).toLowerCase()) ?? null
}

/** The language chosen on this device, otherwise the first supported one of the browser's. */
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
    // Without storage it lasts until the page is closed.
  }
}
