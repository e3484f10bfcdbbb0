import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the session shell that all roles need at once. */
export const sessionText = {
  id: 'session',
  en: {
    loading: 'Opening the session…',
    noWorkshop: (id: string) => `No workshop with session ID:${id} available`,
    noWorkshopHint: 'The session ID may be mistyped, or the session was deleted.',
    awayTitle: 'This session is not on this device yet',
    awayHint:
      'It needs the connection once, and opens by itself as soon as that is back. What you wrote here and was not sent yet is kept.',
    joinSession: 'Join a session',
    toDashboard: 'To the dashboard',
    signedOutTitle: 'You are no longer in this session',
    signedOutHint: 'Sign in again. What you edited and was not sent yet is kept on this device.',
    signInAgain: 'Sign in again',
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
