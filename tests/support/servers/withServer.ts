import { afterAll, beforeAll } from 'vitest'
import { startTestServer } from './server.ts'
import type { TestServer } from './server.ts'

/** Plenum for the tests of one file, with the options of `startTestServer`; it is available once they run. */
export function withServer(...options: Parameters<typeof startTestServer>): TestServer {
  const shared = {} as TestServer
  beforeAll(async () => {
    const server = await startTestServer(...options)
    // Descriptors, because `services` are others after a restart.
    Object.defineProperties(shared, Object.getOwnPropertyDescriptors(server))
  })
  afterAll(() => shared.stop())
  return shared
}
