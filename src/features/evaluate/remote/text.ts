import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of Scales and of the 2x2 matrix on the remote. */
export const evaluateRemoteText = {
  id: 'evaluateRemote',
  en: {
    resultsOf: (name: string) => `${name}: results`,
  },
} satisfies Catalogue<unknown>
