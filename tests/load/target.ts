import type { Crowd } from './crowd.ts'

/**
 * A server with a room in it, ready to be loaded: Plenum or one of its peers. One reader is connected from the start to the end and
 * counts nowhere: stock Hocuspocus forgets a document with its last connection.
 */
export interface Target {
  name: string
  /** The web process, and what else is shown beside it (Postgres). */
  pid: number
  otherPids(): number[]
  crowd: Crowd
  /** Brings one person in, with the documents a participant has. */
  enter(who: number): Promise<void>
  /** Answers sent so far; they are numbered from 0. */
  answered: number
  /** Person `who` sends the n-th answer; resolves when it is acknowledged, for targets that acknowledge. */
  answer(who: number, index: number): Promise<void>
  /** Steps taken so far; they are numbered from 1. */
  stepped: number
  /** Everyone is to see one change of what they share: a facilitator's step. */
  push(step: number): Promise<void>
  /** The last step that a frame brings, 0 for none. */
  stepIn(data: Buffer): number
  stop(): Promise<void>
}

/** What one run of one scenario measured. */
export interface Figures {
  target: string
  scenario: string
  people: number
  /** Runs of the same round are compared. */
  round: number
  /** Milliseconds until something arrived. */
  p50: number
  p95: number
  last: number
  /** Milliseconds until an answer was acknowledged. */
  acknowledged50: number
  acknowledged95: number
  /** Share of what was to arrive. */
  delivered: number
  frames: number
  /** Payload that arrived, in megabytes. */
  arrived: number
  cpuSeconds: number
  otherCpuSeconds: number
  /** Resident memory of the web process afterwards. */
  megabytes: number
  /** Why this run is worth nothing; empty when everything arrived that was to arrive. */
  failures: string[]
}
