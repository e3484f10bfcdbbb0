import { NotSaved } from '#server/database/connection/transaction.ts'

/**
 * Retries an act until it is saved, as an outbox does.
 *
 * @returns the result of the act, and how often it failed before
 */
export async function untilSaved<Result>(
  send: () => Promise<Result>,
  pauseMs = 20,
): Promise<{ result: Result; failures: number }> {
  for (let failures = 0; ; failures += 1) {
    try {
      return { result: await send(), failures }
    } catch (error) {
      if (!(error instanceof NotSaved)) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
