import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { TypedDocument } from '#api/generated.ts'
import { PartsDocument, UpdatePartVisibilityDocument } from '#api/operations/part.ts'
import type { DocumentRef } from '#domain/documents.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { createDevice, facilitate, participate } from './device.ts'
import type { Brainstorm, Device, Page, PageOptions } from './device.ts'
import { badNetwork } from './network.ts'
import type { Network } from './network.ts'

/** One server for the tests of a file, and a session of each test. Pages and the network end with the test. */
export interface SyncScene {
  server: TestServer
  /** Between the server and the devices on the train. */
  network: Network
  /** The facilitator's, which stays online. */
  laptop: Device
  brainstorm: Brainstorm
  /** A device of its own, or with the storage of another one: the same person. */
  online(storage?: Device['storage']): Device
  onTrain(storage?: Device['storage']): Device
  open(device: Device, options?: PageOptions): Page
  /** Joins on a device, and waits for the board. */
  joined(device: Device): Promise<Page>
  /** Joins on a device, and opens the session. */
  joinedWith(device: Device, options?: PageOptions): Promise<Page>
  ref(kind: DocumentRef['kind']): DocumentRef
  /** Of its brainstorm. */
  partId(): Promise<string>
  hide(hidden: boolean): Promise<void>
  asFacilitator<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
  ): Promise<Result>
}

export function syncScene(): SyncScene {
  const pages: Page[] = []
  const keep = (page: Page): Page => {
    pages.push(page)
    return page
  }
  const scene = {
    online: (storage) => createDevice(scene.server.url, scene.server.url, storage),
    onTrain: (storage) => createDevice(scene.network.url, scene.server.url, storage),
    open: (device, options) => keep(device.openPage(scene.brainstorm.workshopId, options)),
    joined: async (device) => keep(await participate(device, scene.brainstorm)),
    async joinedWith(device, options) {
      await device.credentials.join(scene.brainstorm.workshopId)
      return scene.open(device, options)
    },
    ref: (kind) => ({ kind, id: scene.brainstorm[kind === 'state' ? 'workshopId' : 'objectId'] }),
    async partId() {
      const { workshopId, objectId } = scene.brainstorm
      const { parts } = await scene.asFacilitator(PartsDocument, { workshopId })
      return parts.find((part) => part.objectId === objectId)?.id ?? ''
    },
    async hide(hidden) {
      await scene.asFacilitator(UpdatePartVisibilityDocument, { partId: await scene.partId(), hidden })
    },
    asFacilitator(document, variables) {
      const { credentials } = scene.laptop
      return credentials.callAs(document, variables, credentials.accountIdentity())
    },
  } as SyncScene
  beforeAll(async () => {
    scene.server = await startTestServer()
  })
  afterAll(() => scene.server.stop())
  beforeEach(async () => {
    scene.network = await badNetwork(scene.server.port)
    scene.laptop = scene.online()
    scene.brainstorm = await facilitate(scene.laptop)
  })
  afterEach(async () => {
    for (const page of pages.splice(0)) page.close()
    await scene.network.close()
  })
  return scene
}
