import { useEffect } from 'react'
import { times } from '#domain/limits.ts'
import { refreshNames } from './refreshNames.ts'
import { session } from './session.ts'
import { useRefreshing } from './useRefreshing.ts'

let askedAtMs = -Infinity

/**
 * The account's names as another device may have changed them: asked when this is shown and when the page comes back to the
 * front. Every 5.1 seconds they are asked in a session that has no socket.
 *
 * @see specification, part 1, section 9: `me` is polled at 5100 ms
 */
export function useFreshNames(): void {
  useEffect(() => void refreshSometimes(), [])
  useRefreshing(refreshSometimes)
}

async function refreshSometimes(): Promise<void> {
  if (performance.now() - askedAtMs < times.mePollMs) return
  askedAtMs = performance.now()
  try {
    await refreshNames(session)
  } catch {
    // As they were is good enough; asked again as soon as there is a reason to.
    askedAtMs = -Infinity
  }
}
