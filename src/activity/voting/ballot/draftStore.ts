import { useCallback, useMemo } from 'react'
import { create } from 'zustand'
import { identityKey } from '#api/signIn/identity.ts'
import { browserStorage } from '#api/storage.ts'
import { beforeClearing } from '#sync/room/deviceData.ts'
import { draftName } from '#sync/device/drafts.ts'
import { useRoom } from '#sync/room/room.tsx'
import { draftsAfter, draftsFromText, textOfDrafts } from './drafts.ts'
import type { DraftEvent, Drafts } from './drafts.ts'

const storage = browserStorage()

/** Drafts as stored, by their name in storage; only those that were looked up. */
const useTexts = create<Record<string, string>>(() => ({}))

/** Texts not stored yet, by name: a slider that is dragged changes one many times a second, and storing blocks the page. */
const unwritten = new Map<string, string>()
const writeAfterMs = 200
let writing: ReturnType<typeof setTimeout> | undefined

function writeAll(): void {
  clearTimeout(writing)
  writing = undefined
  for (const [name, text] of unwritten) {
    if (text === '') storage.remove(name)
    else if (text !== storage.get(name)) storage.set(name, text)
  }
  unwritten.clear()
}

// A page that is left, or put away on a phone, may never come back.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', writeAll)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') writeAll()
  })
}

storage.onOtherTab((name) => {
  // The last word counts.
  if (name !== null) unwritten.delete(name)
  if (name === null) useTexts.setState({}, true)
  else if (name in useTexts.getState()) useTexts.setState({ [name]: storage.get(name) ?? '' })
})
// Signing out deletes what is stored.
beforeClearing(() => {
  unwritten.clear()
  useTexts.setState({}, true)
})

/**
 * The drafts of one activity, kept on this device for this person: a reload loses none, and all tabs of a browser have
 * the same.
 *
 * @param round the present one
 */
export function useDrafts(objectId: string, round: number): [Drafts, (event: DraftEvent) => void] {
  const owner = identityKey(useRoom().identity)
  const name = draftName(owner, `ballot.${objectId}`)
  const known = useTexts((texts) => texts[name])
  const text = known ?? storage.get(name) ?? ''
  const drafts = useMemo(() => draftsFromText(text, round), [text, round])
  const dispatch = useCallback(
    (event: DraftEvent) => {
      // From storage: another tab may have written since this page was drawn.
      const before = unwritten.get(name) ?? storage.get(name) ?? ''
      const written = textOfDrafts(draftsAfter(draftsFromText(before, round), event))
      if (written !== before) unwritten.set(name, written)
      // Each choice is followed by the news that changes nothing.
      if (event.is === 'chosen') writing ??= setTimeout(writeAll, writeAfterMs)
      else if (event.is !== 'news' || written !== before) writeAll()
      if (useTexts.getState()[name] !== written) useTexts.setState({ [name]: written })
    },
    [name, round],
  )
  return [drafts, dispatch]
}
