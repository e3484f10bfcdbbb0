import { Refusal } from '#domain/errors.ts'
import { createAllowances } from './allowances.ts'
import type { Allowances, AllowanceSize } from './allowances.ts'
import { createCounter } from './counter.ts'
import type { Counter, StoreFor } from './counter.ts'
import { createLottery } from './lottery.ts'
import type { LotteryRules } from './lottery.ts'
import { createPatientLimit } from './patientLimit.ts'
import type { PatientLimit } from './patientLimit.ts'
import { createFailureLimit } from './failureLimit.ts'
import type { FailureLimit } from './failureLimit.ts'
import { createQueues } from './queues.ts'

/** What keeps guessing, mail floods and mass sign-ups out, and lets a thousand people behind one address in. */
export interface Limits {
  /** Wrong passwords, per network and account. */
  signIn: FailureLimit
  /** Wrong passwords of any account, per network. */
  signInAnywhere: PatientLimit
  /** Wrong join passwords, per network and workshop. */
  join: PatientLimit
  /** Session IDs that are none, per network. */
  unknownId: PatientLimit
  /** Recovery links that are none, per account they name. */
  unknownLink: PatientLimit
  /** Codes for pairing a phone that are none, per network. */
  unknownRemoteCode: PatientLimit
  /** Members made, per network: at once up to a number, then some a second. */
  joins: Pace
  /** Sign-ins that were ended, per person: each is remembered for as long as its tokens could live. */
  signOuts: Allowances
  /** Accounts made, per network. */
  signUp: Quota
  /** Recovery mails asked for, per network. */
  recovery: Quota
  /** Recovery mails sent, per address. */
  mailsTo: Quota
  /** Licence keys that are none, per account. */
  licence: FailureLimit
  /** The same of any account, per network. */
  licenceAnywhere: FailureLimit
  /** People invited, per account. */
  invitations: Quota
  /** Invitations sent, per address: nobody is flooded, whoever invites. */
  invitationsTo: Quota
  /** Files with all of an account made, per account. */
  accountExport: Quota
  /** Exports of sessions, per account. */
  workshopExport: Quota
}

/** How fast commands may come; who pastes a hundred lines, or joins with a thousand others, does not notice. */
export const allowances = {
  /** Mutations of one participant. */
  commandsOfMember: { burst: 300, perSecond: 8 },
  /** Of one account, which is a facilitator's mostly: the import of a sheet sends four a second. */
  commandsOfAccount: { burst: 1000, perSecond: 20 },
  /** Members made, per network. */
  joins: { burst: 2000, perSecond: 50 },
  /** Of one person, who signs in again in between. */
  signOuts: { burst: 30, perSecond: 1 / 60 },
} as const satisfies Record<string, AllowanceSize>

const longestMs = 15_000

/** How those wait who would be refused for what others from their network do. */
export const lotteries = {
  /** Two sign-ins a second: each account is looked after by itself too. */
  signInAnywhere: { everyMs: 500, mostWaiting: 200, longestMs },
  /** A guesser who never stops gets 30 guesses a minute of one session's password. */
  join: { everyMs: 2000, mostWaiting: 200, longestMs },
  /** Of 8 * 10^11 session IDs, a hundred a second. */
  unknownId: { everyMs: 10, mostWaiting: 1000, longestMs },
  unknownLink: { everyMs: 200, mostWaiting: 50, longestMs },
  /** Of 2^128 codes, five a second. */
  unknownRemoteCode: { everyMs: 200, mostWaiting: 50, longestMs },
  joins: { everyMs: 20, mostWaiting: 1000, longestMs },
} as const satisfies Record<string, LotteryRules>

/** So many acts within a time, and no more. */
export interface Quota {
  /**
   * Counts acts, and says whether there was room for them.
   *
   * @param amount how many, one when left out; they are counted all or not at all
   */
  take(key: string, amount?: number): Promise<boolean>
  /** @throws {Refusal} `RATE_LIMITED` when there was no room */
  demand(key: string, amount?: number): Promise<void>
}

const minute = 60
const hour = 60 * minute

/** @param storeFor where counts are kept: in memory by default */
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
  }
}

/** So many acts at once, and so many a second after that. */
export interface Pace {
  /** Resolves when the act may be done. @throws {Refusal} `RATE_LIMITED` when its turn did not come for a while */
  wait(key: string, ballot: string): Promise<void>
}

function createPace(size: AllowanceSize, rules: LotteryRules): Pace {
  const allowance = createAllowances(size)
  const lottery = createLottery(rules)
  return {
    async wait(key, ballot) {
      if (!allowance.spend(key, 1)) await lottery.draw(key, ballot)
    },
  }
}

function createQuota(counter: Counter, allowed: number): Quota {
  // One after the other: of many sent at once no more pass than of many sent one by one.
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
