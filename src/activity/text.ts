import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts shared by the pages, cards and boxes of every kind of activity. */
export const activityText = {
  id: 'activity',
  en: {
    gone: 'This activity is no longer here.',
    hiddenPart: 'This activity is locked by the facilitator.',
    loading: 'Loading answers',
    stillLoading: 'This is still loading…',
    notHereYet: 'This has not been opened on this device yet. It appears when the connection is back.',
    needsConnection: 'This needs a connection',
    inputLocked: 'The facilitator has closed the input for now. What you have written stays here.',
    answer: 'Answer',
    addLabel: 'Your answer',
    submit: 'Submit',
    lockedForParticipants: 'Locked for participants',
    tooLong: (over: number) => (over === 1 ? '1 character too many' : `${over} characters too many`),
    openAnswer: 'Open answer',
    own: 'This is your answer',
    notSaved: 'Not saved yet',
    commentCount: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
    like: 'Like',
    unlike: 'Remove like',
    likes: (count: number) => (count === 1 ? '1 like' : `${count} likes`),
  },
} satisfies Catalogue<unknown>
