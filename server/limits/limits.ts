import { Refusal } from '#domain/errors.ts'
import { createCounter } from './counter.ts'
import type { Counter, StoreFor } from './counter.ts'
import { createFailureLimit } from './failureLimit.ts'
import type { FailureLimit } from './failureLimit.ts'
import { createQueues } from './queues.ts'

/** What keeps guessing, mail floods and mass sign-ups out, and lets a thousand people behind one address in. */
export interface Limits {
  /** Wrong passwords, per network and account. */
  signIn: FailureLimit
  /** Wrong passwords of any account, per network. */
  signInAnywhere: FailureLimit
  /** Wrong join passwords, per network and workshop. */
  join: FailureLimit
  /** Session IDs that are none, and recovery links that are none, per network. */
  unknown: FailureLimit
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
    signInAnywhere: createFailureLimit({ counter: counter('sign-in-anywhere', minute), allowed: 100 }),
    join: createFailureLimit({ counter: counter('join', minute), allowed: 10, credit: 100 }),
    unknown: createFailureLimit({ counter: counter('unknown', minute), allowed: 100, credit: 1000 }),
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
