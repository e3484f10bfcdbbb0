import type { Catalogue } from '#ui/useText.ts'

/** Texts of what a person wrote in an activity, on their own page. */
export const ownText = {
  id: 'own',
  en: {
    unnamed: 'Unnamed',
    hiddenActivity: 'Hidden by the facilitator',
    waiting: 'Waiting to be sent',
    sent: 'Sent',
    open: 'Open',
    openEntry: (entry: string) => `Open: ${entry}`,
  },
} satisfies Catalogue<unknown>
