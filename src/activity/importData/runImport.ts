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
  /** How many are added at once; each time a pause follows. */
  together: number
  explain: (error: unknown) => AnyMessage
  pauseMs: number
  signal: AbortSignal
  /** Called after each addition, with all failures so far. */
  onProgress: (done: number, failures: readonly ImportFailure[]) => void
}

/** Adds items in their order, with pauses; records failures and goes on. Ends early when cancelled. SPEC N4 */
export async function runImport<Item extends { text: string }>(run: ImportRun<Item>): Promise<void> {
  const { items, check, add, together, explain, pauseMs, signal, onProgress } = run
  const failures: ImportFailure[] = []
  const tryOne = async ({ item, fault }: { item: Item; fault: AnyMessage | null }) => {
    if (fault !== null) return { text: item.text, message: fault }
    try {
      await add(item)
      return null
    } catch (error) {
      return { text: item.text, message: explain(error) }
    }
  }
  let hasAdded = false
  for (let at = 0; at < items.length; at += together) {
    const found = items.slice(at, at + together).map((item) => ({ item, fault: check(item) }))
    const isAdding = found.some(({ fault }) => fault === null)
    if (isAdding && hasAdded) await pause(pauseMs, signal)
    if (signal.aborted) return
    hasAdded ||= isAdding
    const failed = await Promise.all(found.map(tryOne))
    failures.push(...failed.filter((failure) => failure !== null))
    onProgress(at + found.length, [...failures])
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
