import { once } from 'node:events'
import { createServer, connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A simulated unreliable network between devices and a server: it forwards bytes until told otherwise. */
export interface Network {
  url: string
  /** Breaks all connections and refuses new ones. */
  cut(): void
  /** Forwards nothing any more, and closes nothing: both sides believe that their connections work. */
  freeze(): void
  mend(): void
  /** Delay of each chunk in milliseconds, drawn anew for each. */
  delayMs: () => number
  /** The next request with this text reaches the server; its answer is lost, because the connection breaks. */
  swallowAnswerTo(text: string): Promise<void>
  /** Connections made so far. */
  connections(): number
  close(): Promise<void>
}

export async function badNetwork(port: number): Promise<Network> {
  const pairs = new Set<[Socket, Socket]>()
  let mode: 'open' | 'cut' | 'frozen' = 'open'
  let swallow: { text: string; done: () => void } | null = null
  let count = 0

  const server = createServer((near) => {
    count += 1
    near.on('error', () => undefined)
    if (mode === 'cut') return void near.destroy()
    const far = connect(port, '127.0.0.1')
    far.on('error', () => undefined)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    let isSwallowing = false
    carry(near, far, (data) => {
      if (!swallow || !data.includes(swallow.text)) return true
      isSwallowing = true
      return true
    })
    carry(far, near, () => {
      if (!isSwallowing || !swallow) return true
      const { done } = swallow
      swallow = null
      near.destroy()
      done()
      return false
    })
    const end = (): void => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    near.on('close', end)
    far.on('close', end)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const network: Network = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delayMs: () => 0,
    cut() {
      mode = 'cut'
      for (const [near] of pairs) near.destroy()
    },
    freeze: () => void (mode = 'frozen'),
    mend() {
      // Frozen data is lost, as on a train.
      if (mode === 'frozen') for (const [near] of pairs) near.destroy()
      mode = 'open'
    },
    swallowAnswerTo: (text) => new Promise((done) => (swallow = { text, done })),
    connections: () => count,
    async close() {
      server.close()
      for (const [near] of pairs) near.destroy()
      await once(server, 'close')
    },
  }
  return network

  function carry(from: Socket, to: Socket, mayPass: (data: Buffer) => boolean): void {
    let last: Promise<void> = Promise.resolve()
    from.on('data', (data) => {
      if (mode !== 'open' || !mayPass(data)) return
      const ms = network.delayMs()
      // In order: a delayed chunk delays those after it, as in one connection.
      last = last.then(async () => {
        if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
        if (!to.destroyed) to.write(data)
      })
    })
  }
}
