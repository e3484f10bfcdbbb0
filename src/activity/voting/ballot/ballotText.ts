import type { Catalogue } from '#ui/texts/useText.ts'
import type { Choice } from './choice.ts'

/** Texts of a ballot in the list of refused entries. */
export const ballotText = {
  id: 'ballot',
  en: {
    label: 'Vote',
    withdrawal: 'Withdrawal of a vote',
    entry: (target: string, choice: string) => `${target}: ${choice}`,
    choice: (choice: Choice) =>
      choice.is === 'values'
        ? [choice.value1, choice.value2].filter((value) => value !== null).join(' / ')
        : 'I abstain',
  },
} satisfies Catalogue<unknown>
