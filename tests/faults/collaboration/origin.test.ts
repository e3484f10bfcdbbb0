import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCollaborationServer } from '#support/servers/collaborationServer.ts'
import type { CollaborationServer } from '#support/servers/collaborationServer.ts'
import { RawClient } from '#support/documents/rawClient.ts'
import { startTestServer } from '#support/servers/server.ts'

let server: CollaborationServer
beforeAll(async () => {
  server = await startCollaborationServer()
})
afterAll(() => server.stop())

test.each([
  ['evil', () => 'https://evil.example'],
  ['null', () => 'null'],
  ['empty', () => ''],
  ['ours with a suffix', () => `${server.origin}.evil.example`],
  ['ours as a prefix of a name', () => server.origin.replace('127.0.0.1', '127.0.0.1.evil.example')],
  ['ours as a user', () => server.origin.replace('127.0.0.1', '127.0.0.1@evil.example')],
  ['another port', () => 'http://127.0.0.1:1'],
  ['another scheme', () => server.origin.replace('http:', 'https:')],
  ['a path behind it', () => `${server.origin}/`],
  ['ours twice', () => `${server.origin}, https://evil.example`],
])('[HT14] a page of another origin gets no websocket: %s', async (_what, origin) => {
  const sockets = server.collaboration.metrics()['sockets_opened'] ?? 0
  await expect(server.connect({ origin: origin() })).rejects.toThrow('403')
  expect(server.collaboration.metrics()['sockets_opened'] ?? 0).toBe(sockets)
})

test('[HT14] a page of our own origin gets one', async () => {
  const client = await server.connect()
  await client.close()
})

// A browser sends an Origin with each of these handshakes, and nobody's token comes by itself: tokens are in no cookie.
test('[HT14] [U12] a program without an Origin gets one too, and sees nothing without a token', async () => {
  const client = await server.connect({ origin: null })
  expect(await client.open('state/23456789', '')).toBe('permission-denied')
  await client.close()
})

test.each([
  ['no key', { 'sec-websocket-version': '13' }],
  ['a bad key', { 'sec-websocket-key': 'x', 'sec-websocket-version': '13' }],
  ['an old version', { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-version': '7' }],
  [
    'a protocol that is none',
    {
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
      'sec-websocket-protocol': ',,',
    },
  ],
])('[HT5] an invalid handshake is refused: %s', async (_what, headers) => {
  const status = await new Promise<number>((resolve, reject) => {
    const upgrade = request(server.url.replace('ws:', 'http:'), {
      headers: { connection: 'Upgrade', upgrade: 'websocket', origin: server.origin, ...headers },
    })
    upgrade.on('response', (response) => resolve(response.statusCode ?? 0))
    upgrade.on('upgrade', () => reject(new Error('upgraded')))
    upgrade.on('error', reject)
    upgrade.end()
  })
  expect(status).toBeGreaterThanOrEqual(400)
  await (await server.connect()).close()
})

test('[HT5] a socket that breaks off during the handshake or a frame affects no other', async () => {
  const { port } = new URL(server.url)
  const head =
    `GET /collab HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\norigin: ${server.origin}\r\n` +
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n'
  const pieces = [
    head,
    `${head}\r\n`,
    `${head}\r\n\x82`,
    `${head}\r\n\x82\xff`,
    `${head}\r\n\xff\xff\xff\xff`,
  ]
  for (const piece of pieces) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    await new Promise<void>((resolve) => socket.write(piece, 'latin1', () => resolve()))
    socket.resetAndDestroy()
  }
  await server.figure('sockets', (count) => count === 0)
  await (await server.connect()).close()
})

test('[HT14] the whole server, on its one port, refuses pages of other origins and accepts our own', async () => {
  const plenum = await startTestServer()
  const url = `${plenum.url.replace('http:', 'ws:')}/collab`
  for (const origin of ['https://evil.example', `${plenum.url}.evil.example`, 'null', ''])
    for (const path of [url, url.replace('/collab', '/graphql')])
      await expect(RawClient.connect(path, { origin })).rejects.toThrow('403')
  const client = await RawClient.connect(url, { origin: plenum.url })
  expect(await client.open('state/23456789', '')).toBe('permission-denied')
  await client.close()
  await plenum.stop()
})
