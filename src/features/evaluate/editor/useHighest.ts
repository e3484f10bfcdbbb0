import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import type * as Y from 'yjs'
import type { Scale } from '#domain/activity/votes/results.ts'
import { rangeMistake, updateSetup } from '#domain/evaluate/updateSetup.ts'
import { times } from '#domain/limits.ts'
import type { AnyMessage } from '#domain/message.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { notify } from '#ui/toasts/notify.ts'

/** The highest value of a scale while it is edited. */
export interface Highest {
  value: string
  mistake: AnyMessage | null
  /** It is typed, and not saved. */
  isDirty: boolean
  /** The value as it is or, if valid, will be. */
  high: number
  change: (draft: string) => void
  /** Saves at once, as on blur. */
  flush: () => void
  /** Takes back what is not saved. */
  revert: () => void
}

/**
 * Edits the highest value of a scale: saved after a pause, only when it is valid and was changed. An invalid one stays in
 * the field with its message. SPEC EV5
 */
export function useHighest(desk: Y.Doc, { low, high }: Pick<Scale, 'low' | 'high'>): Highest {
  const [draft, setDraft] = useState<string | null>(null)
  const typed = draft === null ? high : wholeNumber(draft)
  const mistake = rangeMistake(low, typed)
  const saveSoon = useDebouncedCallback(
    (text: string) => {
      const next = wholeNumber(text)
      if (rangeMistake(low, next) !== null) return
      if (next !== high) {
        const done = editDesk(desk, (doc) => updateSetup(doc, { pollRangeH: next }))
        if (!done.ok) return notify(done.message, 'bad')
      }
      setDraft(null)
    },
    { delay: times.activityFieldSaveMs, flushOnUnmount: true },
  )
  return {
    value: draft ?? String(high),
    ...{ mistake, isDirty: draft !== null },
    high: mistake === null ? typed : high,
    change: (text) => {
      setDraft(text)
      saveSoon(text)
    },
    flush: saveSoon.flush,
    revert: () => {
      saveSoon.cancel()
      setDraft(null)
    },
  }
}

/** NaN for anything else, which is out of bounds. */
function wholeNumber(text: string): number {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : NaN
}
