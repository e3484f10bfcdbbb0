import type { Counter } from './counter.ts'
import { createLottery } from './lottery.ts'
import type { LotteryRules } from './lottery.ts'
import { createQueues } from './queues.ts'

/**
 * Slows guessing down without refusing anybody because of other people's mistakes: after too many failures each
 * attempt, correct or wrong, waits to be drawn. SPEC U4.
 */
export interface PatientLimit {
  /**
   * Runs an attempt, at once or after it was drawn.
   *
   * @param key origin and target of the attempt, as one text
   * @param ballot the value that is tried; attempts with the same value are drawn together
   * @param failed whether the result of the attempt is a failure; an attempt that throws is none
   * @throws {Refusal} `RATE_LIMITED` when it was not drawn in time
   */
  guard<Result>(
    about: { key: string; ballot: string },
    attempt: () => Promise<Result>,
    failed: (result: Result) => boolean,
  ): Promise<Result>
}

export interface PatientLimitRules extends LotteryRules {
  counter: Counter
  /** Failures within the counter's window after which attempts wait. */
  allowed: number
  /** Each success allows one more failure, up to this many: where many get in, some mistype. */
  credit?: number
  /** One attempt per key at a time while there are few failures, so that concurrent attempts get no more checks. */
  isSerial?: boolean
}

export function createPatientLimit({
  counter,
  allowed,
  credit = 0,
  isSerial = true,
  ...rules
}: PatientLimitRules): PatientLimit {
  const lottery = createLottery(rules)
  const inTurn = createQueues()
  const inTurnOrAtOnce: typeof inTurn = (key, act) => (isSerial ? inTurn(key, act) : act())
  return {
    async guard({ key, ballot }, attempt, failed) {
      const look = async () => {
        const result = await attempt()
        if (failed(result)) await counter.add(key, 1)
        else if (credit > 0 && (await counter.count(key)) > -credit) await counter.add(key, -1)
        return { result }
      }
      const looked = await inTurnOrAtOnce(key, async () =>
        (await counter.count(key)) < allowed ? await look() : null,
      )
      if (looked) return looked.result
      await lottery.draw(key, ballot)
      return (await look()).result
    },
  }
}
