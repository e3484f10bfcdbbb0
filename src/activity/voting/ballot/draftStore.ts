import { useCallback, useEffect, useMemo } from 'react'
import { create } from 'zustand'
import { identityKey } from '#api/signIn/identity.ts'
import { beforeClearing } from '#sync/device/deviceData.ts'
import { draftName, readDraft, writeDraft } from '#sync/device/drafts.ts'
import { useRoom } from '#sync/room/room.tsx'
import { draftsAfter, noDrafts } from './drafts.ts'
import type { DraftEvent, Drafts } from './drafts.ts'

/** Drafts by their name in storage, as text, so that equal ones are the same value. Also where storage is off. */
const useTexts = create<Record<string, string>>(() => ({}))

/**
 * The drafts of one activity, kept on this device for this person: a reload loses none, and the tabs of a browser have
 * the same.
 */
export function useDrafts(objectId: string): [Drafts, (event: DraftEvent) => void] {
  const owner = identityKey(useRoom().identity)
  const key = `ballot.${objectId}`
  const name = draftName(owner, key)
  const known = useTexts((texts) => texts[name])
  const text = known ?? readDraft(owner, key)
  const drafts = useMemo(() => parsed(text), [text])
  useEffect(() => {
    const hear = (event: StorageEvent): void => {
      if (event.key === name) useTexts.setState({ [name]: event.newValue ?? '' })
    }
    globalThis.addEventListener('storage', hear)
    return () => globalThis.removeEventListener('storage', hear)
  }, [name])
  const dispatch = useCallback(
    (event: DraftEvent) => {
      // Read anew: another tab may have written since.
      const before = readDraft(owner, key) || (useTexts.getState()[name] ?? '')
      const after = draftsAfter(parsed(before), event)
      const written = textOf(after)
      if (written === before) return
      writeDraft(owner, key, written)
      useTexts.setState({ [name]: written })
    },
    [owner, key, name],
  )
  return [drafts, dispatch]
}

beforeClearing(() => useTexts.setState({}, true))

/** Empty when there is nothing to keep: a draft counts as unsaved when somebody signs out. */
function textOf(drafts: Drafts): string {
  const isEmpty = Object.keys(drafts.choices).length === 0 && drafts.refusal === null
  return isEmpty ? '' : JSON.stringify(drafts)
}

function parsed(text: string): Drafts {
  if (text === '') return noDrafts
  try {
    return { ...noDrafts, ...(JSON.parse(text) as Partial<Drafts>) }
  } catch {
    return noDrafts
  }
}
