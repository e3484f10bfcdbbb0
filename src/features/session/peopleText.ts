import type { Catalogue } from '#ui/useText.ts'

/** Texts about who is here. */
export const peopleText = {
  id: 'people',
  en: {
    myAnswers: 'My answers',
    more: 'More',
    you: 'you',
    andMore: (count: number) => `and ${count} more`,
    peopleHere: (count: number) => (count === 1 ? '1 person is here' : `${count} people are here`),
  },
} satisfies Catalogue<unknown>
