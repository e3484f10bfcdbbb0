import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startTestServer } from '../servers/server.ts'
import type { TestServer } from '../servers/server.ts'
import type { Calls } from './calls.ts'
import { signUpFacilitator, startSession } from './session.ts'
import type { TestFacilitator, TestSession } from './session.ts'

// What most files about sessions set up. A file imports what it uses, and says once that it stages it.
export let server: TestServer
export let fay: TestFacilitator
/** For each test another one, with a brainstorm. */
export let session: TestSession
/** A participant of the session. */
export let ann: Awaited<ReturnType<TestSession['join']>>
/** Another one, in files that stage two. */
export let ben: typeof ann

/** A server and a facilitator for all tests of a file. */
export function stageServer(start: () => Promise<TestServer> = startTestServer): void {
  beforeAll(async () => {
    server = await start()
    fay = await signUpFacilitator(server)
  })
  afterAll(() => server.stop())
}

/** A server and a facilitator for all tests of a file, a session for each. @param name of the sessions */
export function stageSessions(name?: string, start?: () => Promise<TestServer>): void {
  stageServer(start)
  beforeEach(async () => {
    session = await startSession(server, fay, name)
    ann = await session.join()
  })
}

/** As `stageSessions`, with two participants. */
export function stageTwo(): void {
  stageSessions()
  beforeEach(async () => void (ben = await session.join()))
}

/** The codes with which a call is refused; none when it is answered. */
export async function codesOf(who: Pick<Calls, 'ask'>, call: string): Promise<string[]> {
  return (await who.ask(`mutation { ${call} { ok errorString } }`)).codes
}

/** A facilitator presents an activity to the room. */
export function present(at: { workshopId: string; partId: string }, who: Calls = fay): Promise<unknown> {
  return who.act(
    `updateState(workshopId: "${at.workshopId}", currentState: "RU", activePartId: "${at.partId}")`,
  )
}
