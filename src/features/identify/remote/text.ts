import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of an Identify activity on the remote. */
export const identifyRemoteText = {
  id: 'identifyRemote',
  en: {
    topics: (count: number) => (count === 1 ? '1 topic' : `${count} topics`),
  },
} satisfies Catalogue<unknown>
