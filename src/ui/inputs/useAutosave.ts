import { useDebouncedCallback } from '@mantine/hooks'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AnyMessage } from '#domain/message.ts'
import { mergeTexts, caretAfterMerge } from '#domain/mergeTexts.ts'
import { cleanText } from '#domain/text.ts'
import { copyToClipboard } from './clipboard.ts'
import { notify } from '../toasts/notify.ts'
import { uiText } from '../texts/text.ts'
import { useMessageText } from '../texts/messageText.ts'
import { KeepTextContext } from './useLostText.ts'
import { useMergedCursor } from './useMergedCursor.ts'
import { useText } from '../texts/useText.ts'

export interface AutosaveOptions {
  /**
   * The saved value. Another person's change appears; while this one types, only where it affects other parts of the
   * text. SPEC U10
   */
  value: string
  delayMs: number
  /** Why a draft cannot be saved, or null. */
  mistakeIn?: (draft: string) => AnyMessage | null
  /** Resolves with the error as a sentence, or null. */
  save: (draft: string) => Promise<AnyMessage | null>
}

export interface Autosave {
  value: string
  mistake: string | null
  /** The draft is unsaved: such a field is never disabled, at most read-only. */
  isDirty: boolean
  change: (draft: string) => void
  /** Saves at once, as on blur; also retries after a failure. */
  flush: () => void
  /** Takes back what is not saved yet. */
  revert: () => void
}

/**
 * An autosaving field: debounced after the last key, on blur and on unmount. A draft that could not be saved by then is
 * offered for copying, and kept. SPEC B26
 */
export function useAutosave({ value, delayMs, mistakeIn, save }: AutosaveOptions): Autosave {
  const words = useText(uiText)
  const toText = useMessageText()
  const [draft, setDraft] = useState<string | null>(null)
  const [isDirty, setDirty] = useState(false)
  const [failed, setFailed] = useState<AnyMessage | null>(null)
  const [known, setKnown] = useState(value)
  const latest = useRef('')
  const failure = useRef<AnyMessage | null>(null)
  const isGone = useRef(false)
  const keepNow = use(KeepTextContext)
  const keep = useRef(keepNow)
  if (value !== known) {
    setKnown(value)
    if (!isDirty) setDraft(null)
  }
  const base = useRef(value)
  // The saved value comes back possibly sanitized, and after further keys.
  const sent = useRef(new Set<string>())
  const moveCursor = useMergedCursor(draft)
  const fail = (mistake: AnyMessage | null): void => {
    failure.current = mistake
    setFailed(mistake)
    if (isGone.current) tell()
  }
  const tell = (): void => {
    const [mistake, text] = [failure.current, latest.current]
    if (mistake === null || text === '') return
    keep.current({ text, why: mistake, isTold: true })
    const run = (): void => void copyToClipboard(text)
    notify(`${toText(mistake)} “${text}”`, 'bad', { label: words.copy, run })
  }
  const saveSoon = useDebouncedCallback(
    (text: string) => {
      if ((mistakeIn?.(text) ?? null) !== null) return
      sent.current.add(cleanText(text))
      void save(text).then((mistake) => {
        if (latest.current !== text) return
        fail(mistake)
        if (mistake === null) setDirty(false)
      })
    },
    { delay: delayMs, flushOnUnmount: true },
  )
  const tellAtEnd = useRef(tell)
  useEffect(() => {
    tellAtEnd.current = tell
  })
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      tellAtEnd.current()
    }
  }, [])
  const change = (text: string): void => {
    if (!isDirty) keep.current = keepNow
    latest.current = text
    failure.current = null
    setDraft(text)
    setDirty(true)
    setFailed(null)
    saveSoon(text)
  }
  useLayoutEffect(() => {
    const [before, mine] = [base.current, latest.current]
    base.current = value
    if (!isDirty || value === before || value === mine || sent.current.has(cleanText(value))) return
    const merged = mergeTexts(before, mine, value)
    if (merged === null || merged === mine) return
    moveCursor(mine, (place) => caretAfterMerge(before, mine, value, place))
    change(merged)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when somebody else's value came, not at each key
  }, [value])
  const flush = (): void => {
    if (failed !== null) saveSoon(latest.current)
    saveSoon.flush()
  }
  const revert = (): void => {
    saveSoon.cancel()
    latest.current = ''
    failure.current = null
    setDraft(null)
    setDirty(false)
    setFailed(null)
  }
  return {
    value: draft ?? value,
    mistake: toText((draft !== null && mistakeIn?.(draft)) || failed),
    ...{ isDirty, change, flush, revert },
  }
}
