import { identityKey } from '#api/identity.ts'
import type { Identity } from '#api/identity.ts'
import { session } from '#api/session.ts'
import type { TypedDocument } from '#api/generated.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { createOutbox } from './createOutbox.ts'
import type { Outbox } from './createOutbox.ts'
import { createRoom } from './createRoom.ts'
import type { Room } from './createRoom.ts'
import { deviceDatabase, eraseOthers } from './deviceDatabase.ts'
import type { DeviceDatabase } from './deviceDatabase.ts'
import { outboxStore } from './outboxStore.ts'

/** What one person has on this device. */
interface Belongings {
  database: DeviceDatabase
  outbox: Outbox
}

interface HeldRoom {
  room: Room
  holds: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Long enough for StrictMode and for the way to the dashboard and back. */
const lingerMs = 5000
const belongings = new Map<string, Belongings>()
const rooms = new Map<string, HeldRoom>()

/** The room of this device in a workshop; asking for it costs nothing, `holdRoom` starts it. */
export function roomFor(workshopId: WorkshopId, identity: Identity): Room {
  return heldRoom(workshopId, identity).room
}

/** Keeps a room running until the returned function is called, and until what was edited in it is saved. */
export function holdRoom(workshopId: WorkshopId, identity: Identity): () => void {
  const key = roomKey(workshopId, identity)
  const held = heldRoom(workshopId, identity)
  held.holds += 1
  clearTimeout(held.timer)
  held.room.outbox.start()
  held.room.start()
  const letGo = (): void => {
    held.timer = setTimeout(() => {
      if (held.room.documents.saving.getState().hasUnsaved) return letGo()
      rooms.delete(key)
      held.room.stop()
    }, lingerMs)
  }
  return () => {
    held.holds -= 1
    if (held.holds === 0) letGo()
  }
}

/** Sends what everybody on this device left unsent, whatever page is open. */
export function sendLeftovers(): void {
  const { members } = session.view.getState()
  const account = session.accountIdentity()
  const identities: Identity[] = Object.values(members).map((member) => ({ kind: 'member', ...member }))
  for (const identity of account ? [account, ...identities] : identities)
    belongingsOf(identity).outbox.start()
}

/** Forgets everything that anybody left on this device: desks, outboxes, what was seen. Part of signing out. */
export async function clearDesks(): Promise<void> {
  for (const { room, timer } of rooms.values()) {
    clearTimeout(timer)
    room.stop()
  }
  rooms.clear()
  for (const { outbox, database } of belongings.values()) {
    outbox.stop()
    await database.erase()
  }
  belongings.clear()
  await eraseOthers([])
}

session.onSignOut(clearDesks)

function heldRoom(workshopId: WorkshopId, identity: Identity): HeldRoom {
  const key = roomKey(workshopId, identity)
  const known = rooms.get(key)
  if (known) return known
  const { database, outbox } = belongingsOf(identity)
  const address = globalThis.location.origin
  const room = createRoom({ workshopId, identity, session, address, database, outbox })
  const held = { room, holds: 0, timer: undefined }
  rooms.set(key, held)
  return held
}

function belongingsOf(identity: Identity): Belongings {
  const owner = identityKey(identity)
  const known = belongings.get(owner)
  if (known) return known
  const database = deviceDatabase(owner)
  const outbox = createOutbox({
    owner,
    store: outboxStore(database),
    send: (document, variables) =>
      session.callAs(document as TypedDocument<unknown, typeof variables>, variables, identity),
  })
  const made = { database, outbox }
  belongings.set(owner, made)
  return made
}

function roomKey(workshopId: WorkshopId, identity: Identity): string {
  return `${workshopId} ${identityKey(identity)}`
}
