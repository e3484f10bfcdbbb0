import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import WebSocket, { WebSocketServer } from 'ws'
import { PreparedFrames } from './preparedFrames.ts'

const frames = new PreparedFrames()
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
afterAll(() => server.close())

test('a message sent to many sockets is framed from the second time on, and arrives unchanged', async () => {
  const { port } = server.address() as AddressInfo
  const client = new WebSocket(`ws://127.0.0.1:${port}`)
  const [, request] = (await once(server, 'connection')) as [WebSocket, { socket: Socket }]
  for (const length of [1, 125, 126, 65_535, 65_536, 200_000]) {
    const message = new Uint8Array(length).fill(length)
    expect(frames.of(message)).toBeNull()
    const prepared = frames.of(message)
    expect(frames.of(message)).toBe(prepared)
    const received = once(client, 'message')
    request.socket.write(prepared ?? '')
    const [data, isBinary] = (await received) as [Buffer, boolean]
    expect(isBinary).toBe(true)
    expect(data.equals(message)).toBe(true)
  }
  client.terminate()
})
