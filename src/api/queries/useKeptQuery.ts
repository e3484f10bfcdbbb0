import { useEffect, useMemo } from 'react'
import type { UserId } from '#domain/ids.ts'
import type { TypedDocument } from '../generated.ts'
import { readList, writeList } from './keptLists.ts'
import { browserStorage } from '../storage.ts'
import { useQuery } from './useQuery.ts'
import type { QueryView } from './useQuery.ts'

const storage = browserStorage()

export interface KeptAs<Result> {
  /** The owner: the cached answer is shown to nobody else. */
  userId: UserId
  /** The list's name in local storage. */
  name: string
  /**
   * The part of the answer to cache: nothing secret and nothing large. Null for an empty answer, which may be wrong by
   * the next time.
   */
  keep: (answer: Result) => Result | null
}

/**
 * Like `useQuery`, with a cache on the device: the last answer is shown immediately while it is refetched, and offline.
 * It is removed at sign-out.
 */
export function useKeptQuery<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  { userId, name, keep }: KeptAs<Result>,
): QueryView<Result> {
  const query = useQuery(document, variables)
  const kept = useMemo(() => readList<Result>(storage, name, userId), [name, userId])
  const { data } = query
  useEffect(() => {
    if (data) writeList(storage, name, userId, keep(data))
  }, [data, name, userId, keep])
  return { ...query, data: data ?? kept, isLoading: query.isLoading && kept === null }
}
