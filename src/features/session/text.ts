import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the session shell that all roles need at once. */
export const sessionText = {
  id: 'session',
  en: {
    loading: 'Opening the session…',
    toDashboard: 'To the dashboard',
    controls: 'Where the session is',
    sidebar: 'Show or hide the agenda',
    agenda: 'Agenda',
    closeAgenda: 'Close the agenda',
    hiddenTitle: 'This activity is locked',
    hiddenPartHint: 'The facilitator shows it when it is time.',
    shownAsOf: (time: string) => `What you see of the others is as of ${time}.`,
    presentingWaits: 'Presenting waits for the connection.',
    withoutSocket:
      'No live connection gets through here. You can go on: everything is saved, and what others do shows after a few seconds.',
    editingWaits: 'You can present; changes of activities are kept on this device until there is one.',
    viewChanged: 'The facilitator just changed your view!',
    ended: 'This session has ended. You can read everything; nothing can be added any more.',
  },
} satisfies Catalogue<unknown>
