import { Refusal } from '#domain/errors.ts'
import type { Counter } from './counter.ts'
import { createQueues } from './queues.ts'

/** Prevents guessing: counts failures, not people. SPEC U4. */
export interface FailureLimit {
  /**
   * Runs an attempt unless too many failed before it.
   *
   * @param key origin and target of the attempt, as one text
   * @param failed whether the result of the attempt is a failure; an attempt that throws is none
   * @throws {Refusal} `RATE_LIMITED`, also instead of the result when too many failed meanwhile: of a thousand
   *   concurrent attempts no more are answered than of a thousand sequential ones
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
   * Each success allows one more failure, up to this many: where many get in, some mistype. Only where nobody can
   * succeed on purpose to fail more often.
   */
  credit?: number
  /** One attempt per key at a time, for expensive attempts. */
  isSerial?: boolean
}

/** A longer queue for the same key counts as too many attempts in itself. */
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
          // Counted before the comparison, so that of concurrent failures each one sees the others.
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
