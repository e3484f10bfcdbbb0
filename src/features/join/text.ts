import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of joining a session. */
export const joinText = {
  id: 'join',
  en: {
    title: 'Join a Session',
    hint: 'The session ID is on the screen in the room, or in your invitation.',
    join: 'Join',
    looking: 'Looking for the session…',
    invites: (creator: string) =>
      creator === ''
        ? 'You are invited to join this session.'
        : `${creator} invites you to join this session.`,
    ended: 'This session has ended. Nobody can join it any more.',
    name: 'Your name (optional)',
    nameHint: 'Only shown in the list of people.',
    asksForPassword: 'This session has a password. You get it from whoever invited you.',
    anonymous: 'No account needed. What you write is anonymous.',
    anonymousToo: (name: string) =>
      `You are signed in as ${name}. You join like everybody else: what you write is anonymous, and nothing links it to your account.`,
    continue: 'Continue as before',
    alreadyIn: 'This device is in the session already.',
    openAs: (name: string) => `Open it as ${name}`,
    otherSession: 'Join another session',
    signIn: 'Sign in',
    facilitating: 'Facilitating?',
    unknown: (id: string) => `No workshop with session ID:${id} available`,
    noSessionId:
      'This is not a session ID. A session ID is a short code of 8 letters and digits. An invite link is fine, too.',
  },
} satisfies Catalogue<unknown>
