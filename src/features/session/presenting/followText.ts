import type { Catalogue } from '#ui/texts/useText.ts'

/** What participants are told of Follow me. The name is that of the only facilitator. */
export const followText = {
  id: 'follow',
  en: {
    following: (name: string | null) => `You follow ${name ?? 'the facilitator'}`,
    ended: (name: string | null) => `You no longer follow ${name ?? 'the facilitator'}`,
  },
} satisfies Catalogue<unknown>
