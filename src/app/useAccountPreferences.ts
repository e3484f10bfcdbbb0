import { useEffect } from 'react'
import { useCredentials } from '#api/signIn/credentials.ts'
import { usePreferences } from '#ui/texts/preferences.ts'

/** Stores language and theme with the signed-in account, so that they are the same on its other devices. */
export function useAccountPreferences(): void {
  const userId = useCredentials().account?.userId
  useEffect(() => {
    if (userId === undefined) return
    const leaving = new AbortController()
    const keep = async (): Promise<void> => {
      const { keepPreferences } = await import('./accountPreferences.ts')
      await keepPreferences(userId, leaving.signal)
    }
    keep().catch(() => undefined)
    return () => {
      leaving.abort()
      // Preferences that this account could not send yet must not reach the next one.
      usePreferences.setState({ isChosen: false })
    }
  }, [userId])
}
