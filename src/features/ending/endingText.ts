import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the end of a session. */
export const endingText = {
  id: 'ending',
  en: {
    dialogTitle: 'End this session?',
    dialogText: 'This is final. To go on later, choose “Create session from it…” on the dashboard.',
    effects: [
      'Everyone goes to a closing page, and nobody can add, like or change anything any more.',
      'The last trace of who wrote what is destroyed, for good.',
      'You keep everything, and can read, copy and export it.',
    ],
    share: 'Participants can still read',
    shareHint: 'Answers that are hidden in them now stay hidden: show them before the end.',
    shareNone: 'There are no activities to share.',
    hiddenNow: 'hidden until now',
    end: 'End session',
    ended: 'The session has ended.',
    thanks: 'Thank you for taking part!',
    closed: (name: string) => `${name} has ended.`,
    results: 'Results to read',
    noResults: 'The facilitator shared no results.',
    anonymous: 'Nobody can link what you wrote to you any more.',
    facilitatorTitle: 'This session has ended',
    facilitatorHint:
      'Nothing can be added any more. To go on, choose “Create session from it…” on the dashboard.',
    sharedNow: 'Participants can read',
    notShared: 'Not shared',
    export: 'Export input',
    dashboard: 'To the dashboard',
  },
} satisfies Catalogue<unknown>
