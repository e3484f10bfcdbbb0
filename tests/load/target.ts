import type { Crowd } from './crowd.ts'

/**
 * A server with a room, ready for load: Plenum or one of its peers. One reader is connected from start to end and not
 * counted: stock Hocuspocus unloads a document with its last connection.
 */
export interface Target {
  name: string
  /** The web process, and others shown beside it (Postgres). */
  pid: number
  otherPids(): number[]
  crowd: Crowd
  /** Connects one person, with the documents of a participant. */
  enter(who: number): Promise<void>
  /** Answers sent so far; they are numbered from 0. */
  answered: number
  /** Person `who` sends the n-th answer; resolves when it is acknowledged, for targets with acknowledgements. */
  answer(who: number, index: number): Promise<void>
  /** Steps taken so far; they are numbered from 1. */
  stepped: number
  /** One change of the shared state for everyone: a facilitator's step. */
  push(step: number): Promise<void>
  /** The last step that a frame contains, 0 for none. */
  stepIn(data: Buffer): number
  /** Person `who` votes on every poll, one value each; resolves when it is acknowledged, as for an answer. */
  vote(who: number, values: readonly number[]): Promise<void>
  /** Person `who`, whose vote was acknowledged, opens the results; resolves when they are there. */
  openResults(who: number): Promise<void>
  /** How many votes each poll has for each value from 1 to 5, when all have been sent. */
  counted(): Promise<number[][]>
  stop(): Promise<void>
}

/** Polls that everyone votes on. */
export const pollCount = 10

/** The measurements of one run of one scenario. */
export interface Figures {
  target: string
  scenario: string
  people: number
  /** Runs of the same round are compared. */
  round: number
  /** Milliseconds until a delivery arrived. */
  p50: number
  p95: number
  last: number
  /** Milliseconds until an answer was acknowledged. */
  acknowledged50: number
  acknowledged95: number
  /** Share of the expected deliveries that arrived. */
  delivered: number
  frames: number
  /** Payload that arrived, in megabytes. */
  arrived: number
  cpuSeconds: number
  otherCpuSeconds: number
  /** Resident memory of the web process afterwards. */
  megabytes: number
  /** Why this run is invalid; empty when every expected delivery arrived. */
  failures: string[]
}
