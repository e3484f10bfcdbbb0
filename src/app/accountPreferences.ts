import { call } from '#api/client.ts'
import { KeepPreferencesDocument, PreferencesDocument } from '#api/operations/preferences.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { browserStorage } from '#api/storage.ts'
import type { UserId } from '#domain/ids.ts'
import { adopt, knownLanguage, usePreferences } from '#ui/texts/preferences.ts'
import type { Preferences } from '#ui/texts/preferences.ts'

/** The latest choice that could not be sent yet, and its account. */
const unsentAt = 'plenum.preferences.unsent'

const storage = browserStorage()

/**
 * Keeps preferences in sync: the account's are applied on this device, and choices made here are sent to the account,
 * at once or when the connection is back.
 *
 * @param leaving aborts it
 */
export async function keepPreferences(userId: UserId, leaving: AbortSignal): Promise<void> {
  const send = async (): Promise<void> => {
    const { language, themeIndex } = usePreferences.getState()
    const unsent = JSON.stringify({ userId, language, themeIndex })
    storage.set(unsentAt, unsent)
    await call(KeepPreferencesDocument, { userId, language, selectedTheme: themeIndex })
    // Changed again meanwhile, or another account is signed in: the current value is not the one that was sent.
    if (storage.get(unsentAt) !== unsent) return
    storage.remove(unsentAt)
    usePreferences.setState({ isChosen: false })
  }
  const isUnsent = (): boolean => usePreferences.getState().isChosen || unsentOf(userId) !== null
  const sendIfUnsent = (): void => {
    if (isUnsent() && !leaving.aborted) void send().catch(() => undefined)
  }
  // The latest choice wins: the one made here while it could not be sent.
  const unsent = unsentOf(userId)
  if (unsent && !usePreferences.getState().isChosen) adopt(unsent)
  const stopHearing = usePreferences.subscribe((now, before) => {
    if (now.language !== before.language || now.themeIndex !== before.themeIndex) sendIfUnsent()
  })
  leaving.addEventListener('abort', stopHearing)
  globalThis.addEventListener('online', sendIfUnsent, { signal: leaving })
  if (isUnsent()) return sendIfUnsent()
  const { me } = await call(PreferencesDocument, {})
  if (leaving.aborted || usePreferences.getState().isChosen || !me) return
  const language = knownLanguage(me.language)
  adopt({ ...(language ? { language } : {}), themeIndex: me.selectedTheme ?? 0 })
}

/** Stored choices of this account; those of another account are ignored. */
function unsentOf(userId: UserId): Preferences | null {
  try {
    const kept = JSON.parse(storage.get(unsentAt) ?? 'null') as (Preferences & { userId: string }) | null
    if (kept?.userId !== userId) return null
    const { language, themeIndex } = kept
    return { language, themeIndex }
  } catch {
    return null
  }
}

// The next account makes its own choices.
credentials.onSignOut(async () => storage.remove(unsentAt))
