import { call } from '#api/client.ts'
import { KeepPreferencesDocument, PreferencesDocument } from '#api/operations/preferences.ts'
import { session } from '#api/session.ts'
import { browserStorage } from '#api/storage.ts'
import type { UserId } from '#domain/ids.ts'
import { adopt, knownLanguage, usePreferences } from '#ui/preferences.ts'
import type { Preferences } from '#ui/preferences.ts'

/** The newest choice that could not be told to the server yet, and whose it is. */
const unsentAt = 'plenum.preferences.unsent'

const storage = browserStorage()

/**
 * The account's choices come to this device, and what is chosen here goes to the account, at once or when the connection
 * is back.
 *
 * @param leaving ends it
 */
export async function keepPreferences(userId: UserId, leaving: AbortSignal): Promise<void> {
  const send = async (): Promise<void> => {
    const { language, themeIndex } = usePreferences.getState()
    const unsent = JSON.stringify({ userId, language, themeIndex })
    storage.set(unsentAt, unsent)
    await call(KeepPreferencesDocument, { userId, language, selectedTheme: themeIndex })
    // Chosen again meanwhile, or somebody else is here now: what stands there now is not what was sent.
    if (storage.get(unsentAt) !== unsent) return
    storage.remove(unsentAt)
    usePreferences.setState({ isChosen: false })
  }
  const isUnsent = (): boolean => usePreferences.getState().isChosen || unsentOf(userId) !== null
  const sendIfUnsent = (): void => {
    if (isUnsent() && !leaving.aborted) void send().catch(() => undefined)
  }
  // The newest choice counts, and that is the one made here while nobody could be told.
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

/** What is kept for this account; another's is none of its business. */
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

// Who signs in next makes their own choices.
session.onSignOut(async () => storage.remove(unsentAt))
