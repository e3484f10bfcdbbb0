import { randomInt } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { readTally } from '#domain/activity/votes/tally.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import type { ResultsMode } from '#domain/activity/votes/showing.ts'
import { createPoll } from '#domain/evaluate/polls.ts'
import { startSetup } from '#domain/evaluate/setup.ts'
import { onDesk } from '#server/commands/desk.ts'
import { castBallot } from '#server/commands/votes/castVotes.ts'
import { chooseResultsMode, closeVoting } from '#server/commands/votes/rounds.ts'
import type { CommandAuthor } from '#server/tick/command.ts'
import { startCollaborationServer } from '#support/servers/collaborationServer.ts'
import type { CollaborationServer } from '#support/servers/collaborationServer.ts'
import { readServerFrame } from '#support/documents/frames.ts'
import type { BuiltWorkshop, Person } from '#support/calls/people.ts'
import type { RawClient } from '#support/documents/rawClient.ts'

/*
 * A facilitator who records every frame of the tally while ten people vote, and who knows from the room in which order
 * they pressed the button: the strongest onlooker. What arrives alone is a ballot with a name.
 */
let server: CollaborationServer
let workshop: BuiltWorkshop
let boss: CommandAuthor

const people = 10
const poll = 'poll-a'

afterEach(() => server.stop())

async function start(): Promise<Person[]> {
  server = await startCollaborationServer()
  workshop = await server.people.workshop()
  await server.pool.query("update parts set content = 'workshop | evaluate' where object_id = $1", [
    workshop.objectId,
  ])
  boss = await authorOf(workshop.facilitator)
  await server.ticks.submit(
    onDesk(boss, workshop, ({ desk }) => {
      startSetup(desk, 1)
      createPoll(desk, { id: poll, text: 'Lunch' })
    }),
  )
  return server.people.participants(workshop.workshopId, people)
}

async function authorOf({ token }: Person): Promise<CommandAuthor> {
  return server.access.author(await server.access.callerOf(token), workshop.workshopId)
}

async function vote(person: Person, value1: number): Promise<void> {
  const votes = new Map([[poll, { value1, value2: null }]])
  const expected = { scope: wholeScope, round: 1 }
  await server.ticks.submit(castBallot(await authorOf(person), workshop, { round: 1, votes, expected }))
}

/** The ballots that each frame of the tally added, by value, in the order of the frames. */
async function recorded(): Promise<{ client: RawClient; added: () => number[][] }> {
  const client = await server.connect()
  const tally = new Y.Doc()
  const states: Map<number, number>[] = [new Map()]
  client.socket.on('message', (data: Buffer) => {
    const frame = readServerFrame(Uint8Array.from(data))
    if ((frame.kind !== 'update' && frame.kind !== 'syncStep2') || frame.name !== workshop.tally) return
    Y.applyUpdate(tally, frame.payload)
    states.push(
      new Map(
        readTally(tally, 1)
          .get(poll)
          ?.map(({ value1, votes }) => [value1 ?? 0, votes]),
      ),
    )
  })
  await client.mustOpen(workshop.tally, workshop.facilitator.token)
  await client.sync(workshop.tally)
  return { client, added: () => states.slice(1).flatMap((now, at) => addedBallots(states[at] ?? now, now)) }
}

function addedBallots(before: Map<number, number>, now: Map<number, number>): number[][] {
  const values = [...now].flatMap(([value, votes]) =>
    Array.from({ length: Math.max(0, votes - (before.get(value) ?? 0)) }, () => value),
  )
  return values.length === 0 ? [] : [values]
}

/** Names the ballot of each person: those that came together are drawn in any order. */
function guesses(order: readonly Person[], added: readonly number[][]): Map<string, number> {
  const named = new Map<string, number>()
  let at = 0
  for (const together of added) {
    const bag = [...together]
    for (const person of order.slice(at, at + together.length))
      named.set(person.userId, bag.splice(randomInt(bag.length), 1)[0] ?? 0)
    at += together.length
  }
  return named
}

async function rightGuesses(mode: ResultsMode): Promise<{ right: number; added: number[][] }> {
  const persons = await start()
  await server.ticks.submit(chooseResultsMode(boss, workshop, mode))
  const { client, added } = await recorded()
  const chosen = new Map(persons.map(({ userId }) => [userId, randomInt(1, 6)]))
  for (const person of persons) await vote(person, chosen.get(person.userId) ?? 1)
  await client.sync(workshop.tally)
  const named = guesses(persons, added())
  const right = persons.filter(({ userId }) => named.get(userId) === chosen.get(userId)).length
  return { right, added: added() }
}

test('[HT26] [BT5] recording every frame of the tally names no ballot: no step adds fewer than three', async () => {
  const { added } = await rightGuesses('STEPS')
  expect(added.map((ballots) => ballots.length)).toEqual([3, 3, 4])
})

test('[HT26] [BT6] the same attack names every ballot when results are live: it would find a leak', async () => {
  const { right, added } = await rightGuesses('LIVE')
  expect(added).toHaveLength(people)
  expect(right).toBe(people)
})

test('[HT26] [BT6] no frame of blind voting tells a total, to facilitators neither; the close tells all at once', async () => {
  const persons = await start()
  await server.ticks.submit(chooseResultsMode(boss, workshop, 'CLOSED'))
  const client = await server.connect()
  expect(await client.open(workshop.tally, workshop.facilitator.token)).not.toMatch(/^read/)
  for (const person of persons) await vote(person, randomInt(1, 6))
  expect(await client.open(workshop.tally, workshop.facilitator.token)).not.toMatch(/^read/)
  await server.ticks.submit(closeVoting(boss, workshop, true))
  const { client: reader, added } = await recorded()
  expect(added().map((ballots) => ballots.length)).toEqual([people])
  // Reopening closes what is open within two seconds.
  const closed = new Promise((resolve) => {
    reader.socket.on('message', (data: Buffer) => {
      if (readServerFrame(Uint8Array.from(data)).kind === 'closed') resolve(performance.now())
    })
  })
  const sinceMs = performance.now()
  await server.ticks.submit(closeVoting(boss, workshop, false))
  expect(((await closed) as number) - sinceMs).toBeLessThan(2000)
})
