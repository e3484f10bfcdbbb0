import * as Y from 'yjs'
import type { CloseReason } from '#server/sockets/counters.ts'

const largestClient = 0xffff_ffff

/**
 * Whether bytes are a desk update that may be passed to the tick. Only the tick can tell whether the update has a gap.
 *
 * @returns null when it may, else the reason for closing the socket
 */
export function deskUpdateMistake(update: Uint8Array, mostBytes: number): CloseReason | null {
  if (update.length > mostBytes) return 'tooLarge'
  try {
    const { structs, ds } = Y.decodeUpdate(update)
    const clients = [...structs.map(({ id }) => id.client), ...ds.clients.keys()]
    // Yjs chooses client numbers of 32 bits; larger ones lose precision in computations of other clients.
    return clients.every((client) => client <= largestClient) ? null : 'malformed'
  } catch {
    return 'malformed'
  }
}

/** An update without structs and deletions, as sent by a client that is up to date and has no edits. */
export function isEmptyUpdate(update: Uint8Array): boolean {
  return update.length === 2 && update[0] === 0 && update[1] === 0
}
