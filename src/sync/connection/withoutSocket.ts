import type { StoreApi } from 'zustand/vanilla'
import type { ConnectionState } from './roomSocket.ts'

/**
 * Runs a fallback once the websocket has been missing for a while.
 *
 * @param begin starts the fallback and returns its stop function; after a failure it starts again at the next loss of
 *   the websocket
 * @returns stops for good
 */
export function withoutSocket(
  state: StoreApi<ConnectionState>,
  afterMs: number,
  begin: () => Promise<() => void>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<(() => void) | null> | null = null

  const end = (): void => {
    clearTimeout(timer)
    timer = undefined
    void running?.then((stop) => stop?.())
    running = null
  }
  const follow = ({ status }: ConnectionState): void => {
    if (status === 'online' || status === 'signedOut' || status === 'removed') return end()
    timer ??= setTimeout(() => {
      running = begin().catch(() => null)
    }, afterMs)
  }
  follow(state.getState())
  const unsubscribe = state.subscribe(follow)
  return () => {
    unsubscribe()
    end()
  }
}
