import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import * as Y from 'yjs'
import type { StoreApi } from 'zustand/vanilla'
import { createCredentials } from '#api/signIn/createCredentials.ts'
import type { Credentials } from '#api/signIn/createCredentials.ts'
import { CreateUserDocument } from '#api/operations/signUp.ts'
import { OwnInBrainstormDocument } from '#api/operations/ownPosts.ts'
import { CreatePartAndTypeDocument } from '#api/operations/part.ts'
import { CreatePostDocument } from '#api/operations/post.ts'
import { CreateWorkshopDocument } from '#api/operations/template.ts'
import type { TypedDocument } from '#api/generated.ts'
import type { Identity } from '#api/signIn/identity.ts'
import { newId } from '#api/newId.ts'
import { memoryStorage } from '#api/storage.ts'
import type { TextStorage } from '#api/storage.ts'
import { createGroup } from '#domain/brainstorm/groups/groups.ts'
import { readGroups, readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import type { DocumentRef } from '#domain/documents.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { sendings } from '#app/registries/sendings.ts'
import { createOutbox } from '#sync/outbox/createOutbox.ts'
import { sendWith } from '#sync/outbox/sending.ts'
import type { Outbox } from '#sync/outbox/outboxContract.ts'
import { createRoom } from '#sync/room/createRoom.ts'
import type { Room, RoomOptions } from '#sync/room/createRoom.ts'
import { deviceDatabase } from '#sync/device/deviceDatabase.ts'
import { editDesk } from '#sync/documents/desk.ts'
import type { LiveDocument } from '#sync/documents/liveDocument.ts'
import { documentStore } from '#sync/documents/documentStore.ts'
import type { Pace } from '#sync/outbox/outboxPace.ts'
import { outboxStore } from '#sync/outbox/outboxStore.ts'

/** A person's browser: its storage outlives its pages. */
export interface Device {
  name: string
  storage: TextStorage
  credentials: Credentials
  /** A page with the session open; several at once are tabs. */
  openPage(workshopId: WorkshopId, options?: PageOptions): Page
}

export type PageOptions = Pick<RoomOptions, 'patience' | 'fallbackMs' | 'WebSocket'> & {
  /** Of the outbox; without it, queued calls are sent at once and in order. */
  pace?: Pace
  /** For a page without a sign-in; otherwise the person signed in on the device. */
  identity?: Identity
}

/** A network that blocks websockets: they all connect to a closed port. */
class NoWebSocket extends WebSocket {
  constructor() {
    super('ws://127.0.0.1:9')
    this.on('error', () => undefined)
  }
}

/** A page in such a network. */
export const noWebSocket: PageOptions = {
  fallbackMs: 10,
  WebSocket: NoWebSocket as unknown as typeof globalThis.WebSocket,
}

export interface Page {
  room: Room
  outbox: Outbox
  identity: Identity
  /** Opens a document and waits until it is live. */
  live(ref: DocumentRef): Promise<LiveDocument>
  /** Opens a document and waits until it has something to show, live or not. */
  seen(ref: DocumentRef): Promise<Y.Doc>
  /** Waits until this device has stored the document in its current state. */
  keeps(document: LiveDocument): Promise<void>
  /** Waits until the server has everything. */
  saved(): Promise<void>
  /** Ends the page without cleanup, as a crash does. */
  close(): void
}

sendWith(sendings)

/** @param url of the server, or of a simulated network before it; the page itself came from `origin` */
export function createDevice(url: string, origin: string, storage = memoryStorage()): Device {
  const name = randomUUID()
  const credentials = createCredentials({ address: url, storage })
  class BrowserWebSocket extends WebSocket {
    constructor(address: string) {
      super(address, { origin, perMessageDeflate: false })
      // Unlike a browser's, this WebSocket throws when it is closed before it was open.
      this.on('error', () => undefined)
    }
  }
  return {
    name,
    storage,
    credentials,
    openPage(workshopId, { pace, identity: given, ...options } = {}) {
      const identity = given ?? credentials.identityIn(workshopId)
      if (!identity) throw new Error('nobody is signed in on this device')
      const database = deviceDatabase(name)
      const outbox = createOutbox({
        owner: name,
        store: outboxStore(database),
        send: (document, variables) =>
          credentials.callAs(document as TypedDocument<unknown, typeof variables>, variables, identity),
        pace: pace ?? null,
      })
      const room = createRoom({
        ...{ workshopId, identity, credentials, address: url, database, outbox },
        WebSocket: BrowserWebSocket as unknown as typeof globalThis.WebSocket,
        ...options,
      })
      outbox.start()
      room.start()
      return {
        room,
        outbox,
        identity,
        async live(ref) {
          const document = room.documents.get(ref)
          room.documents.hold(ref)
          await becomes(document.view, ({ state }) => state.status === 'ready' && state.isLive)
          return document
        },
        async seen(ref) {
          room.documents.hold(ref)
          return (await becomes(room.documents.get(ref).view, ({ state }) => state.status === 'ready')).doc
        },
        async keeps(document) {
          const store = documentStore(database)
          const now = Y.encodeStateVector(document.view.getState().doc)
          for (;;) {
            const { update } = await store.load(document.name)
            // IndexedDB emits no event when it is written to.
            if (update && isEqual(Y.encodeStateVectorFromUpdate(update), now)) return
            await new Promise((resolve) => setTimeout(resolve, 20))
          }
        },
        async saved() {
          await becomes(room.documents.saving, ({ hasUnsaved }) => !hasUnsaved)
          await becomes(outbox.view, ({ entries }) => entries.every((one) => one.state.status === 'refused'))
        },
        close() {
          outbox.stop()
          room.stop()
          database.close()
        },
      }
    },
  }
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  const [a, b] = [Y.decodeStateVector(one), Y.decodeStateVector(other)]
  return a.size === b.size && [...a].every(([client, clock]) => b.get(client) === clock)
}

/** Waits until a store satisfies the condition. */
export function becomes<State>(store: StoreApi<State>, isIt: (state: State) => boolean): Promise<State> {
  if (isIt(store.getState())) return Promise.resolve(store.getState())
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe((state) => {
      if (!isIt(state)) return
      unsubscribe()
      resolve(state)
    })
  })
}

