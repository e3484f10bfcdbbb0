import { call } from '#api/client.ts'
import { KeepPreferencesDocument, PreferencesDocument } from '#api/operations/preferences.ts'
import type { UserId } from '#domain/ids.ts'
import { adopt, knownLanguage, usePreferences } from '#ui/preferences.ts'

/** The account whose newest choice could not be told to the server yet. */
const unsentAt = 'plenum.preferences.unsent'

/**
 * The account's choices come to this device, and what is chosen here goes to the account, at once or when the connection
 * is back.
 *
 * @param leaving ends it
 */
export async function keepPreferences(userId: UserId, leaving: AbortSignal): Promise<void> {
  const send = async (): Promise<void> => {
    const { language, themeIndex } = usePreferences.getState()
    localStorage.setItem(unsentAt, userId)
    await call(KeepPreferencesDocument, { userId, language, selectedTheme: themeIndex })
    const now = usePreferences.getState()
    if (now.language !== language || now.themeIndex !== themeIndex) return
    localStorage.removeItem(unsentAt)
    usePreferences.setState({ isChosen: false })
  }
  const sendIfUnsent = (): void => {
    const isUnsent = usePreferences.getState().isChosen || localStorage.getItem(unsentAt) === userId
    if (isUnsent && !leaving.aborted) void send().catch(() => undefined)
  }
  const stopHearing = usePreferences.subscribe((now, before) => {
    if (now.language !== before.language || now.themeIndex !== before.themeIndex) sendIfUnsent()
  })
  leaving.addEventListener('abort', stopHearing)
  globalThis.addEventListener('online', sendIfUnsent, { signal: leaving })
  // The newest choice counts, and that is the one made here while nobody could be told.
  if (usePreferences.getState().isChosen || localStorage.getItem(unsentAt) === userId) return sendIfUnsent()
  const { me } = await call(PreferencesDocument, {})
  if (leaving.aborted || usePreferences.getState().isChosen || !me) return
  const language = knownLanguage(me.language)
  adopt({ ...(language ? { language } : {}), themeIndex: me.selectedTheme ?? 0 })
}
