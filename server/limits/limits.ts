import { Refusal } from '#domain/errors.ts'
import { createAllowances } from './allowances.ts'
import type { Allowances } from './allowances.ts'
import type { BucketSize } from './tokenBucket.ts'
import { createCounter } from './counter.ts'
import type { Counter, StoreFor } from './counter.ts'
import { createLottery } from './lottery.ts'
import type { LotteryRules } from './lottery.ts'
import { createPatientLimit } from './patientLimit.ts'
import type { PatientLimit } from './patientLimit.ts'
import { createFailureLimit } from './failureLimit.ts'
import type { FailureLimit } from './failureLimit.ts'
import { createQueues } from './queues.ts'

/** Limits against guessing, mail floods and mass sign-ups that still let a thousand people behind one address join. */
export interface Limits {
  /** Wrong passwords, per network and account. */
  signIn: FailureLimit
  /** Wrong passwords of any account, per network. */
  signInAnywhere: PatientLimit
  /** Wrong join passwords, per network and workshop. */
  join: PatientLimit
  /** Unknown session IDs, per network. */
  unknownId: PatientLimit
  /** Invalid recovery links, per account that they name. */
  unknownLink: PatientLimit
  /** Unknown codes for pairing a phone, per network. */
  unknownRemoteCode: PatientLimit
  /** New members, per network: a burst, then a rate per second. */
  joins: Pace
  /** Ended sign-ins, per person: each revocation is kept as long as its tokens could be valid. */
  signOuts: Allowances
  /** New accounts, per network. */
  signUp: Quota
  /** Requests for recovery mails, per network. */
  recovery: Quota
  /** Sent recovery mails, per address. */
  mailsTo: Quota
  /** Unknown licence keys, per account. */
  licence: FailureLimit
  /** The same for any account, per network. */
  licenceAnywhere: FailureLimit
  /** Invited people, per account. */
  invitations: Quota
  /** Sent invitations, per address: nobody is flooded, whoever invites. */
  invitationsTo: Quota
  /** Exports of an account's data, per account. */
  accountExport: Quota
  /** Exports of sessions, per account. */
  workshopExport: Quota
  /** Uploads of presentations, per account. */
  slideUpload: Quota
  /** Downloads of presentations, per caller, in kilobytes; each request costs some in addition. */
  slideDownload: Allowances
  /** The same of the screens of a room, per workshop and network. */
  slideDownloadOnScreens: Allowances
  /** The same of all callers, per network. */
  slideDownloadAnywhere: Allowances
}

/**
 * Rates of commands; a person who pastes a hundred lines, or joins together with a thousand others, does not notice
 * them.
 */
export const allowances = {
  /** Mutations of one participant. */
  commandsOfMember: { burst: 300, perSecond: 8 },
  /** Mutations of one account, usually a facilitator's: the import of a sheet sends four a second, and of rows of a planner fifty at a time. */
  commandsOfAccount: { burst: 1000, perSecond: 20 },
  /** New members, per network. */
  joins: { burst: 2000, perSecond: 50 },
  /** For one person, who signs in again in between. */
  signOuts: { burst: 30, perSecond: 1 / 60 },
  /**
   * In kilobytes: the largest document ten times at once, for somebody with several screens, and 1 MB a second after
   * that.
   */
  slideDownload: { burst: 1_000_000, perSecond: 1000 },
  /** Ten screens of a hall read as much as ten people. */
  slideDownloadOnScreens: { burst: 10_000_000, perSecond: 10_000 },
  /** The largest document for as many as join at once, and more after that than the line of a building carries. */
  slideDownloadAnywhere: { burst: 100_000_000, perSecond: 100_000 },
} as const satisfies Record<string, BucketSize>

/** Uploads of presentations on one node. */
export const uploads = {
  /** At a time, half of them from one network; a slow one takes one for half an hour. At most 3 GB on the disk meanwhile. */
  receivedAtOnce: 60,
  /** The same while they are checked and stored, for which each is on the disk twice. */
  checkedAtOnce: 20,
  /** Before this time no upload is slow. */
  graceMs: 10_000,
  /** Of one person at a time: one is checked while the next is on its way. Nobody keeps the others from being checked. */
  atOnceOfOne: 2,
  /** Free space that uploads leave to the database, which needs it to save anything at all. */
  spareBytes: 64 * 1024 * 1024,
} as const

/** What a request for a part of a document costs in addition to its kilobytes: about what answering it does. */
export const downloadRequestCost = 50

const longestMs = 15_000

