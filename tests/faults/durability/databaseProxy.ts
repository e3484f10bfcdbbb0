import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A proxy between a pool and its Postgres that breaks connections. */
export interface DatabaseProxy {
  databaseUrl: string
  /** Closes all connections, like a restart of Postgres or of the network. */
  cut(): void
  /** The same when the next statement is sent, so that it gets no answer. Resolves when done. */
  cutAtStatement(): Promise<void>
  /** Refuses new connections, and closes existing ones. */
  refuse(): void
  /** Accepts all data, and answers nothing. */
  hang(): void
  recover(): void
  stop(): Promise<void>
}

type Mode = 'open' | 'refusing' | 'hanging'

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let mode: Mode = 'open'
  let onStatement: (() => void) | null = null
  const server = createServer((client) => {
    if (mode === 'refusing') return client.destroy()
    const database = connect(Number(port), hostname)
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('data', (bytes) => {
        if (socket === client) onStatement?.()
        // Data that arrives while it hangs is lost, as with a host that has disappeared.
        if (mode !== 'hanging') other.write(bytes)
      })
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = new URL(databaseUrl)
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as AddressInfo).port)

  function cut(): void {
    for (const socket of sockets) socket.destroy()
  }
  return {
    databaseUrl: address.href,
    cut,
    cutAtStatement: () =>
      new Promise((resolve) => {
        onStatement = () => {
          onStatement = null
          cut()
          resolve()
        }
      }),
    refuse() {
      mode = 'refusing'
      cut()
    },
    hang: () => (mode = 'hanging'),
    recover() {
      // Connections that hung have lost bytes and are unusable.
      if (mode === 'hanging') cut()
      mode = 'open'
    },
    async stop() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
