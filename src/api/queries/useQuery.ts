import { useCallback, useEffect, useRef, useState } from 'react'
import { isCallError, ServerTrouble } from '../callErrors.ts'
import type { CallError } from '../callErrors.ts'
import { call } from '../client.ts'
import type { CallAs } from '../client.ts'
import type { TypedDocument } from '../generated.ts'
import { useRefreshing } from './useRefreshing.ts'

export interface QueryView<Result> {
  /** The last answer; it stays on screen during a refetch and after a failed one. */
  data: Result | null
  error: CallError | null
  isLoading: boolean
  /** Fetches again; the promise resolves when the answer is on screen. */
  refetch: () => Promise<void>
}

/**
 * Server data outside the documents (workshops, templates, licences): fetched on mount, when the page comes back to the
 * front, when the connection is back, and on `refetch`.
 *
 * @param document null: nothing is fetched
 * @param variables compared by value
 */
export function useQuery<Result, Variables>(
  document: TypedDocument<Result, Variables> | null,
  variables: Variables,
  as: CallAs = 'account',
): QueryView<Result> {
  const key = JSON.stringify([document, variables, as])
  const [answer, setAnswer] = useState<{ key: string; data: Result | null; error: CallError | null }>()
  const latest = useRef(0)
  const refetch = useCallback(async () => {
    const [text, input, caller] = JSON.parse(key) as [TypedDocument<Result, Variables>, Variables, CallAs]
    if (text === null) return
    const turn = ++latest.current
    try {
      const data = await call(text, input, caller)
      if (turn === latest.current) setAnswer({ key, data, error: null })
    } catch (error) {
      const failure = isCallError(error) ? error : new ServerTrouble(false)
      if (turn !== latest.current) return
      setAnswer((before) => ({ key, data: before?.key === key ? before.data : null, error: failure }))
    }
  }, [key])

  useEffect(() => {
    const fetchNow = (): void => void refetch()
    fetchNow()
    return () => {
      latest.current += 1
    }
  }, [refetch])
  const current = answer?.key === key ? answer : null
  useRefreshing(refetch, current?.error ?? null)

  return {
    data: current?.data ?? null,
    error: current?.error ?? null,
    isLoading: document !== null && current === null,
    refetch,
  }
}
