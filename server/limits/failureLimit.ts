import { Refusal } from '#domain/errors.ts'
import type { Counter } from './counter.ts'
import { createQueues } from './queues.ts'

/** Stops guessing: counts failures, not people. SPEC U4. */
export interface FailureLimit {
  /**
   * Runs an attempt unless too many failed before it.
   *
   * @param key who tries what, as one text
   * @param failed whether what the attempt answered is a failure; one that throws is none
   * @throws {Refusal} `RATE_LIMITED`, also in place of the answer when too many failed while it ran: of a thousand tries sent
   *   at once no more are answered than of a thousand sent one by one
   */
  guard<Result>(
    key: string,
    attempt: () => Promise<Result>,
    failed: (result: Result) => boolean,
  ): Promise<Result>
  /** Counts a failure that happened elsewhere. */
  count(key: string): Promise<void>
}

export interface FailureLimitRules {
  counter: Counter
  /** Failures within the counter's window that are answered. */
  allowed: number
  /**
   * Each success makes room for one more failure, up to this many: where many get in, some mistype. Only where nobody can
   * succeed on purpose to fail more often.
   */
  credit?: number
  /** One attempt per key at a time, for attempts that cost much. */
  isSerial?: boolean
}

/** More who wait for the same key are too many attempts in themselves. */
const longestQueue = 20

export function createFailureLimit({
  counter,
  allowed,
  credit = 0,
  isSerial = false,
}: FailureLimitRules): FailureLimit {
  const inTurn = createQueues(longestQueue)
  const checkCount = async (key: string, most: number): Promise<number> => {
    const count = await counter.count(key)
    if (count > most) throw new Refusal('RATE_LIMITED', 'too many failures')
    return count
  }
  return {
    count: (key) => counter.add(key, 1),
    async guard(key, attempt, failed) {
      const guarded = async () => {
        await checkCount(key, allowed - 1)
        const result = await attempt()
        if (failed(result)) {
          // Counted before it is looked at: of those that ran side by side, none sees a count without the others.
          await counter.add(key, 1)
          await checkCount(key, allowed)
        } else {
          const count = await checkCount(key, allowed - 1)
          if (credit > 0 && count > -credit) await counter.add(key, -1)
        }
        return result
      }
      return isSerial ? await inTurn(key, guarded) : await guarded()
    },
  }
}
