import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of a planner on the remote. */
export const planRemoteText = {
  id: 'planRemote',
  en: {
    rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
    columns: (count: number) => (count === 1 ? '1 column' : `${count} columns`),
  },
} satisfies Catalogue<unknown>
