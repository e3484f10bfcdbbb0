import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts in place of a session or an activity that cannot be opened, or that somebody has left. */
export const entryText = {
  id: 'sessionEntry',
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
    rejoin: 'Join again',
    rejoinTitle: 'Join again without your unsent texts?',
    rejoinText: (count: number) =>
      `${count === 1 ? 'One text that was' : `${count} texts that were`} not sent will be lost. Copy what you want to keep first.`,
    removedTitle: 'You were removed from this session',
    removedHint:
      'A facilitator removed this device. What you sent before stays. You can join again as somebody new.',
    leftHint:
      'This device is not in the session any more. What you sent before stays. You can join again as somebody new.',
    begun: 'Begun',
    notSent: 'not sent yet',
    removedLeadTitle: 'You are no longer a facilitator of this session',
    removedLeadHint: 'Another facilitator removed you. What you made stays.',
  },
} satisfies Catalogue<unknown>
