import { useCallback, useEffect, useRef, useState } from 'react'
import { isCallError, ServerTrouble } from '#api/callErrors.ts'
import type { CallError } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { readList, writeList } from '#api/queries/keptLists.ts'
import { WorkshopPageDocument } from '#api/operations/dashboard.ts'
import { browserStorage } from '#api/storage.ts'
import { useRefreshing } from '#api/queries/useRefreshing.ts'
import type { WorkshopRow } from './workshopRow.ts'
import { loadRows, pageLength } from './workshopPages.ts'
import type { LoadedRows } from './workshopPages.ts'

const storage = browserStorage()
const keptName = 'workshops'

export interface WorkshopPages {
  /** Null until the first answer, unless rows of the last visit are cached. */
  rows: WorkshopRow[] | null
  hasMore: boolean
  /** The search text these rows answer; it lags behind the field while a response is pending. */
  search: string
  error: CallError | null
  isLoadingMore: boolean
  showMore: () => Promise<void>
  refetch: () => Promise<void>
}

type Answer = LoadedRows<WorkshopRow> & { search: string; isKept: boolean }

/** The sessions of the account, newest first or filtered by the search text, page by page. */
export function useWorkshopPages(userId: string, search: string): WorkshopPages {
  const [answer, setAnswer] = useState<Answer | null>(() => keptAnswer(userId))
  const [error, setError] = useState<CallError | null>(null)
  const [isLoadingMore, setLoadingMore] = useState(false)
  const turn = useRef(0)
  const latest = useRef(answer)

  const load = useCallback(
    async (count: number, known: WorkshopRow[]) => {
      const mine = ++turn.current
      try {
        const loaded = await loadRows(count, known, async (first, after) => {
          const wanted = { first, ...(after && { after }), ...(search && { search }) }
          return (await call(WorkshopPageDocument, wanted)).workshops
        })
        if (mine !== turn.current) return
        latest.current = { ...loaded, search, isKept: false }
        setAnswer(latest.current)
        setError(null)
        if (search === '') keep(userId, loaded.rows)
      } catch (failure) {
        if (mine === turn.current) setError(isCallError(failure) ? failure : new ServerTrouble(false))
      }
    },
    [search, userId],
  )
  const refetch = useCallback(async () => {
    const before = latest.current?.search === search ? latest.current.rows.length : 0
    await load(Math.max(pageLength, before), [])
  }, [load, search])
  const showMore = async (): Promise<void> => {
    setLoadingMore(true)
    const known = latest.current?.rows ?? []
    await load(known.length + pageLength, known)
    setLoadingMore(false)
  }
  useEffect(() => {
    const fetchNow = (): void => void refetch()
    fetchNow()
    return () => {
      turn.current += 1
    }
  }, [refetch])
  useRefreshing(refetch, error)

  return {
    rows: answer?.rows ?? null,
    hasMore: answer !== null && !answer.isKept && answer.hasMore,
    search: answer?.search ?? '',
    error,
    isLoadingMore,
    showMore,
    refetch,
  }
}

function keptAnswer(userId: string): Answer | null {
  const rows = readList<WorkshopRow[]>(storage, keptName, userId)
  // An empty cached list says nothing about now, so it is treated as no cache.
  return rows?.length ? { rows, hasMore: false, search: '', isKept: true } : null
}

/** Caches the first page without passwords, which must not be stored on the device. */
function keep(userId: string, rows: WorkshopRow[]): void {
  const open = rows.slice(0, pageLength).map(({ password: _secret, ...row }) => row)
  writeList(storage, keptName, userId, open)
}
