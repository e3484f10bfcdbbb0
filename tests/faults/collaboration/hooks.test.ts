import type { Extension } from '@hocuspocus/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { closeCodes } from '#domain/errors.ts'
import { startCollaborationServer } from '#support/servers/collaborationServer.ts'
import type { CollaborationServer } from '#support/servers/collaborationServer.ts'
import { renaming } from '#support/documents/edits.ts'
import {
  authFrame,
  awarenessFrame,
  closeFrame,
  syncStep1Frame,
  updateFrame,
} from '#support/documents/frames.ts'
import type { BuiltWorkshop, Person } from '#support/calls/people.ts'
import type { RawClient } from '#support/documents/rawClient.ts'

/** How a hook fails. */
const faults: Record<string, () => unknown> = {
  'throws an Error': () => {
    throw new Error('chaos')
  },
  'rejects with an Error': () => Promise.reject(new Error('chaos')),
  'rejects with undefined': () => Promise.reject(undefined as unknown as Error),
  'rejects with an object': () => Promise.reject({ reason: 'chaos' } as unknown as Error),
}

/** Every hook that a connection can reach: its failure closes the victim's socket, or nothing. */
const hooks = {
  onConnect: 'ends',
  onAuthenticate: 'ends',
  onTokenSync: 'ends',
  onCreateDocument: 'ends',
  onLoadDocument: 'ends',
  afterLoadDocument: 'ends',
  connected: 'ends',
  beforeHandleMessage: 'ends',
  afterHandleMessage: 'ends',
  beforeHandleAwareness: 'ends',
  onAwarenessUpdate: 'ends',
  onChange: 'goes on',
  onDisconnect: 'goes on',
  beforeUnloadDocument: 'goes on',
  afterUnloadDocument: 'goes on',
} as const satisfies Partial<Record<keyof Extension, 'ends' | 'goes on'>>

let server: CollaborationServer
let bystander: BuiltWorkshop
let pat: Person
let reader: RawClient
/** The hook that fails now, for documents of this workshop. */
let broken: { hook: string; workshop: BuiltWorkshop; fail: () => unknown; count: number } | null = null
const unhandled: unknown[] = []
const collect = (error: unknown): void => void unhandled.push(error)

function chaos(): Extension {
  const entries = Object.keys(hooks).map((hook) => [
    hook,
    async ({ documentName }: { documentName: string }) => {
      if (broken?.hook !== hook) return
      if (documentName !== broken.workshop.desk) return
      broken.count += 1
      await broken.fail()
    },
  ])
  return Object.fromEntries(entries) as Extension
}

beforeAll(async () => {
  process.on('unhandledRejection', collect)
  server = await startCollaborationServer({ extensions: [chaos()] })
  bystander = await server.people.workshop()
  pat = await server.people.participant(bystander.workshopId)
  reader = await server.connect()
  await reader.mustOpen(bystander.board, pat.token)
  await reader.sync(bystander.board)
})
afterAll(async () => {
  process.off('unhandledRejection', collect)
  await server.stop()
})

// Hocuspocus prints what its hooks reject with.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

/** Performs every act on a desk that reaches a hook. */
async function useDesk(client: RawClient, workshop: BuiltWorkshop): Promise<void> {
  const { desk, facilitator } = workshop
  client.send(authFrame(desk, facilitator.token), syncStep1Frame(desk))
  await client.next('syncStep2', desk)
  const doc = new Y.Doc()
  client.send(authFrame(desk, facilitator.token))
  client.send(awarenessFrame(desk, [{ client: 1, clock: 1, state: { card: 'p1' } }]))
  client.send(updateFrame(desk, renaming(doc, 'Chaos')))
  await client.next('syncStatus', desk)
  client.send(closeFrame(desk))
  await client.next('closed', desk)
}

const cases = Object.entries(hooks).flatMap(([hook, outcome]) =>
  Object.entries(faults).map(([what, fail]) => ({ hook, outcome, what, fail })),
)

test.each(cases)('[H4] [HT6] $hook $what', async ({ hook, outcome, fail }) => {
  const workshop = await server.people.workshop()
  broken = { hook, workshop, fail, count: 0 }
  const victim = await server.connect()
  const ended = victim.closed.then(({ code }) => code)
  const used = useDesk(victim, workshop).then(
    () => 'goes on',
    () => 'ends',
  )
  if (outcome === 'ends') {
    expect(await ended).toBe(closeCodes.tryAgain.code)
    expect(await used).toBe('ends')
  } else {
    expect(await used).toBe('goes on')
    await victim.close()
  }
  await server.figure('open_documents', (count) => count === 1)
  expect(broken.count).toBeGreaterThan(0)
  broken = null
  const again = await server.connect()
  await useDesk(again, workshop)
  await again.close()
  await reader.sync(bystander.board)
  expect(reader.isClosed).toBe(false)
  expect(unhandled).toEqual([])
})
