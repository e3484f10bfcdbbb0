import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SlideDocument } from '#domain/present/document.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { leaveFocus } from '../upload/focusLeft.ts'
import { FileAway, FileClosed, FileLost } from './fileReading.ts'
import type { ClosablePages, SlidePages } from './pages.ts'

/** A server in trouble is asked again after a pause that doubles with each failure, in milliseconds. */
const retryMs = { first: 20_000, longest: 80_000 }

/** Opens a document. @throws {Error} when it is neither here nor to be had now */
export type OpenSlides = (
  fileId: string,
  /** Gets the share of the file that is here, from 0 to 1. */
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<ClosablePages>

/** Why a document does not open: no connection, a server without its files, no longer given to this person, lost by the server, or a file that cannot be read. */
export type SlidesFailure = 'offline' | 'away' | 'closed' | 'lost' | 'broken'

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
  attempt: number
  /** The connections until it was begun. */
  connections: number
  progress: number
  failure: SlidesFailure | null
}

/**
 * Opens the document of an activity, and the next one when it is replaced. Opens again by itself when the connection is
 * back, and where nobody presses anything, such as on the room's screen, after a pause too.
 */
export function useSlides(document: SlideDocument | null, open: OpenSlides): Slides {
  const fileId = document?.id ?? null
  const [shown, setShown] = useState<{ fileId: string; pages: ClosablePages } | null>(null)
  const [loading, setLoading] = useState<Loading | null>(null)
  const [attempt, setAttempt] = useState(0)
  /** How often it was tried again after a pause, in vain. */
  const [inVain, setInVain] = useState(0)
  const retry = useCallback(() => {
    setInVain(0)
    setAttempt((count) => count + 1)
  }, [])
  const isOnline = useCanCall()
  const connections = useConnections(isOnline)
  const isOpen = fileId !== null && shown?.fileId === fileId
  const current = loading?.fileId === fileId && loading.attempt === attempt ? loading : null
  const isMissed = !isOpen && (current?.failure === 'offline' || current?.failure === 'away')
  if (fileId === null && shown !== null) setShown(null)
  // Also when the connection came back before the failure was known.
  if (isMissed && isOnline && current.connections !== connections) {
    setInVain(0)
    setAttempt(attempt + 1)
  }

  const latest = useRef(fileId)
  useEffect(() => {
    latest.current = fileId
  })

  const begin = useEffectEvent((begunId: string) => {
    const turn = new AbortController()
    let isSettled = false
    const begun = { fileId: begunId, attempt, connections }
    const tell = (change: Pick<Loading, 'progress' | 'failure'>): void => {
      if (!isSettled && !turn.signal.aborted) setLoading({ ...begun, ...change })
    }
    open(begunId, (progress) => tell({ progress, failure: null }), turn.signal).then(
      (pages) => {
        if (turn.signal.aborted) return pages.close()
        isSettled = true
        setInVain(0)
        // The rest of an open document goes on loading until it is closed.
        const close = (): void => {
          turn.abort()
          pages.close()
        }
        const reopen = (): void => {
          // Another document is on its way already, and takes its place when it is here. SPEC SL5
          if (latest.current !== begunId) return
          leaveFocus()
          setShown(null)
          retry()
        }
        setShown({ fileId: begunId, pages: { ...pages, close, reopen } })
      },
      (error: unknown) => {
        tell({ progress: 0, failure: failureOf(error) })
        isSettled = true
        turn.abort()
      },
    )
    return () => {
      if (!isSettled) turn.abort()
    }
  })
  useEffect(() => {
    if (fileId === null || isOpen) return undefined
    return begin(fileId)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opened once per document and attempt
  }, [fileId, open, attempt])

  useEffect(() => {
    if (!isMissed || !isOnline) return undefined
    const timer = setTimeout(
      () => {
        setInVain(inVain + 1)
        setAttempt((count) => count + 1)
      },
      Math.min(retryMs.longest, retryMs.first * 2 ** inVain),
    )
    return () => clearTimeout(timer)
  }, [isMissed, isOnline, inVain])

  useEffect(() => () => shown?.pages.close(), [shown])
  const failure = isOpen ? null : (current?.failure ?? null)
  return {
    pages: shown?.pages ?? null,
    progress: isOpen || fileId === null || failure ? null : (current?.progress ?? 0),
    failure,
    retry,
  }
}

/** How often a connection came back. */
function useConnections(isOnline: boolean): number {
  const [seen, setSeen] = useState({ isOnline, count: 0 })
  const now = seen.isOnline === isOnline ? seen : { isOnline, count: seen.count + (isOnline ? 1 : 0) }
  if (now !== seen) setSeen(now)
  return now.count
}

function failureOf(error: unknown): SlidesFailure {
  if (error instanceof FileLost) return 'lost'
  if (error instanceof FileClosed) return 'closed'
  if (error instanceof FileAway) return 'away'
  return isOfLibrary(error) ? 'broken' : 'offline'
}

/** Errors of the library about a file that it cannot read. */
function isOfLibrary(error: unknown): boolean {
  return error instanceof Error && /^(InvalidPDF|Password|UnknownError|FormatError|XRef)/.test(error.name)
}
