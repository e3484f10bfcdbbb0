import type { AnyMessage } from '#domain/message.ts'
/** A text that was not added, and the reason. */
export interface ImportFailure {
  text: string
  message: AnyMessage
}

export interface ImportRun<Item extends { text: string }> {
  items: readonly Item[]
  /** Why an item is not attempted; null for one that is. */
  check: (item: Item) => AnyMessage | null
  add: (item: Item) => Promise<void>
  explain: (error: unknown) => AnyMessage
  /** Delay between two additions. */
  pauseMs: number
  signal: AbortSignal
  /** Called after each item, with all failures so far. */
  onProgress: (done: number, failures: readonly ImportFailure[]) => void
}

/** Adds one item after the other; records failures and goes on. Ends early when cancelled. SPEC N4 */
export async function runImport<Item extends { text: string }>(run: ImportRun<Item>): Promise<void> {
  const { items, check, add, explain, pauseMs, signal, onProgress } = run
  const failures: ImportFailure[] = []
  let hasAdded = false
  for (const [index, item] of items.entries()) {
    const fault = check(item)
    if (fault === null && hasAdded) await pause(pauseMs, signal)
    if (signal.aborted) return
    if (fault !== null) failures.push({ text: item.text, message: fault })
    else {
      hasAdded = true
      try {
        await add(item)
      } catch (error) {
        failures.push({ text: item.text, message: explain(error) })
      }
    }
    onProgress(index + 1, [...failures])
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
