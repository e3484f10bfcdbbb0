import { accountMessages } from '#domain/accountMessages.ts'
import type { Catalogue } from '#ui/useText.ts'

/** Texts of joining a session. */
export const joinText = {
  id: 'join',
  en: {
    title: 'Join a Session',
    hint: 'The session ID stands on the screen in the room, or in your invitation.',
    sessionId: 'Session ID',
    next: 'Next',
    join: 'Join',
    looking: 'Looking for the session…',
    invites: (creator: string) =>
      creator === ''
        ? 'You are invited to join this session.'
        : `${creator} invites you to join this session.`,
    ended: 'This session has ended. Nobody can join it any more.',
    name: 'Your name (optional)',
    nameHint: 'Only shown in the list of people.',
    password: 'Password',
    asksForPassword: 'This session has a password. You get it from whoever invited you.',
    anonymous: 'No account needed. What you write is anonymous.',
    continue: 'Continue as before',
    alreadyIn: 'This device is in the session already.',
    openAs: (name: string) => `Open it as ${name}`,
    otherSession: 'Join another session',
    signIn: 'Sign in',
    facilitating: 'Facilitating?',
    unknown: (id: string) => `No workshop with session ID:${id} available`,
    messages: accountMessages,
  },
} satisfies Catalogue<unknown>
