/**
 * Work that many callers request at once and that one run does for all of them. Requests that arrive during a run share
 * the next one, which begins after they were made. So there is at most one run in progress and one waiting.
 */
export function coalesced<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> | null = null
  let next: Promise<Result> | null = null

  function begin(): Promise<Result> {
    const run = work()
    const done = run.then(
      () => undefined,
      () => undefined,
    )
    running = done
    void done.then(() => running === done && (running = null))
    return run
  }

  return () => {
    if (running === null && next === null) return begin()
    next ??= (running ?? Promise.resolve()).then(() => {
      next = null
      return begin()
    })
    return next
  }
}
