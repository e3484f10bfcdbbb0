import { setTimeout as wait } from 'node:timers/promises'

/** Longer than looking at a password takes, near and far. */
const stepMs = 750

/**
 * Answers a failure at the next whole step since it was asked: how long it took to find out (whether an account exists, whether
 * its password was looked at) cannot be measured. SPEC U3.
 *
 * @param startedAt by `performance.now()`
 */
export async function untilNextStep(startedAt: number): Promise<void> {
  const passed = performance.now() - startedAt
  await wait(Math.ceil(passed / stepMs) * stepMs - passed)
}
