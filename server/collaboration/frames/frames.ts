import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'

/** Message types of Hocuspocus' protocol (`MessageType` of @hocuspocus/server 4.7). */
const types = {
  sync: 0,
  awareness: 1,
  auth: 2,
  queryAwareness: 3,
  syncReply: 4,
  stateless: 5,
  close: 7,
  syncStatus: 8,
  ping: 9,
  pong: 10,
} as const
/** Message types of y-protocols' sync. */
const steps = { step1: 0, step2: 1, update: 2 } as const
const authTypes = { token: 0, permissionDenied: 1 } as const

/** A frame from a browser, decoded as far as routing it requires. */
export type Frame =
  | { kind: 'pong' }
  | { kind: 'auth'; name: string; token: string }
  | { kind: 'syncStep1'; name: string; stateVector: Uint8Array }
  /** Step 2 is what the server lacks, sent when a connection opens; later edits are plain updates. */
  | { kind: 'write'; name: string; update: Uint8Array; isStep2: boolean }
  | { kind: 'awareness'; name: string; states: Uint8Array }
  | { kind: 'close'; name: string }
  /** Valid, but ignored by this server: stateless messages of clients, awareness queries. */
  | { kind: 'ignored'; name: string }

/** Decodes a frame; null for one that is malformed or that only a server may send. */
export function readFrame(data: Uint8Array): Frame | null {
  if (data.length === 1) return data[0] === types.pong ? { kind: 'pong' } : null
  try {
    const decoder = decoding.createDecoder(data)
    const name = decoding.readVarString(decoder)
    return readMessage(name, decoding.readVarUint(decoder), decoder)
  } catch {
    return null
  }
}

function readMessage(name: string, type: number, decoder: decoding.Decoder): Frame | null {
  switch (type) {
    case types.sync:
    case types.syncReply:
      return readSync(name, decoding.readVarUint(decoder), decoding.readVarUint8Array(decoder))
    case types.awareness:
      return { kind: 'awareness', name, states: decoding.readVarUint8Array(decoder) }
    case types.auth:
      return decoding.readVarUint(decoder) === authTypes.token ? readToken(name, decoder) : null
    case types.queryAwareness:
    case types.stateless:
      return { kind: 'ignored', name }
    case types.close:
      return { kind: 'close', name }
    default:
      return null
  }
}

function readToken(name: string, decoder: decoding.Decoder): Frame {
  const token = decoding.readVarString(decoder)
  // The provider's version, which Hocuspocus reads too: a malformed one must not fail there.
  if (decoding.hasContent(decoder)) decoding.readVarString(decoder)
  return { kind: 'auth', name, token }
}

function readSync(name: string, step: number, payload: Uint8Array): Frame | null {
  if (step === steps.step1) return { kind: 'syncStep1', name, stateVector: payload }
  if (step !== steps.step2 && step !== steps.update) return null
  return { kind: 'write', name, update: payload, isStep2: step === steps.step2 }
}

/** The answer to a SyncStep1: what the reader lacks. */
export function syncStep2Frame(name: string, update: Uint8Array): Uint8Array {
  return message(name, types.sync, (encoder) => {
    encoding.writeVarUint(encoder, steps.step2)
    encoding.writeVarUint8Array(encoder, update)
  })
}

/** Asks a writer for what the server lacks. */
export function syncStep1Frame(name: string, stateVector: Uint8Array): Uint8Array {
  return message(name, types.sync, (encoder) => {
    encoding.writeVarUint(encoder, steps.step1)
    encoding.writeVarUint8Array(encoder, stateVector)
  })
}

/** Acknowledges or refuses a write. */
export function syncStatusFrame(name: string, isTaken: boolean): Uint8Array {
  return message(name, types.syncStatus, (encoder) => encoding.writeVarUint(encoder, isTaken ? 1 : 0))
}

export function permissionDeniedFrame(name: string, reason: string): Uint8Array {
  return message(name, types.auth, (encoder) => {
    encoding.writeVarUint(encoder, authTypes.permissionDenied)
    encoding.writeVarString(encoder, reason)
  })
}

/** A stateless message of the server to the readers of a document. */
export function statelessFrame(name: string, text: string): Uint8Array {
  return message(name, types.stateless, (encoder) => encoding.writeVarString(encoder, text))
}

/** Keeps a quiet connection open; the provider answers it automatically. */
export const pingFrame: Uint8Array = Uint8Array.of(types.ping)

function message(name: string, type: number, write: (encoder: encoding.Encoder) => void): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarString(encoder, name)
  encoding.writeVarUint(encoder, type)
  write(encoder)
  return encoding.toUint8Array(encoder)
}
