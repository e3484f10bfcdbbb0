import { identityKey } from '#api/identity.ts'
import type { Identity } from '#api/identity.ts'
import { session } from '#api/session.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { BoardFills } from './boardFill.ts'
import { beforeClearing, belongingsOf } from './belongings.ts'
import { createRoom } from './createRoom.ts'
import type { Room } from './createRoom.ts'

interface HeldRoom {
  room: Room
  holds: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Long enough for StrictMode and for the way to the dashboard and back. */
const lingerMs = 5000
const rooms = new Map<string, HeldRoom>()

/**
 * The room of this device in a workshop; asking for it costs nothing, `holdRoom` starts it. One that nobody holds any more
 * stays a while longer: between a rendering that asks and the moment it is on the screen, the room must not be stopped.
 */
export function roomFor(workshopId: WorkshopId, identity: Identity, fills?: BoardFills): Room {
  const held = heldRoom(workshopId, identity, fills)
  if (held.timer !== undefined && held.holds === 0) letGo(held)
  return held.room
}

/** Keeps a room running until the returned function is called, and until what was edited in it is saved. */
export function holdRoom(workshopId: WorkshopId, identity: Identity, fills?: BoardFills): () => void {
  const held = heldRoom(workshopId, identity, fills)
  held.holds += 1
  clearTimeout(held.timer)
  held.room.outbox.start()
  held.room.start()
  return () => {
    held.holds -= 1
    if (held.holds === 0) letGo(held)
  }
}

/** Stops a room after a while without anybody in it. */
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

function heldRoom(workshopId: WorkshopId, identity: Identity, fills: BoardFills = {}): HeldRoom {
  const key = roomKey(workshopId, identity)
  const known = rooms.get(key)
  if (known) return known
  const { database, outbox } = belongingsOf(identity)
  const address = globalThis.location.origin
  const room = createRoom({ workshopId, identity, session, address, database, outbox, fills })
  askToKeep(room)
  const held = { room, holds: 0, timer: undefined }
  rooms.set(key, held)
  return held
}

/** Asks the browser not to clear what a facilitator edits here when the disk fills up; with the first edit, not before. */
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
