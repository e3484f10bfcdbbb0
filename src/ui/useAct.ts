import { useState } from 'react'

export interface Act<Args extends unknown[]> {
  run: (...args: Args) => Promise<void>
  isBusy: boolean
  /** What to tell the person about the last try. */
  mistake: string | null
  /** The last try failed for no fault of the person's: the button says "Try again". */
  canRetry: boolean
  setMistake: (mistake: string | null) => void
}

/**
 * Something a button does: busy while it runs, and what it failed with after it.
 *
 * @param explain an error as a sentence for the person; null when the screen says it otherwise
 * @param isTrouble whether the same may well succeed when it is tried again as it is
 */
export function useAct<Args extends unknown[]>(
  act: (...args: Args) => Promise<void>,
  explain: (error: unknown) => string | null,
  isTrouble: (error: unknown) => boolean = () => false,
): Act<Args> {
  const [isBusy, setBusy] = useState(false)
  const [mistake, setMistake] = useState<string | null>(null)
  const [canRetry, setCanRetry] = useState(false)
  const run = async (...args: Args): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setMistake(null)
    setCanRetry(false)
    try {
      await act(...args)
    } catch (error) {
      setMistake(explain(error))
      setCanRetry(isTrouble(error))
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, mistake, canRetry, setMistake }
}
