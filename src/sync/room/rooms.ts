import { identityKey } from '#api/signIn/identity.ts'
import type { Identity } from '#api/signIn/identity.ts'
import { credentials } from '#api/signIn/credentials.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { createRoom } from './createRoom.ts'
import type { Room } from './createRoom.ts'
import { beforeClearing, deviceDataOf } from './deviceData.ts'

interface HeldRoom {
  room: Room
  holds: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Covers StrictMode, and the way to the dashboard and back. */
const lingerMs = 5000
const rooms = new Map<string, HeldRoom>()

/**
 * The room of this device in a workshop; a lookup does not start it, `holdRoom` does. A room that nobody holds stays a
 * while: it must not stop between the render that looks it up and the mount.
 */
export function roomFor(workshopId: WorkshopId, identity: Identity): Room {
  const held = heldRoom(workshopId, identity)
  if (held.timer !== undefined && held.holds === 0) letGo(held)
  return held.room
}

/** Keeps a room running until the returned function is called and its edits are saved. */
export function holdRoom(workshopId: WorkshopId, identity: Identity): () => void {
  const held = heldRoom(workshopId, identity)
  held.holds += 1
  clearTimeout(held.timer)
  held.room.outbox.start()
  held.room.start()
  return () => {
    held.holds -= 1
    if (held.holds === 0) letGo(held)
  }
}

/** Stops a room after a while without holders. */
function letGo(held: HeldRoom): void {
  clearTimeout(held.timer)
  held.timer = setTimeout(() => {
    if (held.room.documents.saving.getState().hasUnsaved) return letGo(held)
    rooms.delete(roomKey(held.room.workshopId, held.room.identity))
    held.room.stop()
  }, lingerMs)
}

beforeClearing((owner) => {
  for (const [key, { room, timer }] of rooms) {
    if (identityKey(room.identity) !== owner) continue
    clearTimeout(timer)
    rooms.delete(key)
    room.stop()
  }
})

function heldRoom(workshopId: WorkshopId, identity: Identity): HeldRoom {
  const key = roomKey(workshopId, identity)
  const known = rooms.get(key)
  if (known) return known
  const { database, outbox } = deviceDataOf(identity)
  const address = globalThis.location.origin
  const room = createRoom({ workshopId, identity, credentials, address, database, outbox })
  askToKeep(room)
  const held = { room, holds: 0, timer: undefined }
  rooms.set(key, held)
  return held
}

/** Asks the browser not to evict a facilitator's edits when the disk fills up; only from the first edit on. */
function askToKeep({ documents }: Room): void {
  const storage = globalThis.navigator?.storage as StorageManager | undefined
  const unsubscribe = documents.saving.subscribe(({ hasUnsaved }) => {
    if (!hasUnsaved) return
    unsubscribe()
    storage?.persist?.().catch(() => false)
  })
}

function roomKey(workshopId: WorkshopId, identity: Identity): string {
  return `${workshopId} ${identityKey(identity)}`
}
