import { beforeAll, expect, test } from 'vitest'
import { withServer } from '#support/servers/withServer.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestSession } from '#support/calls/session.ts'

/** The allowance is not refilled during the test. */
const burst = 40
const server = withServer({}, { commandAllowance: { burst, perSecond: 1e-6 } })
let session: TestSession

beforeAll(async () => {
  session = await startSession(server, await signUpFacilitator(server))
})

test('[M25] [Q5] [Z34] a participant’s commands are limited, each alias counts, and nobody else is delayed', async () => {
  const [eve, pat] = [await session.join(), await session.join()]
  const done = (alias: string): string =>
    `${alias}: setFinished(partId: "${session.partId}", finished: true) { ok errorString }`
  const ten = `mutation { ${Array.from({ length: 10 }, (_, at) => done(`a${at}`)).join(' ')} }`
  const codes: string[] = []
  for (let sent = 0; sent < 2; sent += 1) codes.push(...(await eve.ask(ten)).codes)
  const answers = Array.from({ length: 30 }, (_, at) =>
    session.answer(eve, `answer ${at}`).then(
      () => 'taken',
      (error: unknown) => String(error),
    ),
  )
  const refused = (await Promise.all(answers)).filter((answer) => answer !== 'taken')
  expect(codes).toEqual([])
  expect(refused).toHaveLength(10)
  for (const answer of refused) expect(answer).toContain('RATE_LIMITED')
  await session.answer(pat, 'mine')
  await session.showAgenda(false)
  // A query is not a command.
  expect((await eve.ask('{ me { id } }')).codes).toEqual([])
})
