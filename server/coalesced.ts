/**
 * Work that many ask for at once and that one run does for all of them: whoever asks while a run is under way gets the next one, which
 * begins after they asked. So there is never more than one run and one that waits, however many ask.
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
