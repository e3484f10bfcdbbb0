import { expect, onTestFinished, test, vi } from 'vitest'
import { parseServerMessage } from '#domain/serverMessages.ts'
import type { ServerMessage } from '#domain/serverMessages.ts'
import { startCollaborationServer } from '#support/servers/collaborationServer.ts'
import type { Person } from '#support/calls/people.ts'
import type { RawClient } from '#support/documents/rawClient.ts'
import { collaborationScene } from './scene.ts'

const rosterMs = 200
const at = collaborationScene({ times: { rosterMs, rosterStepMs: 500, rosterGraceMs: 100 } }, { each: true })
const enter = (person: Person): Promise<RawClient> => at.open(person, at.workshop.state)

/** The next message of a kind that matches. */
async function message(
  client: RawClient,
  isIt: (message: ServerMessage) => boolean = () => true,
): Promise<ServerMessage> {
  for (;;) {
    const { text } = await client.next('stateless')
    const read = parseServerMessage(text)
    expect(read).not.toBeNull()
    if (read && isIt(read)) return read
  }
}

function counts(count: number): (message: ServerMessage) => boolean {
  return (read) => read.type === 'roster' && read.count === count
}

test('facilitators see everyone, participants a number and five names', async () => {
  const fay = await enter(at.workshop.facilitator)
  const names = ['Ada', 'Ben', 'Cyd', 'Dan', 'Eve', 'Flo']
  const people = await Promise.all(
    names.map((name) => at.server.people.participant(at.workshop.workshopId, { name })),
  )
  const clients = await Promise.all(people.map((person) => enter(person)))
  const full = await message(fay, counts(7))
  expect(full).toEqual({
    type: 'roster',
    count: 7,
    // Pat has joined too, and is not there.
    ...{ joined: 7, here: 6, finished: {} },
    people: [at.workshop.facilitator, ...people].map(({ userId, name, nickname }, index) => ({
      userId,
      name,
      isFacilitator: index === 0,
      ...(nickname && { nickname }),
    })),
  })
  for (const client of clients) {
    const short = await message(client, counts(7))
    expect(short).toEqual({
      ...{ type: 'roster', count: 7, joined: 7, names: ['Fay', 'Ada', 'Ben', 'Cyd', 'Dan'] },
      nicknames: [null, ...people.slice(0, 4).map(({ nickname }) => nickname)],
    })
    for (const { userId } of people) expect(JSON.stringify(short)).not.toContain(userId)
  }
  await clients[0]?.close()
  await message(fay, counts(6))
  await Promise.all(clients.map((client) => client.close()))
  await message(fay, counts(1))
})

test('[A4] after a restart, returning participants are shown at the next step, and those who just joined at once', async () => {
  const started = await startCollaborationServer({ times: { rosterMs: 20, rosterStepMs: 60_000 } })
  onTestFinished(() => started.stop())
  const { people, collaboration } = started
  const workshop = await people.workshop()
  const back = await people.participant(workshop.workshopId, { name: 'Ada', wasHere: true })
  const open = async ({ token }: Person): Promise<RawClient> => {
    const client = await started.connect()
    await client.mustOpen(workshop.state, token)
    return client
  }
  const fay = await open(workshop.facilitator)
  await message(fay, counts(1))
  const ada = await open(back)
  await open(await people.participant(workshop.workshopId, { name: 'New' }))
  expect(await message(fay, counts(2))).toMatchObject({
    people: [{ name: 'Fay' }, { name: 'New' }],
  })
  expect(await collaboration.rosterOf(workshop.workshopId)).toHaveLength(2)
  await message(ada, counts(2))
})

test('[A4] a participant who returns to a workshop that everybody had left is shown at the next step', async () => {
  const first = [await enter(at.workshop.facilitator), await enter(at.pat)]
  await Promise.all(first.map((client) => client.close()))
  await expect.poll(() => at.server.collaboration.rosterOf(at.workshop.workshopId)).toEqual([])
  const fay = await enter(at.workshop.facilitator)
  await enter(at.pat)
  // Shown eventually, and never in the frame that their arrival causes: see the test before.
  await message(fay, counts(2))
})

