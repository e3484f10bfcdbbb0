import { useState } from 'react'
import { identityKey } from '#api/identity.ts'
import { readDraft, writeDraft } from '#sync/drafts.ts'
import { useRoom } from '#sync/room.tsx'

/** A text that is being written, kept on this device for this person so that a reload loses nothing. */
export function useDraft(key: string): [string, (draft: string) => void] {
  const owner = identityKey(useRoom().identity)
  const [drafts, setDrafts] = useState<Record<string, string>>({})
  const name = `${owner}.${key}`
  const draft = drafts[name] ?? readDraft(owner, key)
  const setDraft = (next: string): void => {
    setDrafts((all) => ({ ...all, [name]: next }))
    writeDraft(owner, key, next)
  }
  return [draft, setDraft]
}

/** A text that is written only after somebody began to: a change, a reply. */
export interface DraftEdit {
  /** null: nobody is writing. */
  draft: string | null
  /** Something was typed; else it is still what it began with. */
  isTyped: boolean
  begin: (start: string) => void
  change: (draft: string) => void
  /** It was sent or given up. */
  end: () => void
}

/** One that was left half typed, because the room moved on or the page was closed, is there again. */
export function useDraftEdit(key: string): DraftEdit {
  const [kept, keep] = useDraft(key)
  const [draft, setDraft] = useState(kept === '' ? null : kept)
  return {
    draft,
    isTyped: kept !== '',
    begin: setDraft,
    change: (next) => {
      setDraft(next)
      keep(next)
    },
    end: () => {
      setDraft(null)
      keep('')
    },
  }
}
