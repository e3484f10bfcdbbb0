import { useEffect } from 'react'
import { useSession } from '#api/session.ts'
import { usePreferences } from '#ui/preferences.ts'

/** Keeps language and theme with the account of who is signed in, so that they are the same on their other devices. */
export function useAccountPreferences(): void {
  const userId = useSession().account?.userId
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
      // What this account chose and could not tell is not the next one's choice.
      usePreferences.setState({ isChosen: false })
    }
  }, [userId])
}
