import { useState } from 'react'
import { identityKey } from '#api/signIn/identity.ts'
import { readDraft, writeDraft } from '#sync/device/drafts.ts'
import { useRoom } from '#sync/room/room.tsx'

/** A draft, kept on this device for this person so that a reload loses nothing. */
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

/** A draft of a text that starts on request: a change, a reply. */
export interface DraftEdit {
  /** null: no draft is open. */
  draft: string | null
  /** The draft differs from its initial text. */
  isTyped: boolean
  begin: (start: string) => void
  change: (draft: string) => void
  /** The draft was sent or discarded. */
  end: () => void
}

/** A draft left open, because the room moved on or the page was closed, is restored. */
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
