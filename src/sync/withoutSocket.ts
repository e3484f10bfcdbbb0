import type { StoreApi } from 'zustand/vanilla'
import type { ConnectionState } from './roomSocket.ts'

/**
 * Does something in the socket's place while there has been none for a while.
 *
 * @param begin starts it and answers with what ends it; when it fails it is begun with the next loss of the socket
 * @returns ends it for good
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
