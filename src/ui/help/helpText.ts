import type { Catalogue } from '../texts/useText.ts'

/** Texts around the topics of help. */
export const helpText = {
  id: 'help',
  en: {
    search: 'Search help',
    topics: 'Topics',
    shortcuts: 'Keyboard shortcuts',
    found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
    foundNone: (search: string) => `Help has nothing about “${search}”`,
    foundNoneHint: 'Try another word, or one word alone.',
    showAll: 'Show all topics',
  },
} satisfies Catalogue<unknown>
