import type { Room } from './createRoom.ts'

/** The changes of the shared state that this tab makes. */
interface OwnChanges {
  underWay: number
  /** The revision that the last one made. */
  made: number
}

const byRoom = new WeakMap<Room, OwnChanges>()

/** Makes a change of the shared state, and remembers it as this tab's own. @param change resolves with its revision */
export async function asOwnChange(room: Room, change: () => Promise<number>): Promise<number> {
  const own = byRoom.get(room) ?? { underWay: 0, made: 0 }
  byRoom.set(room, own)
  own.underWay += 1
  try {
    own.made = await change()
    return own.made
  } finally {
    own.underWay -= 1
  }
}

/** Whether the shared state at this revision is what this tab made of it, or may be: its call is still under way. */
export function isOwnChange(room: Room, revision: number): boolean {
  const own = byRoom.get(room)
  return own !== undefined && (own.underWay > 0 || revision <= own.made)
}
