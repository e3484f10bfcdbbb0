import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import WebSocket from 'ws'
import { authFrame } from '#support/frames.ts'
import { answerFrame, messageType, readFrame, syncStep1Frame } from '../frames.ts'
import { answerText } from '../answerMarks.ts'
import { startServerProcess } from '../serverProcess.ts'
import type { Target } from '../target.ts'

/** What tells two servers of the same protocol family apart. */
export interface PeerKind {
  name: string
  script: string
  args: string[]
  /** Hocuspocus names the document in each frame; y-websocket in the address. */
  namesDocuments: boolean
}

const documentName = 'board'
const connectAtOnce = 100

/** A room on a stock Yjs server: everyone reads and writes one document. */
export async function startPeer(kind: PeerKind): Promise<Target> {
  const server = await startServerProcess(kind.script, kind.args)
  const sockets: WebSocket[] = []
  const name = kind.namesDocuments ? documentName : null
  let frames = 0

  const connect = async (who: number): Promise<void> => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/${kind.namesDocuments ? '' : documentName}`, {
      perMessageDeflate: false,
    })
    sockets[who] = socket
    await once(socket, 'open')
    const synced = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        frames += 1
        const { type, step } = readFrame(data, kind.namesDocuments)
        if (type === messageType.sync && step === 1) resolve()
        target.onFrame?.(who, data)
      })
    })
    if (name !== null) socket.send(authFrame(name, 'anyone'))
    socket.send(syncStep1Frame(name))
    await synced
  }

  const join = async (people: number): Promise<void> => {
    for (let first = 0; first < people; first += connectAtOnce) {
      const batch = Array.from({ length: Math.min(connectAtOnce, people - first) }, (_, i) =>
        connect(first + i),
      )
      await Promise.all(batch)
    }
  }

  const target: Target = {
    name: kind.name,
    // Steps are numbered from 900,001, answers from 0.
    isPush: (data) => data.includes('~9000'),
    pid: server.pid,
    otherPids: () => [],
    onFrame: null,
    join,
    answer: (who, index) => {
      sockets[who]?.send(answerFrame(name, randomUUID(), answerText(index)))
      return Promise.resolve()
    },
    push: (step) => target.answer(0, step),
    frames: () => frames,
    reload: async () => {
      const people = sockets.length
      for (const socket of sockets) socket.terminate()
      await Promise.all(Array.from({ length: people }, (_, who) => connect(who)))
    },
    stop: async () => {
      for (const socket of sockets) socket.terminate()
      await server.stop()
    },
  }
  return target
}
