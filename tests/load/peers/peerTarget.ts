import { randomUUID } from 'node:crypto'
import * as Y from 'yjs'
import { awarenessFrame } from '#support/documents/frames.ts'
import { answerText, MarkReader } from '../arrivals.ts'
import { Crowd, openSocket } from '../crowd.ts'
import type { Entrance } from '../crowd.ts'
import { answerFrame, applyFrame, votesFrame } from '../frames.ts'
import { startServerProcess } from '../serverProcess.ts'
import { pollCount } from '../target.ts'
import type { Target } from '../target.ts'

/** The differences between two servers of the same protocol family. */
export interface PeerKind {
  name: string
  script: string
  args: string[]
  /** Hocuspocus names the document in each frame; y-websocket in the address. */
  namesDocuments: boolean
}

const documentName = 'board'
/** A step is a change of the same document: an answer with a number higher than any other answer's. */
const firstStep = 900_000
const stepMark = Buffer.from('~9000')
/** Hocuspocus closes a socket that was silent for a minute; a browser's provider sends awareness more often. */
const readerMs = 20_000

/** A room on a stock Yjs server: everyone reads and writes one document. */
export async function startPeer(kind: PeerKind): Promise<Target> {
  const server = await startServerProcess(kind.script, kind.args)
  const name = kind.namesDocuments ? documentName : null
  const url = `ws://127.0.0.1:${server.port}/${kind.namesDocuments ? '' : documentName}`
  const entrance = { url, documents: [name], token: 'anyone' }
  const crowd = new Crowd()
  const marks = new MarkReader()
  const reader = await openSocket(entrance, () => undefined)
  const timer = setInterval(() => name !== null && reader.send(awarenessFrame(name, [])), readerMs)
  const send = (who: number, index: number): Promise<void> => {
    crowd.send(who, answerFrame(name, randomUUID(), answerText(index)))
    return Promise.resolve()
  }
  return {
    name: kind.name,
    pid: server.pid,
    otherPids: () => [],
    crowd,
    enter: (who) => crowd.enter(who, entrance),
    answered: 0,
    answer: send,
    stepped: 0,
    push: (step) => send(0, firstStep + step),
    stepIn: (data) => (data.includes(stepMark) ? Math.max(...marks.marksIn(data)) - firstStep : 0),
    vote: (who, values) => {
      crowd.send(who, votesFrame(name, who, values))
      return Promise.resolve()
    },
    // Everybody's votes are in the one document.
    openResults: () => Promise.resolve(),
    counted: () => countedIn(entrance),
    stop: async () => {
      clearInterval(timer)
      crowd.leave()
      reader.terminate()
      await server.stop()
    },
  }
}

/** Votes as a new reader finds them in the document: every person's, because nothing counts them on the server. */
async function countedIn(entrance: Entrance): Promise<number[][]> {
  const counted = Array.from({ length: pollCount }, () => [0, 0, 0, 0, 0])
  const doc = new Y.Doc()
  const socket = await openSocket(entrance, (data) => applyFrame(doc, data, entrance.documents[0] !== null))
  socket.terminate()
  for (const [key, value] of doc.getMap<number>('votes')) {
    const votesOf = counted[Number(key.split(':')[1])]
    if (votesOf) votesOf[value - 1] = (votesOf[value - 1] ?? 0) + 1
  }
  return counted
}
