import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** A line as a phone has it. */
export interface Line {
  /** Of a round trip, in milliseconds. */
  roundTripMs: number
  /** Towards the phone and from it, in bytes a second, shared by all connections. */
  down: number
  up: number
}

/** Lighthouse's "slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
export const slow4G: Line = { roundTripMs: 150, down: 200_000, up: 93_750 }

/** What went through a line since it was last asked. */
export interface Traffic {
  connections: number
  /** Bytes towards the phone. */
  down: number
}

/** The first flight of a connection, as RFC 6928 has it: ten segments. */
const firstFlight = 14_600

/**
 * Opens a port that leads to a server by a slow line. Unlike the emulation of a browser it delays each new connection by
 * a round trip, begins each slowly (what may be on the way doubles at each round trip), and delays frames of websockets.
 * Connections share its width.
 *
 * @param target the address of the server, which may start after the line: it has to know the line's address as its own
 */
export async function openSlowLine(
  target: () => string,
  line: Line,
): Promise<{ url: string; traffic(): Traffic; close(): Promise<void> }> {
  const widths = { down: createWidth(line.down), up: createWidth(line.up) }
  const sockets = new Set<Socket>()
  let traffic: Traffic = { connections: 0, down: 0 }
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (phone) => {
    traffic.connections += 1
    const { hostname, port } = new URL(target())
    const far = connect({ host: hostname, port: Number(port), allowHalfOpen: true, noDelay: true })
    for (const socket of [phone, far]) {
      sockets.add(socket)
      socket.on('error', () => [phone, far].forEach((one) => one.destroy()))
      socket.on('close', () => sockets.delete(socket))
    }
    // The handshake: the phone's first bytes leave a round trip later than the server of this port accepted them.
    const opened = delay(line.roundTripMs)
    void send(phone, far, widths.up, line.roundTripMs, opened, () => undefined)
    void send(far, phone, widths.down, line.roundTripMs, opened, (bytes) => (traffic.down += bytes))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    traffic() {
      const since = traffic
      traffic = { connections: 0, down: 0 }
      return since
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** When a number of bytes has gone through a line of a width, after all that came before them. */
function createWidth(perSecond: number): (bytes: number) => number {
  let freeAt = 0
  return (bytes) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / perSecond) * 1000
    return freeAt
  }
}

async function send(
  from: Socket,
  to: Socket,
  width: (bytes: number) => number,
  roundTripMs: number,
  opened: Promise<void>,
  count: (bytes: number) => void,
): Promise<void> {
  await opened
  let flight = firstFlight
  let inFlight = 0
  let arrivals = Promise.resolve()
  let landed = Promise.withResolvers<undefined>()
  const arrive = async (part: Buffer, at: number): Promise<void> => {
    await delay(Math.max(0, at - performance.now()))
    if (!to.destroyed) to.write(part)
    count(part.length)
    // The other side says so after half a round trip more; what may be on the way grows by as much.
    setTimeout(() => {
      inFlight -= part.length
      flight += part.length
      landed.resolve(undefined)
    }, roundTripMs / 2)
  }
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length;) {
        while (inFlight >= flight) {
          landed = Promise.withResolvers()
          await landed.promise
        }
        const part = chunk.subarray(at, at + Math.min(1460, flight - inFlight))
        at += part.length
        inFlight += part.length
        const arrivesAt = width(part.length) + roundTripMs / 2
        arrivals = arrivals.then(() => arrive(part, arrivesAt))
      }
    }
    await arrivals
    to.end()
  } catch {
    to.destroy()
  }
}