export interface Brainstorm {
  workshopId: WorkshopId
  objectId: ObjectId
  password: string
}

/** Signs up on a device and creates a session with one brainstorm. */
export async function facilitate(device: Device): Promise<Brainstorm> {
  const email = `fay-${randomUUID()}@example.org`
  const password = 'Secret123'
  await device.credentials.callAs(CreateUserDocument, { email, password }, null)
  await device.credentials.signIn(email, password)
  const account = device.credentials.accountIdentity()
  const made = await device.credentials.callAs(CreateWorkshopDocument, { workshopName: 'Ideas' }, account)
  const workshopId = made.createWorkshop.workshop?.id ?? ''
  const objectId = newId()
  const part = { objectId, commonInfoData: { workshop: workshopId }, title: 'Ideas' }
  await device.credentials.callAs(
    CreatePartAndTypeDocument,
    { ...part, type: 'workshop | brainstorm' },
    account,
  )
  return { workshopId, objectId, password }
}

/** Joins on a device and opens the session with its board. */
export async function participate(device: Device, { workshopId, objectId }: Brainstorm): Promise<Page> {
  await device.credentials.join(workshopId)
  const page = device.openPage(workshopId)
  await page.live({ kind: 'board', id: objectId })
  return page
}

/** The server's answers, by text in the order of writing, as a facilitator's other device gets them. */
export async function answersOnServer(
  device: Device,
  { workshopId, objectId }: Brainstorm,
): Promise<string[]> {
  const { brainstorm } = await device.credentials.callAs(
    OwnInBrainstormDocument,
    { id: objectId },
    device.credentials.identityIn(workshopId),
  )
  return brainstorm.posts.map((post) => post.postText)
}

/** Puts an answer into the outbox of a page that has the board. */
export function answer(page: Page, { workshopId, objectId }: Brainstorm, text: string): string {
  const { doc } = page.room.documents.get({ kind: 'board', id: objectId }).view.getState()
  const id = newId()
  const multiTopicId = readTopics(doc)[0]?.id ?? null
  const questionId = readQuestions(doc)[0]?.id ?? null
  page.outbox.send(workshopId, {
    document: CreatePostDocument,
    variables: {
      id,
      commonInfoData: { workshop: workshopId },
      brainstormId: objectId,
      postText: text,
      multiTopicId,
      questionId,
    },
    objectId,
    label: 'Answer',
    text,
    effect: { does: 'create', type: 'post', id, fields: { text, multiTopicId, questionId } },
  })
  return id
}

/** Puts a group on a desk. */
export function addGroup(desk: LiveDocument, title: string): void {
  const { doc } = desk.view.getState()
  const at = { multiTopicId: readTopics(doc)[0]?.id ?? '', questionId: readQuestions(doc)[0]?.id ?? '' }
  editDesk(doc, (edited) => createGroup(edited, { id: newId(), title, ...at }))
}

export function titles(desk: LiveDocument): string[] {
  return readGroups(desk.view.getState().doc).map(({ title }) => title)
}