test('a roster delayed by the database is not sent after a newer one', async () => {
  const slow = holdFirst(' as joined')
  const fay = await enter(at.workshop.facilitator)
  await slow.isHeld
  await enter(at.pat)
  // Long enough for another one, if it did not wait for the first.
  await new Promise((resolve) => setTimeout(resolve, 5 * rosterMs))
  slow.release()
  await message(fay, counts(1))
  await message(fay, counts(2))
  await fay.sync(at.workshop.state)
  expect(fay.received.filter(({ kind }) => kind === 'stateless')).toEqual([])
})

/** Answers of the database to the first statement with a text are held back until they are released. */
function holdFirst(text: string): { isHeld: Promise<void>; release: () => void } {
  const held = Promise.withResolvers<undefined>()
  const released = Promise.withResolvers<undefined>()
  const query = at.server.pool.query.bind(at.server.pool)
  const slow = vi.spyOn(at.server.pool, 'query').mockImplementation((async (
    statement: never,
    values: never,
  ) => {
    const answer: unknown = await query(statement, values)
    if (!String(statement).includes(text)) return answer
    slow.mockRestore()
    held.resolve(undefined)
    await released.promise
    return answer
  }) as never)
  return { isHeld: held.promise, release: () => released.resolve(undefined) }
}

test('one person with two tabs counts once, and a person who said good-bye does not count', async () => {
  const fay = await enter(at.workshop.facilitator)
  await enter(at.pat)
  await enter(at.pat)
  await message(fay, counts(2))
  expect(await at.server.collaboration.rosterOf(at.workshop.workshopId)).toHaveLength(2)
  expect(at.server.collaboration.connectionsIn(at.workshop.workshopId)).toBe(3)
  at.server.signals.emit('wentOffline', { userId: at.pat.userId })
  await message(fay, counts(1))
  await enter(at.pat)
  await message(fay, counts(2))
})

test('a person who views a public template is not shown, and gets no names', async () => {
  await at.server.pool.query(
    'update public.workshops set template = true, template_public = true where id = $1',
    [at.workshop.workshopId],
  )
  const fay = await enter(at.workshop.facilitator)
  await message(fay, counts(1))
  const looking = await enter(await at.server.people.account({ firstName: 'Curious' }))
  await looking.read(at.workshop.state)
  expect(await at.server.collaboration.rosterOf(at.workshop.workshopId)).toHaveLength(1)
  at.server.signals.emit('workshopChanged', { workshopId: at.workshop.workshopId })
  await message(looking, ({ type }) => type === 'changed')
  expect(looking.received.some(({ kind }) => kind === 'stateless')).toBe(false)
})

test('an e-mail address is never shown as a name', async () => {
  const { workshopId, state, facilitator } = await at.server.people.workshop({
    facilitator: await at.server.people.account({ firstName: '' }),
  })
  await at.open(facilitator, state)
  const [person] = await at.server.collaboration.rosterOf(workshopId)
  expect(person?.name).toBe('Facilitator')
})

test('300 people arriving at once cost each of them a few frames, not one per person', async () => {
  const people = await at.server.people.participants(at.workshop.workshopId, 300)
  const clients = await Promise.all(people.map((person) => enter(person)))
  const rosters = await Promise.all(
    clients.map(async (client) => {
      let read = 0
      await message(client, (one) => ++read > 0 && counts(300)(one))
      return read
    }),
  )
  // The first roster, the newcomer's own, and one for each interval of the wave.
  expect(Math.max(...rosters)).toBeLessThan(40)
  await Promise.all(clients.map((client) => client.close()))
})

test('"something changed" is sent at once, and many changes in a row as one message', async () => {
  const client = await enter(at.pat)
  await message(client, counts(1))
  const isChange = ({ type }: ServerMessage): boolean => type === 'changed'
  for (let index = 0; index < 50; index += 1)
    at.server.signals.emit('workshopChanged', { workshopId: at.workshop.workshopId })
  await message(client, isChange)
  await message(client, isChange)
  await client.sync(at.workshop.state)
  expect(client.received.filter(({ kind }) => kind === 'stateless')).toEqual([])
})
