import { NotSaved } from '#server/database/transaction.ts'

/**
 * Sends an act again until it is saved, as an outbox does.
 *
 * @returns what it was answered with, and how often it failed before
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
