import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of Organize on the remote. */
export const organizeRemoteText = {
  id: 'organizeRemote',
  en: {
    resultsOf: (name: string) => `${name}: where people agree`,
    sections: (count: number) => (count === 1 ? '1 section' : `${count} sections`),
    sorted: (sorted: number, all: number) => `${sorted} of ${all} sorted`,
  },
} satisfies Catalogue<unknown>
