/**
 * Waits for a result until one of the signals is aborted, and rejects with its reason then. Nothing of the result is
 * held by a signal that stays.
 */
export function unless<Result>(result: Promise<Result>, ...signals: AbortSignal[]): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const stop = ({ currentTarget }: Event): void => reject((currentTarget as AbortSignal).reason as Error)
  for (const signal of signals) {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', stop)
  }
  result.then(resolve, reject)
  return promise.finally(() => {
    for (const signal of signals) signal.removeEventListener('abort', stop)
  })
}
