import type * as Y from 'yjs'
import { editDeskUndoably } from '#sync/documents/desk.ts'
import type { Random } from '#support/random.ts'
import type { TestServer } from '#support/servers/server.ts'
import { createDevice } from './device.ts'
import type { Brainstorm, Device, Page } from './device.ts'
import { badNetwork } from './network.ts'
import type { Network } from './network.ts'

/** Somebody's page behind a bad network of its own. */
export interface Client {
  network: Network
  page: Page
  isFacilitator: boolean
}

/** An activity of whatever kind. */
export type ActivityRef = Pick<Brainstorm, 'workshopId' | 'objectId'>

/** Takes back the last edit of a facilitator's device. */
const undoOf = new WeakMap<Y.Doc, () => boolean>()

/** Two tabs of a facilitator and participants, each with the documents of an activity that they may read. */
export async function openClients(
  server: TestServer,
  laptop: Device,
  { workshopId, objectId }: ActivityRef,
  count: number,
): Promise<Client[]> {
  const clients: Client[] = []
  for (let index = 0; index < count; index += 1) {
    const network = await badNetwork(server.port)
    const isFacilitator = index < 2
    const device = createDevice(network.url, server.url, isFacilitator ? laptop.storage : undefined)
    if (!isFacilitator) await device.credentials.join(workshopId)
    const page = device.openPage(workshopId)
    await page.live({ kind: 'board', id: objectId })
    if (isFacilitator) await page.live({ kind: 'desk', id: objectId })
    clients.push({ network, page, isFacilitator })
  }
  return clients
}

/** Breaks a network, freezes it, mends it or makes it slow; false where the dice say none of that. */
export function disturb(random: Random, dice: number, client: Client): boolean {
  const { network } = client
  if (dice < 0.08) network.cut()
  else if (dice < 0.13) network.freeze()
  else if (dice < 0.28) mend(client)
  else if (dice < 0.34) network.delayMs = () => random.integer(30)
  else return false
  return true
}

/** The network is back, and the browser says so. */
export function mend({ network, page }: Client): void {
  network.delayMs = () => 0
  network.mend()
  page.room.socket.reconnect()
  page.outbox.wake()
}

/** Edits the desk of a facilitator's page, or takes the last edit back. */
export function editOrUndo(random: Random, desk: Y.Doc, edit: (desk: Y.Doc) => void): void {
  const undo = undoOf.get(desk)
  if (undo && random.chance(0.15)) undo()
  else undoOf.set(desk, editDeskUndoably(desk, edit).undo)
}

/** Lets bytes move between the acts, now more, now fewer. */
export async function someTurns(random: Random): Promise<void> {
  for (let turns = random.integer(12); turns > 0; turns -= 1)
    await new Promise((resolve) => setImmediate(resolve))
}

/** Everything in a document by root map, those without content left out. */
export function contentOf(doc: Y.Doc): Record<string, Record<string, unknown>> {
  const maps = [...doc.share.keys()].map((name) => [name, doc.getMap(name).toJSON()] as const)
  return Object.fromEntries(maps.filter(([, map]) => Object.keys(map).length > 0))
}
