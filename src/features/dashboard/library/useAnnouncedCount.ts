import { useEffect } from 'react'
import { announce } from '#ui/announce.ts'

/** Says how much a search found, to those who do not see it. */
export function useAnnouncedCount(search: string, sentence: string): void {
  useEffect(() => {
    if (search !== '') announce(sentence)
  }, [search, sentence])
}
