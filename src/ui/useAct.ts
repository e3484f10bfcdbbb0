import { useState } from 'react'

export interface Act<Args extends unknown[]> {
  run: (...args: Args) => Promise<void>
  isBusy: boolean
  /** What to tell the person about the last try. */
  mistake: string | null
  setMistake: (mistake: string | null) => void
}

/**
 * Something a button does: busy while it runs, and what it failed with after it.
 *
 * @param explain an error as a sentence for the person; null when the screen says it otherwise
 */
export function useAct<Args extends unknown[]>(
  act: (...args: Args) => Promise<void>,
  explain: (error: unknown) => string | null,
): Act<Args> {
  const [isBusy, setBusy] = useState(false)
  const [mistake, setMistake] = useState<string | null>(null)
  const run = async (...args: Args): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setMistake(null)
    try {
      await act(...args)
    } catch (error) {
      setMistake(explain(error))
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, mistake, setMistake }
}
