/** What a stream has brought, for those who wait for more of it. */
export function createArriving() {
  const waiting = new Set<{ end: number; go: () => void }>()
  const reaching = new Set<{ end: number; go: () => void; stop: (reason: unknown) => void }>()
  let failure: { reason: unknown } | null = null
  let [isOn, beganMs, began, received, upTo] = [false, 0, 0, 0, 0]
  return {
    /** It comes from one place up to another. */
    begin(from: number, end: number): void {
      ;[isOn, beganMs, began, received, upTo] = [true, performance.now(), from, from, end]
    },
    tell(now: number): void {
      received = now
      for (const one of waiting) if (one.end <= now) one.go()
      for (const one of reaching) {
        if (one.end > now) continue
        reaching.delete(one)
        one.go()
      }
    },
    /** Nothing more comes, or all of it has. */
    end(): void {
      isOn = false
      for (const one of waiting) one.go()
    },
    /** What is not here does not come any more. */
    fail(reason: unknown): void {
      failure = { reason }
      for (const one of reaching) one.stop(reason)
      reaching.clear()
    },
    /** Resolves when a stream has come as far as `end`, however long that takes. Rejects when it has failed for good. */
    reach(end: number): Promise<void> {
      return new Promise((resolve, reject) => {
        if (failure) reject(failure.reason as Error)
        else if (end <= received) resolve()
        else reaching.add({ end, go: resolve, stop: reject })
      })
    },
    /** Resolves when the stream has come as far as `end`; at once when it would take longer than `mostMs` at its pace. */
    wait(end: number, mostMs: number): Promise<void> {
      const pace = (received - began) / (performance.now() - beganMs)
      if (!isOn || end > upTo || !((end - received) / pace <= mostMs)) return Promise.resolve()
      return new Promise((resolve) => {
        const one = { end, go }
        // The pace was wrong.
        const timer = mostMs < Number.POSITIVE_INFINITY ? setTimeout(go, 2 * mostMs) : undefined
        function go(): void {
          clearTimeout(timer)
          waiting.delete(one)
          resolve()
        }
        waiting.add(one)
      })
    },
  }
}
