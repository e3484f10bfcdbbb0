import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

/** One measurement of the server's time. */
export interface ClockSample {
  /** This device's clock when the request was sent, in epoch milliseconds. */
  askedMs: number
  /** Round-trip time of the request, by a monotonic clock. */
  tookMs: number
  /** The server's clock, in epoch milliseconds. */
  serverMs: number
}

/** Offset of this device's clock. */
export interface ClockReading {
  /** Added to this device's clock it gives the server's, in milliseconds. */
  offsetMs: number
  /** The error is at most half of this. */
  tookMs: number
}

/** The server's clock, as estimated by this device. */
export interface ServerClock {
  /** Null until the server has answered. */
  reading: StoreApi<ClockReading | null>
  /** The server's time now, in epoch milliseconds; the device's own time until the server has answered. */
  nowMs(): number
  /** Measures now and every few minutes, until the returned function is called. */
  start(): () => void
  /** Measures now: the connection is back, or the device was asleep. */
  renew(): void
}

/** An answer this fast is good enough; further measurements would only cost. */
const fastMs = 60
const mostSamples = 5
const leastSamples = 2
/** Clocks drift by about a second a day, and the network has changed by then. */
const renewEveryMs = 3 * 60_000
const retryMs = 5000
/** A jump of this size means that the device clock was set, or the device slept. */
const jumpMs = 120
/** Accuracy that a measurement loses until it is renewed. */
const driftMs = 20

/**
 * Offset from the fastest answer, assuming that the server read its clock in the middle of the round trip. Null without
 * an answer.
 */
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
      // Deferred until this call has returned: views of the time must not wait.
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
      // A busy network measures worse than the reading before.
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

/** Difference that changes when one of the device's two clocks jumps. */
function baseMs(): number {
  return Date.now() - performance.now()
}