/** How attempts wait that would otherwise be refused because of others from their network. */
const lotteries = {
  /** Two sign-ins a second: each account is protected by its own limit too. */
  signInAnywhere: { everyMs: 500, mostWaiting: 200, longestMs },
  /** A continuous guesser gets 30 guesses a minute of one session's password. */
  join: { everyMs: 2000, mostWaiting: 200, longestMs },
  /** Of 8 * 10^11 session IDs, a hundred a second. */
  unknownId: { everyMs: 10, mostWaiting: 1000, longestMs },
  unknownLink: { everyMs: 200, mostWaiting: 50, longestMs },
  /** Of 2^128 codes, five a second. */
  unknownRemoteCode: { everyMs: 200, mostWaiting: 50, longestMs },
  joins: { everyMs: 20, mostWaiting: 1000, longestMs },
} as const satisfies Record<string, LotteryRules>

/** A maximum number of acts within a time. */
export interface Quota {
  /**
   * Counts acts if there is room for them.
   *
   * @param amount how many, one by default; they are counted all or not at all
   */
  take(key: string, amount?: number): Promise<boolean>
  /** @throws {Refusal} `RATE_LIMITED` when there was no room */
  demand(key: string, amount?: number): Promise<void>
}

const minute = 60
const hour = 60 * minute

/** @param storeFor where counts are stored: in memory by default */
export function createLimits(storeFor?: StoreFor): Limits {
  const counter = (name: string, seconds: number): Counter => createCounter(name, seconds, storeFor)
  return {
    signIn: createFailureLimit({ counter: counter('sign-in', minute), allowed: 10, isSerial: true }),
    signInAnywhere: createPatientLimit({
      counter: counter('sign-in-anywhere', minute),
      ...{ allowed: 100, isSerial: false, ...lotteries.signInAnywhere },
    }),
    join: createPatientLimit({
      counter: counter('join', minute),
      allowed: 10,
      credit: 100,
      ...lotteries.join,
    }),
    unknownId: createPatientLimit({
      counter: counter('unknown-id', minute),
      allowed: 100,
      ...lotteries.unknownId,
    }),
    unknownLink: createPatientLimit({
      counter: counter('unknown-link', minute),
      allowed: 10,
      ...lotteries.unknownLink,
    }),
    unknownRemoteCode: createPatientLimit({
      counter: counter('unknown-remote-code', minute),
      allowed: 20,
      ...lotteries.unknownRemoteCode,
    }),
    joins: createPace(allowances.joins, lotteries.joins),
    signOuts: createAllowances(allowances.signOuts),
    signUp: createQuota(counter('sign-up', hour), 200),
    recovery: createQuota(counter('recovery', hour), 60),
    mailsTo: createQuota(counter('mails-to', hour), 5),
    licence: createFailureLimit({ counter: counter('licence', minute), allowed: 10, isSerial: true }),
    licenceAnywhere: createFailureLimit({ counter: counter('licence-anywhere', minute), allowed: 100 }),
    invitations: createQuota(counter('invitations', hour), 500),
    invitationsTo: createQuota(counter('invitations-to', hour), 5),
    accountExport: createQuota(counter('account-export', hour), 20),
    workshopExport: createQuota(counter('workshop-export', hour), 120),
    slideUpload: createQuota(counter('slide-upload', hour), 120),
    slideDownload: createAllowances(allowances.slideDownload),
    slideDownloadOnScreens: createAllowances(allowances.slideDownloadOnScreens),
    slideDownloadAnywhere: createAllowances(allowances.slideDownloadAnywhere),
  }
}

/** A burst of acts, and a rate per second after that. */
export interface Pace {
  /** Resolves when the act may be done. @throws {Refusal} `RATE_LIMITED` when its turn did not come in time */
  wait(key: string, ballot: string): Promise<void>
}

function createPace(size: BucketSize, rules: LotteryRules): Pace {
  const allowance = createAllowances(size)
  const lottery = createLottery(rules)
  return {
    async wait(key, ballot) {
      if (!allowance.spend(key, 1)) await lottery.draw(key, ballot)
    },
  }
}

function createQuota(counter: Counter, allowed: number): Quota {
  // Sequentially, so that concurrent calls get no more than sequential ones.
  const inTurn = createQueues()
  const take = (key: string, amount = 1): Promise<boolean> =>
    inTurn(key, async () => {
      if ((await counter.count(key)) + amount > allowed) return false
      await counter.add(key, amount)
      // Another node with the same store may have counted meanwhile.
      if ((await counter.count(key)) <= allowed) return true
      await counter.add(key, -amount)
      return false
    })
  return {
    take,
    async demand(key, amount) {
      if (!(await take(key, amount))) throw new Refusal('RATE_LIMITED', 'quota used up')
    },
  }
}
