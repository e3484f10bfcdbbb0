import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { tallyRoots } from '#domain/activity/votes/tally.ts'
import { isVotingClosed } from '#domain/activity/votes/showing.ts'
import type { ResultsMode } from '#domain/activity/votes/showing.ts'
import { startSetup } from '#domain/evaluate/setup.ts'
import { onDesk } from '#server/commands/desk.ts'
import { castBallot } from '#server/commands/votes/castVotes.ts'
import { chooseResultsMode, closeVoting, openVoting } from '#server/commands/votes/rounds.ts'
import type { CollaborationOptions } from '#server/collaboration/collaboration.ts'
import type { CommandAuthor } from '#server/tick/command.ts'
import { addPoll } from '#support/documents/polls.ts'
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
const polls = Array.from({ length: 8 }, (_, at) => `poll-${at}`)

afterEach(() => server.stop())

async function start(options: CollaborationOptions = {}): Promise<Person[]> {
  server = await startCollaborationServer(options)
  workshop = await server.people.workshop()
  await server.pool.query("update parts set content = 'workshop | evaluate' where object_id = $1", [
    workshop.objectId,
  ])
  boss = await authorOf(workshop.facilitator)
  await server.ticks.submit(
    onDesk(boss, workshop, ({ desk }) => {
      startSetup(desk, 1)
      for (const id of polls) addPoll(desk, { id, text: id })
    }),
  )
  return server.people.participants(workshop.workshopId, people)
}

async function authorOf({ token }: Person): Promise<CommandAuthor> {
  return server.access.author(await server.access.callerOf(token), workshop.workshopId)
}

/** What person number `who` chooses on poll number `at`. */
function valueOf(who: number, at: number): number {
  return 1 + ((2 * who + at) % 5)
}

/** @param isRecognisable their button said so, as it does while results are live */
async function vote(person: Person, who: number, isRecognisable = false): Promise<void> {
  const votes = new Map(polls.map((poll, at) => [poll, { value1: valueOf(who, at), value2: null }]))
  await server.ticks.submit(
    castBallot(await authorOf(person), workshop, { round: 1, votes, expectedRound: 1, isRecognisable }),
  )
}

/** Closes voting, and waits for the end of the countdown. */
async function closeAndWait(): Promise<void> {
  const client = await server.connect()
  const board = new Y.Doc()
  const closed = new Promise<void>((resolve) => {
    client.socket.on('message', (data: Buffer) => {
      const frame = readServerFrame(Uint8Array.from(data))
      if ((frame.kind !== 'update' && frame.kind !== 'syncStep2') || frame.name !== workshop.board) return
      Y.applyUpdate(board, frame.payload)
      if (isVotingClosed(board, false)) resolve()
    })
  })
  await client.mustOpen(workshop.board, workshop.facilitator.token)
  await client.sync(workshop.board)
  await server.ticks.submit(closeVoting(boss, workshop))
  await closed
}

/** What each frame of the tally told, in the order of the frames. */
interface Frame {
  /** The counts by key, as the frame left them. */
  votes: Record<string, number>
  /** The keys that a step wrote, in the order of writing; none for a frame that repeats what was there. */
  written: string[]
}

async function recorded(): Promise<{ client: RawClient; frames: Frame[] }> {
  const client = await server.connect()
  const tally = new Y.Doc()
  const frames: Frame[] = []
  client.socket.on('message', (data: Buffer) => {
    const frame = readServerFrame(Uint8Array.from(data))
    if ((frame.kind !== 'update' && frame.kind !== 'syncStep2') || frame.name !== workshop.tally) return
    Y.applyUpdate(tally, frame.payload)
    const written = frame.kind === 'update' ? keysOf(tally, frame.payload) : []
    frames.push({ votes: tallyRoots.votes(tally).toJSON(), written })
  })
  await client.mustOpen(workshop.tally, workshop.facilitator.token)
  await client.sync(workshop.tally)
  return { client, frames }
}

/** The keys of an update in the order in which its document got them, which Yjs tells everybody. */
function keysOf(tally: Y.Doc, update: Uint8Array): string[] {
  return Y.decodeUpdate(update).structs.flatMap(({ id, length }) =>
    (tally.store.clients.get(id.client) ?? []).flatMap((struct) => {
      const isIts = struct.id.clock >= id.clock && struct.id.clock < id.clock + length
      return isIts && struct instanceof Y.Item && struct.parentSub !== null ? [struct.parentSub] : []
    }),
  )
}

