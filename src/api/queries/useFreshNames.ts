import { useEffect } from 'react'
import { times } from '#domain/limits.ts'
import { refreshNames } from './refreshNames.ts'
import { credentials } from '../signIn/credentials.ts'
import { useRefreshing } from './useRefreshing.ts'

let askedAtMs = -Infinity

/**
 * Keeps the account's names up to date, because another device may change them. Fetches on mount and when the page
 * comes back to the front, and every 5.1 seconds in a session without a websocket.
 *
 * @see SPEC Z26
 */
export function useFreshNames(): void {
  useEffect(() => void refreshSometimes(), [])
  useRefreshing(refreshSometimes)
}

async function refreshSometimes(): Promise<void> {
  if (performance.now() - askedAtMs < times.mePollMs) return
  askedAtMs = performance.now()
  try {
    await refreshNames(credentials)
  } catch {
    // A failure keeps the old names; the next trigger fetches again at once.
    askedAtMs = -Infinity
  }
}
