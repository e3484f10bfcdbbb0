import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Caller } from '#server/access/caller.ts'
import { createLimits, downloadRequestCost } from '#server/limits/limits.ts'
import type { Limits } from '#server/limits/limits.ts'
import { demandDownload } from './downloadAllowance.ts'

let limits: Limits

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_007 })
  limits = createLimits()
})
afterEach(() => void vi.useRealTimers())

const network = '192.0.2.7'
/** What the largest scanned document has, and what the viewer asks for at a time, in kilobytes. */
const [documentSize, partSize] = [46_000, 262]
const parts = Math.ceil(documentSize / partSize)

const member = (id: string, workshopId = 'w'): Caller => ({
  ...({ kind: 'member', memberId: id, workshopId, expiresAt: Infinity } as const),
})
const screen = (workshopId = 'w'): Caller => ({
  ...({ kind: 'projector', workshopId, tokenHash: Buffer.alloc(32), expiresAt: Infinity } as const),
})

/** Whether a request is answered. */
function mayRead(caller: Caller, kilobytes: number, from = network): boolean {
  try {
    demandDownload(limits, { caller, network: from }, downloadRequestCost)
    demandDownload(limits, { caller, network: from }, kilobytes)
    return true
  } catch {
    return false
  }
}

/** How many requests of a document, part by part or as a whole, are refused. */
function refusedOf(caller: Caller, how: 'in parts' | 'as a whole'): number {
  const requests: number[] =
    how === 'in parts' ? Array.from({ length: parts }, () => partSize) : [documentSize]
  return requests.filter((kilobytes) => !mayRead(caller, kilobytes)).length
}

test('[SL21] 200 people behind one address read 46 MB as a whole and in parts, and again after each minute', () => {
  const people = Array.from({ length: 200 }, (_, at) => member(`p${at}`))
  for (let minute = 0; minute < 5; minute += 1) {
    for (const caller of people) {
      expect(refusedOf(caller, 'as a whole')).toBe(0)
      expect(refusedOf(caller, 'in parts')).toBe(0)
    }
    vi.advanceTimersByTime(60_000)
  }
})

test('[SL21] twenty sessions of an office behind one address, of fifty people and a screen each, are not refused', () => {
  for (let workshop = 0; workshop < 20; workshop += 1) {
    const people = Array.from({ length: 50 }, (_, at) => member(`p${workshop}-${at}`, `w${workshop}`))
    for (const caller of [...people, screen(`w${workshop}`)]) expect(refusedOf(caller, 'in parts')).toBe(0)
  }
})

test('[J1] [SL21] fifty screens of one room begin together, each at the beginning', () => {
  for (let count = 0; count < 50; count += 1) expect(refusedOf(screen(), 'in parts')).toBe(0)
})

test('[SL21] a link of the room’s screen that is used elsewhere takes nothing from the room', () => {
  while (mayRead(screen(), documentSize, '198.51.100.1'));
  expect(refusedOf(screen(), 'in parts')).toBe(0)
})

test('[SL21] whoever reads without end gets 1 MB a second, and others behind the address are not slowed down', () => {
  const [attacker, other] = [member('attacker'), member('other')]
  const readIn = (seconds: number): number => {
    let kilobytes = 0
    for (let second = 0; second < seconds; second += 1) {
      while (mayRead(attacker, partSize)) kilobytes += partSize
      vi.advanceTimersByTime(1000)
    }
    return kilobytes
  }
  readIn(1)
  expect(readIn(600) / 600).toBeLessThanOrEqual(1000)
  expect(refusedOf(other, 'in parts')).toBe(0)
})

test('[SL21] a thousand readers of one attacker get no more than their network may', () => {
  const many = Array.from({ length: 1000 }, (_, at) => member(`p${at}`))
  const readAll = (): number => many.filter((caller) => mayRead(caller, documentSize)).length
  let documents = 0
  for (let count = readAll(); count > 0; count = readAll()) documents += count
  expect((documents * documentSize) / 1_000_000).toBeLessThanOrEqual(100)
})

test('[SL21] requests without an answer of any length are limited too', () => {
  const caller = member('p')
  let requests = 0
  while (mayRead(caller, 0)) requests += 1
  expect(requests).toBeLessThanOrEqual(20_000)
})
