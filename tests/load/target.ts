import type { Histogram } from './histogram.ts'

/** A server with a room of N people in it, ready to be loaded: Plenum or one of its peers. */
export interface Target {
  name: string
  /** The web process, and what else is shown beside it (Postgres). */
  pid: number
  otherPids(): number[]
  /** Brings N people in, each with the documents a participant has. */
  join(people: number): Promise<void>
  /** Person `who` sends the n-th answer; resolves when it is acknowledged, for targets that acknowledge. */
  answer(who: number, index: number): Promise<void>
  /** Called for each frame that reaches a person. */
  onFrame: ((who: number, data: Buffer) => void) | null
  frames(): number
  /** Everyone is to see one change of what they share: a facilitator's step. */
  push(step: number): Promise<void>
  /** Whether a frame carries such a change. */
  isPush(data: Buffer): boolean
  /** Everyone leaves at once and comes back with nothing in hand; resolves when all have everything. */
  reload(): Promise<void>
  stop(): Promise<void>
}

/** What one run of one scenario measured. */
export interface Figures {
  target: string
  scenario: string
  people: number
  p50: number
  p95: number
  /** Share of the (answer, person) pairs that arrived. */
  delivered: number
  frames: number
  cpuSeconds: number
  otherCpuSeconds: number
  megabytes: number
  acknowledged: Histogram | null
}
