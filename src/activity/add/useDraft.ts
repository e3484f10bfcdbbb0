import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { identityKey } from '#api/signIn/identity.ts'
import { objectIdAt } from '#domain/workshop/paths.ts'
import { emptied, readDraft, writeDraft } from '#sync/device/drafts.ts'
import type { DraftPlace } from '#sync/device/drafts.ts'
import { useRoom } from '#sync/room/room.tsx'

/** Where drafts are typed on this page. */
export function useDraftPlace(): DraftPlace {
  const { workshopId } = useRoom()
  const { pathname } = useLocation()
  return useMemo(() => ({ workshopId, objectId: objectIdAt(pathname) }), [workshopId, pathname])
}

/**
 * A draft, kept on this device for this person so that a reload loses nothing.
 *
 * @param wordsOf what was typed, for a draft that is kept in another form
 * @param olderKey under which an earlier version kept it: it is found there until it changes
 */
export function useDraft(
  key: string,
  { wordsOf, olderKey }: { wordsOf?: (draft: string) => string; olderKey?: string } = {},
): [string, (draft: string) => void] {
  const owner = identityKey(useRoom().identity)
  const place = useDraftPlace()
  const [drafts, setDrafts] = useState<Record<string, string>>({})
  const name = `${owner}.${key}`
  const kept = readDraft(owner, key)
  const older = kept === '' && olderKey !== undefined ? readDraft(owner, olderKey) : ''
  const draft = drafts[name] ?? (kept || older)
  const setDraft = (next: string): void => {
    setDrafts((all) => ({ ...all, [name]: next }))
    if (olderKey !== undefined) writeDraft(owner, olderKey, '')
    writeDraft(owner, key, next, wordsOf ? { ...place, text: wordsOf(next) } : place)
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

/**
 * A draft left open, because the room moved on or the page was closed, is restored, an emptied one too. SPEC B25
 *
 * @param olderKey as of `useDraft`
 * @param begun the text of a draft that is open from the start; null: none is, unless one was left open
 */
export function useDraftEdit(
  key: string,
  { olderKey, begun = null }: { olderKey?: string; begun?: string | null } = {},
): DraftEdit {
  const [kept, keep] = useDraft(key, olderKey === undefined ? {} : { olderKey })
  const [draft, setDraft] = useState(kept === '' ? begun : kept === emptied ? '' : kept)
  /** Null: after a reload it is not known any more. */
  const [start, setStart] = useState(begun)
  return {
    draft,
    isTyped: kept !== '',
    begin: (text) => {
      setStart(text)
      setDraft(text)
    },
    change: (next) => {
      setDraft(next)
      // An empty text that began empty, such as a reply, is none.
      keep(next === '' && start !== '' ? emptied : next)
    },
    end: () => {
      setDraft(null)
      keep('')
    },
  }
}
