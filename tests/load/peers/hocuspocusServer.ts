import { Server } from '@hocuspocus/server'

/** Stock Hocuspocus in a process of its own; the first argument is its `flushDelay` in milliseconds, 0 as shipped. */
const flushDelay = Number(process.argv[2] ?? 0)
const server = new Server({ address: '127.0.0.1', port: 0, quiet: true, stopOnSignals: true, flushDelay })
await server.listen()
process.send?.({ port: server.address.port })
