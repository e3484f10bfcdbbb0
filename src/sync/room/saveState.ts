import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { pendingEntries } from '../outbox/outboxView.ts'
import { useCanCall } from './connection.ts'
import { useRoomOfContext } from './roomContext.ts'

/**
 * Whether the server has acknowledged everything of this device, for "Saved", "Saving…", "Sending, 3 left", "Not saved
 * yet, we keep trying".
 */
export type SaveState = 'saved' | 'saving' | 'sending' | 'unsaved'

/** Longer than a call takes on a good network with a busy server. */
const slowMs = 4000

/** Always accurate: derived from acknowledgements of the outbox and of every desk, offline too. */
export function useSaveState(): SaveState {
  const { outbox, documents } = useRoomOfContext()
  const { hasUnsaved } = useStore(documents.saving)
  const canCall = useCanCall()
  const oldest = useStore(outbox.view, (contents) => pendingEntries(contents)[0]?.entryId)
  const isFailing = useStore(outbox.view, ({ failures }) => failures > 0)
  const isSpreading = useStore(outbox.view, (contents) => contents.isSpreading)
  const waiting = `${oldest ?? ''} ${String(hasUnsaved)}`
  const isSaved = oldest === undefined && !hasUnsaved
  const [slowWaiting, setSlowWaiting] = useState<string | null>(null)
  useEffect(() => {
    if (isSaved) return
    const timer = setTimeout(() => setSlowWaiting(waiting), slowMs)
    return () => clearTimeout(timer)
  }, [waiting, isSaved])
  if (isSaved) return 'saved'
  if (isSpreading && canCall) return 'sending'
  const isTrying = !isFailing && canCall && slowWaiting !== waiting
  return isTrying ? 'saving' : 'unsaved'
}

/**
 * False while something is neither on the server nor kept by this browser ("not saved on this device"); closing loses
 * it.
 */
export function useIsKeptHere(): boolean {
  const { outbox, documents } = useRoomOfContext()
  const { isOnlyOnScreen } = useStore(documents.saving)
  const isEveryEntryKept = useStore(outbox.view, (contents) =>
    pendingEntries(contents).every(({ isKept, createdMs }) => isKept || Date.now() - createdMs < slowMs),
  )
  const isKept = isEveryEntryKept && !isOnlyOnScreen
  useEffect(() => {
    if (isKept) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [isKept])
  return isKept
}
