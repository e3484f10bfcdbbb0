import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the invitation page. */
export const invitationText = {
  id: 'invitation',
  en: {
    title: 'Invitation',
    checking: 'Looking up your invitation…',
    heading: (workshop: string) => `You are invited to facilitate ${workshop}`,
    from: (inviter: string) => `${inviter} invites you, with full rights in the session.`,
    fromSomebody: 'You get full rights in the session.',
    accept: 'Accept and open the session',
    signedInAs: (email: string) => `You are signed in as ${email}, the address the invitation was sent to.`,
    otherTitle: 'You are signed in with another address',
    other: (invited: string, email: string) =>
      `The invitation was sent to ${invited}, and you are signed in as ${email}. Sign in with the invited address to accept it; the invitation stays until then.`,
    switchAccount: 'Sign out and use that address',
    stay: 'Stay signed in',
    newAccount: 'Create an account, and the session is yours to facilitate.',
    haveAccount: 'I have an account with this address',
    knownAccount: 'Sign in, and the session is yours to facilitate.',
    noAccount: 'I have no account yet',
    createAndAccept: 'Create account and accept',
    signInAndAccept: 'Sign in and accept',
    brokenTitle: 'This invitation cannot be accepted',
    brokenHint: 'Ask the person who invited you for a new one.',
    usedHint: 'If you accepted it, the session is on your dashboard.',
    toDashboard: 'Go to my dashboard',
  },
} satisfies Catalogue<unknown>
