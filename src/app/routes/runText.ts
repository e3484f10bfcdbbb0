import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the menu for running a session. */
export const runText = {
  id: 'run',
  en: {
    menu: 'Run the session',
    menuEnded: 'Notes, export and projector link',
    closeNotes: 'Close presenter notes',
    projector: 'Projector view…',
    remote: 'Remote…',
    startOver: 'Start over…',
    export: 'Export…',
    end: 'End session…',
  },
} satisfies Catalogue<unknown>
