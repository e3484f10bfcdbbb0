import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of a person's own entries, on their own page. */
export const ownText = {
  id: 'own',
  en: {
    hiddenActivity: 'Hidden by the facilitator',
    waiting: 'Waiting to be sent',
    sent: 'Sent',
    unsent: 'Begun and not sent',
    unsentHint: 'These texts are on this device alone.',
    notSent: 'Not sent',
    keptInOwn: 'Your text is in “My answers”.',
    openEntry: (entry: string) => `Open: ${entry}`,
  },
} satisfies Catalogue<unknown>
