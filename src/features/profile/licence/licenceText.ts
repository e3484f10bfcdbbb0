import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the licence of an account. */
export const licenceText = {
  id: 'licence',
  en: {
    title: 'Licence',
    none: 'No licence has been added to this account.',
    unlimited: 'You may have as many sessions and templates as you like.',
    limited: (count: number, limit: number) => `You use ${count} of ${limit} sessions, templates included.`,
    limitedHint: 'Once all are used, no further one can be made. What is there stays and goes on working.',
    limitReached: 'All are used: to make a new one, delete one or add another licence.',
    keyLabel: 'Licence key',
    addKey: 'Add key',
    keyMissing: 'Please enter a licence key.',
    keyAdded: 'Licence added!',
  },
} satisfies Catalogue<unknown>
