import { useCallback, useEffect, useState } from 'react'
import type { SlideDocument } from '#domain/present/roots.ts'
import { useCanCall } from '#sync/connection/connection.ts'
import { FileClosed } from './fileReading.ts'
import type { ClosablePages, SlidePages } from './pages.ts'

/** Opens a document. @throws {Error} when it is neither here nor to be had now */
export type OpenSlides = (
  fileId: string,
  /** Gets the share of the file that is here, from 0 to 1. */
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<ClosablePages>

/** Why a document does not open: no connection, no longer given to this person, or a file that cannot be read. */
export type SlidesFailure = 'offline' | 'closed' | 'broken'

/** A document on this screen. */
export interface Slides {
  /** Null until it is open. While another document is loaded, the one before stays. SPEC SL5 */
  pages: SlidePages | null
  /** The share of the file that is here, from 0 to 1; null when nothing is waited for. */
  progress: number | null
  failure: SlidesFailure | null
  retry: () => void
}

interface Loading {
  fileId: string
  attempt: string
  progress: number
  failure: SlidesFailure | null
}

/**
 * Opens the document of an activity, and the next one when it is replaced. Opens again by itself when the connection is
 * back.
 */
export function useSlides(document: SlideDocument | null, open: OpenSlides): Slides {
  const fileId = document?.id ?? null
  const [shown, setShown] = useState<{ fileId: string; pages: ClosablePages } | null>(null)
  const [loading, setLoading] = useState<Loading | null>(null)
  const [round, setRound] = useState(0)
  const retry = useCallback(() => setRound((count) => count + 1), [])
  const isOnline = useCanCall()
  const isOpen = fileId !== null && shown?.fileId === fileId
  const isMissed = loading?.fileId === fileId && loading?.failure === 'offline'
  // Connections count only while one is missed, so that an open document is not opened again.
  const attempt = `${round} ${isMissed && isOnline}`
  if (fileId === null && shown !== null) setShown(null)

  useEffect(() => {
    if (fileId === null || isOpen) return undefined
    const turn = new AbortController()
    const { signal } = turn
    const tell = (change: Pick<Loading, 'progress' | 'failure'>): void => {
      if (!signal.aborted) setLoading({ fileId, attempt, ...change })
    }
    let isTaken = false
    open(fileId, (progress) => tell({ progress, failure: null }), signal).then(
      (pages) => {
        if (signal.aborted) return pages.close()
        isTaken = true
        // The rest of an open document goes on loading until it is closed.
        const close = (): void => {
          turn.abort()
          pages.close()
        }
        setShown({ fileId, pages: { ...pages, close } })
      },
      (error: unknown) => tell({ progress: 0, failure: failureOf(error) }),
    )
    return () => {
      if (!isTaken) turn.abort()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opened once per document and attempt
  }, [fileId, open, attempt])

  useEffect(() => () => shown?.pages.close(), [shown])
  const current = loading?.fileId === fileId && loading?.attempt === attempt ? loading : null
  const failure = isOpen ? null : (current?.failure ?? null)
  return {
    pages: shown?.pages ?? null,
    progress: isOpen || fileId === null || failure ? null : (current?.progress ?? 0),
    failure,
    retry,
  }
}

function failureOf(error: unknown): SlidesFailure {
  if (error instanceof FileClosed) return 'closed'
  return isOfLibrary(error) ? 'broken' : 'offline'
}

/** Errors of the library about a file that it cannot read. */
function isOfLibrary(error: unknown): boolean {
  return error instanceof Error && /^(InvalidPDF|Password|UnknownError|FormatError|XRef)/.test(error.name)
}
