import { useEffect } from 'react'
import { announce } from '#ui/focus/announce.ts'

/** Announces the number of search results to screen readers. */
export function useAnnouncedCount(search: string, sentence: string): void {
  useEffect(() => {
    if (search !== '') announce(sentence)
  }, [search, sentence])
}
