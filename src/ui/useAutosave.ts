import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { writeToClipboard } from './clipboard.ts'
import { notify } from './notify.ts'
import { uiText } from './text.ts'
import { useTold } from './toldText.ts'
import { useText } from './useText.ts'

export interface AutosaveOptions {
  /** What is saved now; another person's change shows unless this one is in the middle of an own. */
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
