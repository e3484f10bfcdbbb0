import { afterAll, vi } from 'vitest'

// The files of a worker share its process and its modules: each leaves the globals as it found them.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
