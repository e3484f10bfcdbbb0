import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about the people who are here. */
export const peopleText = {
  id: 'people',
  en: {
    more: 'More',
    andMore: (count: number) => `and ${count} more`,
    peopleHere: (count: number) => (count === 1 ? '1 person is here' : `${count} people are here`),
  },
} satisfies Catalogue<unknown>
