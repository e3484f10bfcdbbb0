import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { ClientRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { demandPace } from './pace.ts'

/** A request that is sent piece by piece, to a server with a pace. */
async function slowRequest(pace: Parameters<typeof demandPace>[1]): Promise<ClientRequest> {
  const server = createServer((incoming, outgoing) => {
    demandPace(incoming, pace, () => incoming.socket.destroy())
    incoming.on('error', () => undefined)
    incoming.resume().once('end', () => outgoing.end())
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sending = request({ port, host: '127.0.0.1', method: 'POST' })
  sending.flushHeaders()
  return sending
}

test('[SL25] a body that does not go on is not waited for', async () => {
  const sending = await slowRequest({ graceMs: 60, bytesPerSecond: 1000 })
  sending.write('x')
  const [error] = (await once(sending, 'close').catch((thrown: unknown) => [thrown])) as [
    NodeJS.ErrnoException,
  ]
  expect(error.code).toBe('ECONNRESET')
})

test('[SL25] a slow one that keeps the pace is read to its end', async () => {
  const sending = await slowRequest({ graceMs: 60, bytesPerSecond: 1 })
  let count = 0
  const timer = setInterval(() => {
    if ((count += 1) < 20) sending.write('x'.repeat(100))
    else sending.end()
  }, 20)
  onTestFinished(() => clearInterval(timer))
  const [response] = (await once(sending, 'response')) as [{ statusCode: number }]
  expect(response.statusCode).toBe(200)
})

test('a call that is not complete by its time is ended, however fast it is', async () => {
  const sending = await slowRequest({ graceMs: 60, bytesPerSecond: Infinity })
  const timer = setInterval(() => sending.write('x'.repeat(100)), 10)
  onTestFinished(() => clearInterval(timer))
  await expect(once(sending, 'response')).rejects.toThrow()
})
