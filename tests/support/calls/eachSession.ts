import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startTestServer } from '../servers/server.ts'
import type { TestServer } from '../servers/server.ts'
import { sessionOfTwo } from './kindSession.ts'
import { signUpFacilitator } from './session.ts'
import type { TestFacilitator } from './session.ts'

type SessionOfTwo = Awaited<ReturnType<typeof sessionOfTwo>>

/** For a file of tests: one server and its facilitator, and for each test a new session with two participants. */
export function eachSession(): SessionOfTwo & { server: TestServer; fay: TestFacilitator } {
  const at = {} as ReturnType<typeof eachSession>
  beforeAll(async () => {
    at.server = await startTestServer()
    at.fay = await signUpFacilitator(at.server)
  })
  afterAll(() => at.server.stop())
  beforeEach(async () => void Object.assign(at, await sessionOfTwo(at.server, at.fay)))
  return at
}
