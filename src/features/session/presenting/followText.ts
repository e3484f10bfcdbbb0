import type { Catalogue } from '#ui/texts/useText.ts'

/** What participants are told of Follow me. The name is that of the only facilitator; short, for a phone's bar. */
export const followText = {
  id: 'follow',
  en: {
    following: (name: string | null) => (name === null ? 'You follow along' : `You follow ${name}`),
    ended: 'You no longer follow',
  },
} satisfies Catalogue<unknown>