/** The ballots on one poll that each frame added, by value; frames that added none are left out. */
function addedBallots(frames: readonly Frame[], poll: string): number[][] {
  return frames.flatMap(({ votes }, at) => {
    const before = frames[at - 1]?.votes ?? {}
    const values = Object.entries(votes).flatMap(([key, number]) => {
      const [, id, value] = key.split(':')
      return id === poll
        ? Array.from({ length: Math.max(0, number - (before[key] ?? 0)) }, () => Number(value))
        : []
    })
    return values.length === 0 ? [] : [values]
  })
}

/** The values that each person may have chosen: those that came together may be anybody's of them. */
function candidates(order: readonly Person[], added: readonly number[][]): Map<string, Set<number>> {
  const left = [...order]
  return new Map(
    added.flatMap((together) =>
      left.splice(0, together.length).map(({ userId }) => [userId, new Set(together)] as const),
    ),
  )
}

/** Everybody votes on all polls. Neighbours choose different values, and each differs from poll to poll. */
async function everybodyVotes(mode: ResultsMode): Promise<{ persons: Person[]; frames: Frame[] }> {
  const persons = await start()
  await server.ticks.submit(chooseResultsMode(boss, workshop, mode))
  const { client, frames } = await recorded()
  for (const [who, person] of persons.entries()) await vote(person, who, mode === 'LIVE')
  await client.sync(workshop.tally)
  return { persons, frames }
}

test('[HT26] [BT3] [BT5] recording every frame of the tally names no ballot, by number or by order: no step adds fewer than three', async () => {
  const { persons, frames } = await everybodyVotes('STEPS')
  for (const [at, poll] of polls.entries()) {
    const added = addedBallots(frames, poll)
    expect(added.map((ballots) => ballots.length)).toEqual([3, 3, 4])
    const named = candidates(persons, added)
    for (const [who, { userId }] of persons.entries()) {
      expect(named.get(userId)).toContain(valueOf(who, at))
      expect(named.get(userId)?.size).toBeGreaterThanOrEqual(3)
    }
  }
  const steps = frames.filter(({ written }) => written.length > 0)
  expect(steps.map(({ written }) => written.length >= 3 * polls.length)).toEqual([true, true, true])
  for (const { written } of steps) expect(written).toEqual([...written].sort())
})

test('[HT26] [BT6] the same attack names every ballot when results are live: it would find a leak', async () => {
  const { persons, frames } = await everybodyVotes('LIVE')
  for (const [at, poll] of polls.entries()) {
    const named = candidates(persons, addedBallots(frames, poll))
    expect(persons.map(({ userId }) => [...(named.get(userId) ?? [])])).toEqual(
      persons.map((_, who) => [valueOf(who, at)]),
    )
  }
})

test('[HT26] [BT6] no frame of blind voting tells a total, to facilitators neither; the close tells all at once', async () => {
  const persons = await start()
  await server.ticks.submit(chooseResultsMode(boss, workshop, 'CLOSED'))
  const client = await server.connect()
  expect(await client.open(workshop.tally, workshop.facilitator.token)).not.toMatch(/^read/)
  for (const [who, person] of persons.entries()) await vote(person, who)
  expect(await client.open(workshop.tally, workshop.facilitator.token)).not.toMatch(/^read/)
  await closeAndWait()
  const { client: reader, frames } = await recorded()
  for (const poll of polls)
    expect(addedBallots(frames, poll).map((ballots) => ballots.length)).toEqual([people])
  // Reopening closes what is open within two seconds.
  const closed = new Promise((resolve) => {
    reader.socket.on('message', (data: Buffer) => {
      if (readServerFrame(Uint8Array.from(data)).kind === 'closed') resolve(performance.now())
    })
  })
  const sinceMs = performance.now()
  await server.ticks.submit(openVoting(boss, workshop))
  expect(((await closed) as number) - sinceMs).toBeLessThan(2000)
})

test('[HT26] [BT7] a tally that is being opened while voting is reopened blindly is closed', async () => {
  const loading = Promise.withResolvers<undefined>()
  const reached = Promise.withResolvers<undefined>()
  const onLoadDocument = async ({ documentName }: { documentName: string }): Promise<void> => {
    if (documentName !== workshop.tally) return
    reached.resolve(undefined)
    await loading.promise
  }
  await start({ extensions: [{ onLoadDocument }] })
  await server.ticks.submit(chooseResultsMode(boss, workshop, 'CLOSED'))
  await closeAndWait()
  const client = await server.connect()
  await client.mustOpen(workshop.tally, workshop.facilitator.token)
  await reached.promise
  await server.ticks.submit(openVoting(boss, workshop))
  loading.resolve(undefined)
  expect((await client.next('closed', workshop.tally)).text).toBe('rights-changed')
})
