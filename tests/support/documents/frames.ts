import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'

/**
 * Frames of Hocuspocus' protocol, written from its source instead of with the server's own reader: a mistake shared by
 * writer and reader would go unnoticed.
 */
const sync = 0
const awareness = 1
const auth = 2
const close = 7

export const emptyStateVector = Uint8Array.of(0)
export const pingBytes = Uint8Array.of(9)
export const pongBytes = Uint8Array.of(10)

export function authFrame(name: string, token: string): Uint8Array {
  return frame(name, auth, (encoder) => {
    encoding.writeVarUint(encoder, 0)
    encoding.writeVarString(encoder, token)
    encoding.writeVarString(encoder, '4.7.0')
  })
}

export function syncStep1Frame(name: string, stateVector: Uint8Array = emptyStateVector): Uint8Array {
  return syncFrame(name, 0, stateVector)
}

export function syncStep2Frame(name: string, update: Uint8Array): Uint8Array {
  return syncFrame(name, 1, update)
}

export function updateFrame(name: string, update: Uint8Array): Uint8Array {
  return syncFrame(name, 2, update)
}

/** Like the sync frames, but of the type that needs no reply (`SyncReply`). */
export function syncReplyFrame(name: string, step: number, payload: Uint8Array): Uint8Array {
  return frame(name, 4, (encoder) => {
    encoding.writeVarUint(encoder, step)
    encoding.writeVarUint8Array(encoder, payload)
  })
}

export function awarenessFrame(
  name: string,
  entries: { client: number; clock: number; state: unknown }[],
): Uint8Array {
  const states = encoding.encode((encoder) => {
    encoding.writeVarUint(encoder, entries.length)
    for (const { client, clock, state } of entries) {
      encoding.writeVarUint(encoder, client)
      encoding.writeVarUint(encoder, clock)
      encoding.writeVarString(encoder, JSON.stringify(state))
    }
  })
  return frame(name, awareness, (encoder) => encoding.writeVarUint8Array(encoder, states))
}

/** Types that carry one text: 5 stateless, 6 the server's own broadcast. */
export function textFrame(name: string, type: 5 | 6, text: string): Uint8Array {
  return frame(name, type, (encoder) => encoding.writeVarString(encoder, text))
}

export function closeFrame(name: string): Uint8Array {
  return frame(name, close, () => undefined)
}

export function frame(name: string, type: number, write: (encoder: encoding.Encoder) => void): Uint8Array {
  return encoding.encode((encoder) => {
    encoding.writeVarString(encoder, name)
    encoding.writeVarUint(encoder, type)
    write(encoder)
  })
}

function syncFrame(name: string, step: number, payload: Uint8Array): Uint8Array {
  return frame(name, sync, (encoder) => {
    encoding.writeVarUint(encoder, step)
    encoding.writeVarUint8Array(encoder, payload)
  })
}

/** A frame sent by a server. */
export type ServerFrame =
  | { kind: 'ping'; name: '' }
  | { kind: 'authenticated'; name: string; scope: string }
  | { kind: 'denied'; name: string; reason: string }
  | { kind: 'tokenRequest'; name: string }
  | { kind: 'syncStep1' | 'syncStep2' | 'update' | 'awareness'; name: string; payload: Uint8Array }
  | { kind: 'syncStatus'; name: string; isTaken: boolean }
  | { kind: 'stateless' | 'closed'; name: string; text: string }

/** @throws {Error} for a frame that no server sends */
export function readServerFrame(data: Uint8Array): ServerFrame {
  if (data.length === 1 && data[0] === pingBytes[0]) return { kind: 'ping', name: '' }
  const decoder = decoding.createDecoder(data)
  const name = decoding.readVarString(decoder)
  const type = decoding.readVarUint(decoder)
  switch (type) {
    case sync:
    case 4:
      return readSync(name, decoder)
    case awareness:
      return { kind: 'awareness', name, payload: decoding.readVarUint8Array(decoder) }
    case auth:
      return readAuth(name, decoder)
    case 5:
      return { kind: 'stateless', name, text: decoding.readVarString(decoder) }
    case close:
      return { kind: 'closed', name, text: decoding.readVarString(decoder) }
    case 8:
      return { kind: 'syncStatus', name, isTaken: decoding.readVarUint(decoder) === 1 }
    default:
      throw new Error(`a frame of type ${type}`)
  }
}

function readSync(name: string, decoder: decoding.Decoder): ServerFrame {
  const kind = (['syncStep1', 'syncStep2', 'update'] as const)[decoding.readVarUint(decoder)]
  if (!kind) throw new Error('an unknown step of sync')
  return { kind, name, payload: decoding.readVarUint8Array(decoder) }
}

function readAuth(name: string, decoder: decoding.Decoder): ServerFrame {
  const type = decoding.readVarUint(decoder)
  if (type === 0) return { kind: 'tokenRequest', name }
  const text = decoding.readVarString(decoder)
  return type === 1 ? { kind: 'denied', name, reason: text } : { kind: 'authenticated', name, scope: text }
}
