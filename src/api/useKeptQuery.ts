import { useEffect, useMemo } from 'react'
import type { UserId } from '#domain/ids.ts'
import type { TypedDocument } from './generated.ts'
import { readList, writeList } from './keptLists.ts'
import { browserStorage } from './storage.ts'
import { useQuery } from './useQuery.ts'
import type { QueryView } from './useQuery.ts'

const storage = browserStorage()

export interface KeptAs<Result> {
  /** Whose it is: nobody else is shown it. */
  userId: UserId
  /** Names it in local storage. */
  name: string
  /** What of the answer is kept; nothing secret, nothing large. Null for an empty one: by the next time it may be wrong. */
  keep: (answer: Result) => Result | null
}

/**
 * Like `useQuery`, and the last answer stays on the device: it is shown at once the next time, while it is fetched again behind,
 * and without a connection. It goes at sign-out.
 *
 * @see specification, part 1, section 9: Official and own templates are cached in local storage
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
