import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what a person voted in a pulse. */
export const ownPulseText = {
  id: 'ownPulse',
  en: {
    voted: (value: number) => `You voted ${value} of 5`,
    abstained: 'You abstained',
    chose: (value: number) => `You chose ${value} of 5`,
    choseNone: 'You chose to abstain',
    states: {
      chosen: 'Chosen, not voted yet',
      changed: 'Changed, not voted again yet',
      refused: 'It does not count. Please vote again.',
    },
  },
} satisfies Catalogue<unknown>
