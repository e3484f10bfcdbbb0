import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'

/** Message types of Hocuspocus' protocol that the load client uses (`MessageType` of @hocuspocus/server 4.7). */
export const messageType = { sync: 0, auth: 2, stateless: 5, syncStatus: 8, ping: 9, pong: 10 } as const
const syncStep1 = 0
const syncStep2 = 1
const syncUpdate = 2

/** Requests all of a document's state. */
export function syncStep1Frame(documentName: string | null): Uint8Array {
  return syncFrame(documentName, syncStep1, Y.encodeStateVector(new Y.Doc()))
}

/** The answer of a client without any edits when a server asks for its state. */
export function nothingNewFrame(documentName: string | null): Uint8Array {
  return syncFrame(documentName, syncStep2, Y.encodeStateAsUpdate(new Y.Doc()))
}

const topicId = '8e37be76-c7c0-422b-ad53-ccb7682486b0'
const questionId = 'f48bba79-a216-4cb7-acd6-99193af6ffc6'

/**
 * One answer as a Yjs update of its own client, with the same fields as on Plenum's board; a null name makes a frame of
 * the plain y-websocket protocol.
 */
export function answerFrame(documentName: string | null, id: string, text: string): Uint8Array {
  return editFrame(documentName, (doc) => {
    doc.getMap('posts').set(id, { multiTopicId: topicId, questionId, createdAt: 1_700_000_000, color: 0 })
    doc.getMap('postText').set(id, text)
  })
}

/** The votes of one person on all polls, as one Yjs update: `{who}:{poll}` → value. */
export function votesFrame(documentName: string | null, who: number, values: readonly number[]): Uint8Array {
  return editFrame(documentName, (doc) => {
    for (const [poll, value] of values.entries()) doc.getMap('votes').set(`${who}:${poll}`, value)
  })
}

function editFrame(documentName: string | null, edit: (doc: Y.Doc) => void): Uint8Array {
  const doc = new Y.Doc()
  doc.transact(() => edit(doc))
  return syncFrame(documentName, syncUpdate, Y.encodeStateAsUpdate(doc))
}

/** Applies the content of a sync frame to a document. */
export function applyFrame(doc: Y.Doc, data: Uint8Array, hasName: boolean): void {
  const decoder = decoding.createDecoder(data)
  if (hasName) decoding.readVarString(decoder)
  if (decoding.readVarUint(decoder) !== messageType.sync || decoding.readVarUint(decoder) === syncStep1)
    return
  Y.applyUpdate(doc, decoding.readVarUint8Array(decoder))
}

/** Type and sync step of a frame sent by a server. */
export function readFrame(data: Uint8Array, hasName: boolean): { name: string; type: number; step: number } {
  const decoder = decoding.createDecoder(data)
  const name = hasName ? decoding.readVarString(decoder) : ''
  const type = decoding.readVarUint(decoder)
  return { name, type, step: type === messageType.sync ? decoding.readVarUint(decoder) : -1 }
}

function syncFrame(documentName: string | null, step: number, content: Uint8Array): Uint8Array {
  return encoding.encode((encoder) => {
    if (documentName !== null) encoding.writeVarString(encoder, documentName)
    encoding.writeVarUint(encoder, messageType.sync)
    encoding.writeVarUint(encoder, step)
    encoding.writeVarUint8Array(encoder, content)
  })
}
