import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

/** One question for the server's time. */
export interface ClockSample {
  /** This device's clock when it was asked, in epoch milliseconds. */
  askedMs: number
  /** How long the answer took; by a clock that nobody sets. */
  tookMs: number
  /** The server's clock, in epoch milliseconds. */
  serverMs: number
}

/** How far this device's clock is off. */
export interface ClockReading {
  /** Added to this device's clock it is the server's, in milliseconds. */
  offsetMs: number
  /** It is right within half of this. */
  tookMs: number
}

/** The server's clock, as far as this device knows it. */
export interface ServerClock {
  /** Null until the server has told. */
  reading: StoreApi<ClockReading | null>
  /** The server's time now, in epoch milliseconds; this device's own while nothing is known of the server's. */
  nowMs(): number
  /** Asks now, and every few minutes, until the returned function is called. */
  start(): () => void
  /** Asks now: the connection is back, or the device was asleep. */
  renew(): void
}

/** An answer that comes this fast is as good as it gets; more would only cost. */
const fastMs = 60
const mostSamples = 5
const leastSamples = 2
/** Clocks drift by a second a day or so; the network is another one by then. */
const renewEveryMs = 3 * 60_000
const retryMs = 5000
/** Somebody set the clock of this device, or it slept. */
const jumpMs = 120
/** As much as a reading loses until it is renewed. */
const driftMs = 20

/** The offset by the fastest answer: it is asked in the middle of its way. Null without an answer. */
export function readingOf(samples: readonly ClockSample[]): ClockReading | null {
  const [fastest] = [...samples].sort((one, other) => one.tookMs - other.tookMs)
  if (!fastest) return null
  const { askedMs, tookMs, serverMs } = fastest
  return { offsetMs: serverMs - (askedMs + tookMs / 2), tookMs }
}

/** @param ask fetches the server's time, in epoch milliseconds */
export function createServerClock(ask: () => Promise<number>): ServerClock {
  const reading = createStore<ClockReading | null>(() => null)
  let isAsking = false
  let isTrusted = false
  let base = baseMs()
  let timer: ReturnType<typeof setTimeout> | undefined
  let holds = 0

  const clock: ServerClock = {
    reading,
    nowMs() {
      // Asked after the answer of this call: what shows the time must not wait.
      if (holds > 0 && Math.abs(baseMs() - base) > jumpMs) queueMicrotask(jumped)
      return Date.now() + (reading.getState()?.offsetMs ?? 0)
    },
    start() {
      holds += 1
      if (holds === 1) void read()
      return () => {
        holds -= 1
        if (holds === 0) clearTimeout(timer)
      }
    },
    renew() {
      isTrusted = false
      void read()
    },
  }
  return clock

  function jumped(): void {
    if (Math.abs(baseMs() - base) <= jumpMs) return
    base = baseMs()
    clock.renew()
  }

  async function read(): Promise<void> {
    if (isAsking || holds === 0) return
    isAsking = true
    clearTimeout(timer)
    const found = readingOf(await samples())
    isAsking = false
    if (found) {
      const known = reading.getState()
      // A busy network tells less than the reading before it did.
      if (!isTrusted || known === null || found.tookMs <= known.tookMs + driftMs)
        reading.setState(found, true)
      isTrusted = true
    }
    if (holds > 0) timer = setTimeout(() => void read(), found ? renewEveryMs : retryMs)
  }

  async function samples(): Promise<ClockSample[]> {
    const all: ClockSample[] = []
    while (all.length < mostSamples) {
      const sample = await sampleOf(ask)
      if (sample === null) break
      all.push(sample)
      if (all.length >= leastSamples && Math.min(...all.map(({ tookMs }) => tookMs)) <= fastMs) break
    }
    return all
  }
}

async function sampleOf(ask: () => Promise<number>): Promise<ClockSample | null> {
  const askedMs = Date.now()
  const begunMs = performance.now()
  try {
    const serverMs = await ask()
    return { askedMs, tookMs: performance.now() - begunMs, serverMs }
  } catch {
    return null
  }
}

/** What differs when one of the two clocks of a device jumps. */
function baseMs(): number {
  return Date.now() - performance.now()
}
