import { afterAll, beforeAll, beforeEach } from 'vitest'
import type * as Y from 'yjs'
import type { CollaborationOptions } from '#server/collaboration/collaboration.ts'
import { startCollaborationServer } from '#support/servers/collaborationServer.ts'
import type { CollaborationServer } from '#support/servers/collaborationServer.ts'
import type { BuiltWorkshop, Person } from '#support/calls/people.ts'
import type { RawClient } from '#support/documents/rawClient.ts'

/** A collaboration server for the tests of a file, a workshop and a participant of it. */
export interface CollaborationScene {
  server: CollaborationServer
  workshop: BuiltWorkshop
  pat: Person
  /** Opens documents on a new socket, and waits for what is in them. */
  open(person: Person, ...names: string[]): Promise<RawClient>
  /** The facilitator's socket, with the desk. */
  atDesk(): Promise<{ client: RawClient; doc: Y.Doc }>
  authorOf(person: Person): ReturnType<CollaborationServer['access']['author']>
}

/** @param each each test has a workshop of its own */
export function collaborationScene(
  options: CollaborationOptions = {},
  { each = false } = {},
): CollaborationScene {
  const scene = {
    async open(person, ...names) {
      const client = await scene.server.connect()
      for (const name of names) {
        await client.mustOpen(name, person.token)
        await client.sync(name)
      }
      return client
    },
    async atDesk() {
      const client = await scene.server.connect()
      await client.mustOpen(scene.workshop.desk, scene.workshop.facilitator.token)
      return { client, doc: await client.read(scene.workshop.desk) }
    },
    async authorOf({ token }) {
      const { access } = scene.server
      return access.author(await access.callerOf(token), scene.workshop.workshopId)
    },
  } as CollaborationScene
  const setScene = async (): Promise<void> => {
    scene.workshop = await scene.server.people.workshop()
    scene.pat = await scene.server.people.participant(scene.workshop.workshopId, { name: 'Pat' })
  }
  beforeAll(async () => {
    scene.server = await startCollaborationServer(options)
    if (!each) await setScene()
  })
  if (each) beforeEach(setScene)
  afterAll(() => scene.server.stop())
  return scene
}
