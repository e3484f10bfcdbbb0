import type { Catalogue } from '#ui/texts/useText.ts'
import type { ItemNoun } from './itemNoun.ts'

const capital: Record<ItemNoun, string> = { answer: 'Answer', row: 'Row', comment: 'Comment', item: 'Item' }
const one: Record<ItemNoun, string> = {
  answer: 'an answer',
  row: 'a row',
  comment: 'a comment',
  item: 'an item',
}

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
    addLabel: (noun: ItemNoun) => `Your ${noun}`,
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
    search: (noun: ItemNoun) => `Search ${noun}s`,
    searchPlaceholder: 'Search…',
    matches: (found: number, all: number) => `${found} of ${all === 1 ? '1 answer' : `${all} answers`}`,
    noMatchTitle: (noun: ItemNoun) => `No ${noun} contains this`,
    noMatchHint: (search: string) => `Nothing was found for “${search}”.`,
    hiddenAnswers:
      'Answers from other participants are hidden. Wait for the facilitator to show all answers.',
    hiddenAnswersEnded: 'The facilitator did not show the answers of this activity.',
    answersNowShown: 'The facilitator shows the answers now.',
    placeholder: (noun: ItemNoun) => `Add ${noun} here...`,
    added: (noun: ItemNoun) => `${capital[noun]} added`,
    several: (noun: ItemNoun) => `Several ${noun}s`,
    boxKey: (key: string, noun: ItemNoun) => `Write ${one[noun]}: ${key}`,
    pasted: (lines: number) => `You pasted ${lines} lines`,
    pastedSaid: (lines: number, noun: ItemNoun) =>
      `You pasted ${lines} lines. Press Tab to make ${lines} ${noun}s of them.`,
    makeAnswers: (count: number, noun: ItemNoun) => `Make ${count} ${noun}s of them`,
    keepAsOne: 'Keep as one',
    answersAdded: (count: number, noun: ItemNoun) => `${count} ${noun}s added`,
  },
} satisfies Catalogue<unknown>
