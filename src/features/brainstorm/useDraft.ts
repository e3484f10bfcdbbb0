import { useState } from 'react'

/** A text that is being written, kept on this device so that a reload loses nothing. */
export function useDraft(key: string): [string, (draft: string) => void] {
  const [drafts, setDrafts] = useState<Record<string, string>>({})
  const storageKey = `plenum.draft.${key}`
  const draft = drafts[key] ?? readDraft(storageKey)
  const setDraft = (next: string): void => {
    setDrafts((all) => ({ ...all, [key]: next }))
    writeDraft(storageKey, next)
  }
  return [draft, setDraft]
}

function readDraft(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

// Storage may be off or full; the text is still on the screen.
function writeDraft(key: string, draft: string): void {
  try {
    if (draft === '') localStorage.removeItem(key)
    else localStorage.setItem(key, draft)
  } catch {
    return
  }
}
