import { setTimeout as wait } from 'node:timers/promises'

/** Longer than checking a password takes, with a local or a remote Supabase. */
const stepMs = 750

/**
 * Answers a failure at the next whole step of time since the request, so that timing reveals neither whether an account
 * exists nor whether its password was checked. SPEC U3.
 *
 * @param startedAt from `performance.now()`
 */
export async function untilNextStep(startedAt: number): Promise<void> {
  const passed = performance.now() - startedAt
  await wait(Math.ceil(passed / stepMs) * stepMs - passed)
}
