import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { setupWSConnection } from '@y/websocket-server/utils'

/**
 * The y-websocket server as its package ships it, in a process of its own. Its clients are the bench's bare sockets, as
 * for every other server: a provider with a document for each person would measure the clients.
 */
const http = createServer()
const sockets = new WebSocketServer({ server: http })
sockets.on('connection', setupWSConnection)
http.listen({ host: '127.0.0.1', port: 0, backlog: 4096 }, () => {
  process.send?.({ port: (http.address() as AddressInfo).port })
})
process.on('SIGTERM', () => process.exit(0))
