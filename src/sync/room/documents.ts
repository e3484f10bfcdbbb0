import { useCallback, useEffect, useMemo } from 'react'
import type * as Y from 'yjs'
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand/react'
import type { DocumentKind, DocumentRef } from '#domain/documents.ts'
import { readAgenda, readState, readWorkshopInfo, stateRoots } from '#domain/workshop/state.ts'
import type { AgendaPart, SessionState, WorkshopInfo } from '#domain/workshop/state.ts'
import { loadingView } from '../documents/documentState.ts'
import type { DocumentState } from '../documents/documentState.ts'
import { useDerived } from '../documents/useDoc.ts'
import { useRoomOfContext } from './roomContext.ts'

export type { DocumentState } from '../documents/documentState.ts'

export interface OpenDocument {
  /**
   * The same object unless the document is replaced (it was forbidden, or a desk was refused). Participants only read
   * it; facilitators edit desks by `editDesk`.
   */
  doc: Y.Doc
  state: DocumentState
  /** A desk where no websocket gets through and this device has no copy: to be read, never edited. SPEC U14 */
  polled: Y.Doc | null
}

const unknownDocument = createStore(loadingView)

/**
 * A live document, open while a component that uses it is mounted, and a moment longer. Null `id`: an empty document
 * that stays `loading`, for screens that do not know their id yet.
 */
export function useDocument(kind: Exclude<DocumentKind, 'state'>, id: string | null): OpenDocument {
  const ref = useMemo<DocumentRef | null>(() => (id === null ? null : { kind, id }), [kind, id])
  return useDocumentRef(ref)
}

/** Asks for a document again that was denied: what decides about it may have changed. */
export function useRetryDocument(kind: Exclude<DocumentKind, 'state'>, id: string | null): () => void {
  const { documents } = useRoomOfContext()
  return useCallback(() => {
    if (id !== null) documents.get({ kind, id }).retry()
  }, [documents, kind, id])
}

/** The room's shared state, agenda and workshop; each value is a new object only when it changed. */
export function useStateDocument(): {
  document: DocumentState
  state: SessionState
  agenda: AgendaPart[]
  workshop: WorkshopInfo
} {
  const { workshopId } = useRoomOfContext()
  const ref = useMemo<DocumentRef>(() => ({ kind: 'state', id: workshopId }), [workshopId])
  const { doc, state: document } = useDocumentRef(ref)
  const state = useDerived(doc, [stateRoots.state], (from) => readState(from, workshopId))
  const agenda = useDerived(doc, [stateRoots.parts], readAgenda)
  const workshop = useDerived(doc, [stateRoots.workshop], readWorkshopInfo)
  return { document, state, agenda, workshop }
}

/** Reads the room's shared state at the moment of the call; works after the component is unmounted. */
export function useStateNow(): () => { doc: Y.Doc; state: SessionState } {
  const { documents, workshopId } = useRoomOfContext()
  return useCallback(() => {
    const { doc } = documents.get({ kind: 'state', id: workshopId }).view.getState()
    return { doc, state: readState(doc, workshopId) }
  }, [documents, workshopId])
}

function useDocumentRef(ref: DocumentRef | null): OpenDocument {
  const { documents } = useRoomOfContext()
  const view = useMemo(() => (ref ? documents.get(ref).view : unknownDocument), [documents, ref])
  useEffect(() => (ref ? documents.hold(ref) : undefined), [documents, ref])
  return useStore(view)
}
