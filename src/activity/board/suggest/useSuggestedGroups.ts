import { useEffect, useEffectEvent, useState } from 'react'
import type { AnswerText, SuggestedGroup } from '#domain/suggest/suggestGroups.ts'
import type { GroupingWord } from './groupingThread.ts'

export type Search =
  | { status: 'working'; share: number }
  | { status: 'done'; groups: SuggestedGroup[]; items: number }
  | { status: 'cancelled' }
  | { status: 'failed' }

export interface SuggestedGroups {
  search: Search
  cancel: () => void
  again: () => void
}

/**
 * Searches for groups among items in a web worker on this device: once when asked, and again on request.
 *
 * @param onDone called with the number of groups found
 */
export function useSuggestedGroups(
  items: readonly AnswerText[],
  onDone: (groups: number) => void,
): SuggestedGroups {
  const [search, setSearch] = useState<Search>({ status: 'working', share: 0 })
  const isWorking = search.status === 'working'
  const read = useEffectEvent((): AnswerText[] => items.map(({ id, text }) => ({ id, text })))
  const finish = useEffectEvent((groups: SuggestedGroup[], looked: number): void => {
    setSearch({ status: 'done', groups, items: looked })
    onDone(groups.length)
  })

  useEffect(() => {
    if (!isWorking) return
    const asked = read()
    const thread = new Worker(new URL('./groupingThread.ts', import.meta.url), { type: 'module' })
    thread.onmessage = ({ data }: MessageEvent<GroupingWord>) => {
      if ('share' in data) setSearch({ status: 'working', share: data.share })
      else finish(data.groups, asked.length)
    }
    thread.onerror = () => setSearch({ status: 'failed' })
    thread.postMessage(asked)
    return () => thread.terminate()
  }, [isWorking])

  return {
    search,
    cancel: () => setSearch({ status: 'cancelled' }),
    again: () => setSearch({ status: 'working', share: 0 }),
  }
}
