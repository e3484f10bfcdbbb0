/** A queue of values for one reader. */
export interface Channel<Value> {
  push(value: Value): void
  /** The reader gets the queued values, then the error. */
  fail(error: unknown): void
  iterator: AsyncIterableIterator<Value>
}

/**
 * For a reader that is further behind, the oldest values are dropped (backpressure): each value is a complete state.
 */
const mostWaiting = 100

/**
 * An async iterator that can be ended while it waits, which a generator cannot.
 *
 * @param onEnd called once, when the reader has stopped or the channel has failed
 */
export function createChannel<Value>(onEnd: () => void): Channel<Value> {
  const waiting: Value[] = []
  let failure: { error: unknown } | null = null
  let isOpen = true
  let wake: (() => void) | null = null

  function end(): void {
    if (isOpen) onEnd()
    isOpen = false
    wake?.()
  }

  async function next(): Promise<IteratorResult<Value>> {
    while (isOpen && waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    const [value] = waiting.splice(0, 1)
    if (value !== undefined) return { done: false, value }
    if (failure) {
      const { error } = failure
      failure = null
      throw error
    }
    return { done: true, value: undefined }
  }

  return {
    push(value) {
      if (!isOpen) return
      if (waiting.length >= mostWaiting) waiting.shift()
      waiting.push(value)
      wake?.()
    },
    fail(error) {
      if (!isOpen) return
      failure = { error }
      end()
    },
    iterator: {
      next,
      return() {
        waiting.length = 0
        end()
        return Promise.resolve({ done: true, value: undefined })
      },
      throw(error) {
        end()
        return Promise.reject(error as Error)
      },
      [Symbol.asyncIterator]() {
        return this
      },
    },
  }
}
