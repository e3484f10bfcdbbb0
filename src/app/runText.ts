import type { Catalogue } from '#ui/useText.ts'

/** Texts of the menu for running a session. */
export const runText = {
  id: 'run',
  en: {
    menu: 'Run the session',
    menuEnded: 'Notes and projector link',
    notes: 'Presenter notes',
    closeNotes: 'Close presenter notes',
    projector: 'Projector view…',
    remote: 'Use as remote',
    startOver: 'Start over…',
    end: 'End session…',
  },
} satisfies Catalogue<unknown>
