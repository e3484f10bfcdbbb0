import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts for people who are no longer in the session. */
export const leftText = {
  id: 'left',
  en: {
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
  },
} satisfies Catalogue<unknown>
