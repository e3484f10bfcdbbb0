import * as Y from 'yjs'
import type { CloseReason } from '#server/sockets/counters.ts'

const largestClient = 0xffff_ffff

/**
 * Whether bytes are a desk update that may be handed to the tick. Whether it has a gap is known only there.
 *
 * @returns null when it may, else why the socket has to be closed
 */
export function deskUpdateMistake(update: Uint8Array, mostBytes: number): CloseReason | null {
  if (update.length > mostBytes) return 'tooLarge'
  try {
    const { structs, ds } = Y.decodeUpdate(update)
    const clients = [...structs.map(({ id }) => id.client), ...ds.clients.keys()]
    // Yjs draws client numbers of 32 bits; larger ones lose precision in what other clients compute with them.
    return clients.every((client) => client <= largestClient) ? null : 'malformed'
  } catch {
    return 'malformed'
  }
}

/** An update without structs and deletions, as a client sends that lacks nothing and has nothing new. */
export function isEmptyUpdate(update: Uint8Array): boolean {
  return update.length === 2 && update[0] === 0 && update[1] === 0
}
