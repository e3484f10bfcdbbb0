import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what a person voted in a pulse. */
export const ownPulseText = {
  id: 'ownPulse',
  en: {
    voted: (value: number) => `You voted ${value} of 5`,
    abstained: 'You abstained',
  },
} satisfies Catalogue<unknown>
