/** Awaits work until the deadline at most. */
export async function within(deadlineMs: number, work: Promise<unknown>): Promise<void> {
  const deadline = Promise.withResolvers<null>()
  const timer = setTimeout(deadline.resolve, deadlineMs, null)
  await Promise.race([work, deadline.promise]).finally(() => clearTimeout(timer))
}
