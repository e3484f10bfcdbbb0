import { randomUUID } from 'node:crypto'
import { assertDone } from '#kinds/api.ts'
import type { Made, TestedApi } from '#kinds/api.ts'
import type { Calls } from './calls.ts'
import { startSession } from './session.ts'
import type { TestFacilitator, TestSession } from './session.ts'

type Participant = Awaited<ReturnType<TestSession['join']>>

/** A new session of a facilitator, and two participants in it. */
export async function sessionOfTwo(
  server: { url: string },
  facilitator: TestFacilitator,
): Promise<{ session: TestSession; ann: Participant; ben: Participant }> {
  const session = await startSession(server, facilitator)
  return { session, ann: await session.join(), ben: await session.join() }
}

/** What people do with an activity of any kind. */
export interface KindActs {
  /** A person adds input; returns its id. @throws {Error} with the response of a refused call */
  write(who: Calls, text: string, id?: string): Promise<string>
  /** A facilitator's call that returns no more than `ok`. @throws {Error} with the response of a refused call */
  act(call: string): Promise<unknown>
  /** The argument of calls about the activity. */
  onPart(): string
}

/** @param at the activity under test */
export function kindActs(api: TestedApi, facilitator: () => Calls, at: () => Made): KindActs {
  return {
    async write(who, text, id = randomUUID()) {
      assertDone(await api.write(who, at(), { id, text }))
      return id
    },
    act: (call) => facilitator().must(`mutation { ${call} { ok errorString } }`),
    onPart: () => `partId: "${at().partId}"`,
  }
}
