import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of addresses that lead to no session or activity, or to none for now. */
export const addressText = {
  id: 'address',
  en: {
    noneActive: "It doesn't seem like you currently have any active workshops",
    noneActiveHint: 'Join one with its session ID, or create one.',
    missingId: (kind: string) => `This address lacks the id of an activity behind “${kind}”.`,
    fallbackTitle: 'This page is not here',
    fallbackHint: 'Choose an activity from the agenda, or go back to the lobby.',
    toLobby: 'To the lobby',
    noWorkshop: (id: string) => `No workshop with session ID:${id} available`,
    noWorkshopHint: 'The session ID may be mistyped, or the session was deleted.',
    awayTitle: 'This session is not on this device yet',
    awayHint:
      'It needs the connection once, and opens by itself as soon as that is back. What you wrote here and was not sent yet is kept.',
    joinSession: 'Join a session',
    signedOutTitle: 'You are no longer in this session',
    signedOutHint: 'Sign in again. What you edited and was not sent yet is kept on this device.',
    signInAgain: 'Sign in again',
  },
} satisfies Catalogue<unknown>
