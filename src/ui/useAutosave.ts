import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'

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
  change: (draft: string) => void
  /** Saves at once, as when the field is left. */
  flush: () => void
}

/** A field that saves itself a moment after the last key, when it is left and when it goes from the screen. */
export function useAutosave({ value, delayMs, mistakeIn, save }: AutosaveOptions): Autosave {
  const [draft, setDraft] = useState<string | null>(null)
  const [isDirty, setDirty] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const [known, setKnown] = useState(value)
  const latest = useRef('')
  if (value !== known) {
    setKnown(value)
    if (!isDirty) setDraft(null)
  }
  const saveSoon = useDebouncedCallback(
    (text: string) => {
      if ((mistakeIn?.(text) ?? null) !== null) return
      void save(text).then((mistake) => {
        setFailed(mistake)
        if (mistake === null && latest.current === text) setDirty(false)
      })
    },
    { delay: delayMs, flushOnUnmount: true },
  )
  const change = (text: string): void => {
    latest.current = text
    setDraft(text)
    setDirty(true)
    setFailed(null)
    saveSoon(text)
  }
  return {
    value: draft ?? value,
    mistake: (draft !== null && mistakeIn?.(draft)) || failed,
    change,
    flush: () => saveSoon.flush(),
  }
}
