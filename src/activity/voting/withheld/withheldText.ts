import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about votes that are too few to be shown. */
export const withheldText = {
  id: 'withheldVotes',
  en: {
    withheld: (count: number) => `${count === 1 ? '1 vote' : `${count} votes`}: too few to show`,
    before: (words: string) => `before: ${words}`,
    why: 'Votes are shown at least three at a time, so that nobody can tell whose they are.',
    reopens: 'Reopen voting to let more people vote.',
  },
} satisfies Catalogue<unknown>
