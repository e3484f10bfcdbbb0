import { once } from 'node:events'
import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createDocuments } from '#server/graphql/schema/documents.ts'
import { readSchema } from '#server/graphql/schema/schema.ts'
import { liveUrl } from '#support/documents/live.ts'
import { startSession } from '#support/calls/session.ts'
import { fay, server, stageServer } from '#support/calls/stage.ts'

stageServer()

/** CPU time that one refusal may cost, in milliseconds, measured without HTTP. */
const mostMs = 50

const deep = (levels: number): string =>
  `{ brainstorm(id: "a") ${'{ multiTopics '.repeat(levels)}{ id }${' }'.repeat(levels)} }`
const abuses: [string, string][] = [
  ['depth 50', deep(50)],
  ['1000 aliases', `{ ${Array.from({ length: 1000 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
  [
    '1000 aliased tries of a password',
    `mutation { ${Array.from({ length: 1000 }, (_, index) => `a${index}: tokenAuth(username: "a", password: "${index}") { ok }`).join(' ')} }`,
  ],
  [
    '16 aliases over fragments',
    `{ ...A ...B } fragment A on Query { ${names('a', 8)} } fragment B on Query { ${names('b', 8)} }`,
  ],
  ['one field 1000 times', `{ ${'me { id } '.repeat(1000)} }`],
  ['a cycle of fragments', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  ['a fragment in itself', '{ me { ...A } } fragment A on User { id ...A }'],
  ['fragments that double with each level', doubling(30)],
  [
    '1000 fragments',
    Array.from({ length: 1000 }, (_, index) => `fragment F${index} on Query { __typename }`).join(' '),
  ],
  ['1 MB', `{ ${' '.repeat(1_000_000)}me { id } }`],
  ['1 MB of brackets', '{ a '.repeat(300_000)],
  ['a deep literal', `{ workshop(id: ${'['.repeat(3000)}${']'.repeat(3000)}) { id } }`],
  [
    'introspection that multiplies',
    `{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }`,
  ],
]

describe('[HT15] requests that ask for too much', () => {
  const { prepare } = createDocuments(readSchema())

  /**
   * CPU time for checking an unknown document, in milliseconds; the best of several runs, because other processes run
   * too.
   */
  const costMs = (query: string): number =>
    Math.min(
      ...[0, 1, 2, 3].map((spaces) => {
        const before = process.cpuUsage()
        prepare(query + ' '.repeat(spaces))
        const { user, system } = process.cpuUsage(before)
        return (user + system) / 1000
      }),
    )

  test.each(abuses)('%s is refused, cheaply and with a short answer', async (_what, query) => {
    expect(prepare(query)).toHaveProperty('errors')
    expect(costMs(query)).toBeLessThan(mostMs)
    const { status, data, text } = await fay.ask(query)
    expect([200, 413]).toContain(status)
    expect(data).toBeNull()
    expect(text.length).toBeLessThan(5000)
  })

  test('the largest accepted documents are cheap too', () => {
    const field = `me { ${'id username email '.repeat(5)} }`
    const fragments = [0, 1, 2, 3, 4, 5, 6, 7]
    const most = [
      `{ ${`${field} `.repeat(5)} }`,
      `{ ${names('a', 15)} }`,
      `{ ${fragments.map((id) => `...F${id}`).join(' ')} }
        ${fragments.map((id) => `fragment F${id} on Query { ${`${field} `.repeat(5)} }`).join(' ')}`,
    ]
    for (const query of most) {
      expect(prepare(query)).toHaveProperty('document')
      expect(costMs(query)).toBeLessThan(mostMs)
    }
  })

  test('an endless body is cut off', async () => {
    const { hostname, port } = new URL(server.url)
    const sent = request({
      hostname,
      port,
      path: '/graphql',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
    sent.on('error', () => undefined)
    const answered = once(sent, 'response') as Promise<[{ statusCode: number; resume(): void }]>
    for (let kilobytes = 0; kilobytes < 400; kilobytes += 1) sent.write('x'.repeat(1024))
    const [response] = await answered
    expect(response.statusCode).toBe(413)
    response.resume()
    sent.destroy()
  })

  test('[Q4] nested lists are limited to a number of items', async () => {
    const session = await startSession(server, fay)
    const ann = await session.join()
    await Promise.all(Array.from({ length: 60 }, (_, index) => session.answer(ann, `answer ${index}`)))
    const inner = 'multiTopic { postgroupSet { postSet { multiTopic { postgroupSet { id } } } } }'
    const { codes, data } = await fay.ask(`query ($id: ID!) { brainstorm(id: $id) { posts { ${inner} } } }`, {
      id: session.objectId,
    })
    expect(new Set(codes)).toEqual(new Set(['BAD_USER_INPUT']))
    expect(data).toBeNull()
  })
})

describe('[HT15] a websocket', () => {
  const init = { type: 'connection_init', payload: { authorization: '' } }

  test.each<[string, number, (string | object)?]>([
    ['never authenticates', 4408],
    ['subscribes before it authenticates', 4401, subscription('1')],
    ['has a bad token', 4403, { ...init, payload: { authorization: 'JWT bad' } }],
    ['sends an invalid message', 4400, '{"type":'],
    ['sends too much at once', 1009, 'x'.repeat(200 * 1024)],
  ])('that %s is closed', async (_what, code, sent) => {
    const socket = await open()
    if (sent !== undefined) socket.send(typeof sent === 'string' ? sent : JSON.stringify(sent))
    expect(await closeOf(socket)).toBe(code)
  })

  test('with another protocol is closed', async () => {
    const socket = new WebSocket(liveUrl(server), 'graphql-ws', { origin: server.url })
    socket.on('error', () => undefined)
    expect(await closeOf(socket)).toBeGreaterThan(1000)
  })

  test('with 1000 subscriptions is closed, and other sockets continue', async () => {
    const session = await startSession(server, fay)
    const socket = await open()
    socket.send(JSON.stringify({ ...init, payload: { authorization: `JWT ${fay.token}` } }))
    await once(socket, 'message')
    for (let index = 0; index < 1000; index += 1) {
      socket.send(JSON.stringify(subscription(String(index), session.workshopId)))
    }
    expect(await closeOf(socket)).toBe(4429)
    expect(await fay.must('{ me { id } }')).toEqual({ id: fay.id })
    expect(server.services.signals.listenerCount('rightsChanged')).toBeLessThan(10)
  })

  test('accepts subscriptions only', async () => {
    const socket = await open()
    socket.send(JSON.stringify({ ...init, payload: {} }))
    await once(socket, 'message')
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '{ __typename }' } }))
    const [answer] = (await once(socket, 'message')) as [Buffer]
    expect(JSON.parse(answer.toString())).toMatchObject({ type: 'error' })
    socket.close()
  })

  async function open(): Promise<WebSocket> {
    const socket = new WebSocket(liveUrl(server), 'graphql-transport-ws', { origin: server.url })
    socket.on('error', () => undefined)
    await once(socket, 'open')
    return socket
  }

  function closeOf(socket: WebSocket): Promise<number> {
    return new Promise((resolve) => socket.once('close', resolve))
  }

  function subscription(id: string, workshopId = 'abcdefgh') {
    const query = 'subscription ($id: ID!) { updatedState(workshopId: $id) { revision } }'
    return { id, type: 'subscribe', payload: { query, variables: { id: workshopId } } }
  }
})

function names(letter: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${letter}${index}: __typename`).join(' ')
}

function doubling(levels: number): string {
  const fragments = Array.from(
    { length: levels },
    (_, level) => `fragment F${level} on Query { ...F${level + 1} ...F${level + 1} }`,
  )
  return `{ ...F0 } ${fragments.join(' ')} fragment F${levels} on Query { me { nothing } }`
}
