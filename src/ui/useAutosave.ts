import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { mergeTexts, placeAfterMerge } from '#domain/mergeTexts.ts'
import { cleanText } from '#domain/text.ts'
import { writeToClipboard } from './clipboard.ts'
import { notify } from './notify.ts'
import { uiText } from './text.ts'
import { useTold } from './toldText.ts'
import { useMergedCursor } from './useMergedCursor.ts'
import { useText } from './useText.ts'

export interface AutosaveOptions {
  /** What is saved now; another person's change shows, while this one types only where it is in another place. SPEC U10. */
  value: string
  delayMs: number
  /** Why a draft cannot be saved, or null. */
  mistakeIn?: (draft: string) => string | null
  /** Answers what went wrong, or null. */
  save: (draft: string) => Promise<string | null>
}

export interface Autosave {
  value: string
  mistake: string | null
  /** It holds what is not saved: such a field is never disabled, at most read-only. */
  isDirty: boolean
  change: (draft: string) => void
  /** Saves at once, as when the field is left; what failed is tried again. */
  flush: () => void
}

/**
 * A field that saves itself a moment after the last key, when it is left and when it goes from the screen. What could not be
 * saved by then is offered to be copied.
 */
export function useAutosave({ value, delayMs, mistakeIn, save }: AutosaveOptions): Autosave {
  const words = useText(uiText)
  const told = useTold()
  const [draft, setDraft] = useState<string | null>(null)
  const [isDirty, setDirty] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const [known, setKnown] = useState(value)
  const latest = useRef('')
  const failure = useRef<string | null>(null)
  const isGone = useRef(false)
  if (value !== known) {
    setKnown(value)
    if (!isDirty) setDraft(null)
  }
  const base = useRef(value)
  // It comes back as it was saved, which may be cleaned, and after the next keys.
  const sent = useRef(new Set<string>())
  const moveCursor = useMergedCursor(draft)
  const fail = (mistake: string | null): void => {
    failure.current = mistake
    setFailed(mistake)
    if (isGone.current) tell()
  }
  const tell = (): void => {
    const [mistake, text] = [failure.current, latest.current]
    if (mistake === null || text === '') return
    const run = (): void => void writeToClipboard(text).catch(() => undefined)
    notify(`${told(mistake)} “${text}”`, 'bad', { label: words.copy, run })
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
    moveCursor(mine, (place) => placeAfterMerge(before, mine, value, place))
    change(merged)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when somebody else's value came, not at each key
  }, [value])
  const flush = (): void => {
    if (failed !== null) saveSoon(latest.current)
    saveSoon.flush()
  }
  return {
    value: draft ?? value,
    mistake: told((draft !== null && mistakeIn?.(draft)) || failed),
    isDirty,
    change,
    flush,
  }
}
