/** A text that was not added, and why. */
export interface ImportFailure {
  text: string
  message: string
}

export interface ImportRun<Item extends { text: string }> {
  items: readonly Item[]
  /** Why an item is not even tried; null for one that is. */
  check: (item: Item) => string | null
  add: (item: Item) => Promise<void>
  explain: (error: unknown) => string
  /** Between two additions. */
  pauseMs: number
  signal: AbortSignal
  /** After each item, with all that failed so far. */
  onProgress: (done: number, failures: readonly ImportFailure[]) => void
}

/** Adds one thing after the other; what fails is noted and the next one is tried. Ends early when it is called off. SPEC N4. */
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
