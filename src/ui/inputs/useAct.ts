import { useState } from 'react'
import type { AnyMessage } from '#domain/message.ts'

export interface Act<Args extends unknown[]> {
  run: (...args: Args) => Promise<void>
  isBusy: boolean
  /** Message about the last attempt. */
  mistake: AnyMessage | null
  /** The last attempt failed through no fault of the person: the button says "Try again". */
  canRetry: boolean
  setMistake: (mistake: AnyMessage | null) => void
  /** What would be sent has changed: another attempt is no retry. For the `onChange` of a form. */
  changed: () => void
}

/**
 * An act of a button: busy while it runs, then its error if it failed.
 *
 * @param explain an error as a sentence for the person; null when the screen shows it elsewhere
 * @param isTrouble whether an unchanged retry may well succeed
 */
export function useAct<Args extends unknown[]>(
  act: (...args: Args) => Promise<void>,
  explain: (error: unknown) => AnyMessage | null,
  isTrouble: (error: unknown) => boolean = () => false,
): Act<Args> {
  const [isBusy, setBusy] = useState(false)
  const [mistake, setMistake] = useState<AnyMessage | null>(null)
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
  return { run, isBusy, mistake, canRetry, setMistake, changed: () => setCanRetry(false) }
}
