import type { Catalogue } from '#ui/useText.ts'

/** Texts of the brainstorm's pages that everyone sees. */
export const answersText = {
  id: 'answers',
  en: {
    wordCloud: 'Word Cloud',
    overview: 'Overview',
    overviewHint: 'All questions at a glance',
    leaveOverview: 'Back to one question',
    search: 'Search answers',
    searchPlaceholder: 'Search…',
    clearSearch: 'Clear the search',
    matches: (found: number, all: number) => `${found} of ${all === 1 ? '1 answer' : `${all} answers`}`,
    noMatchTitle: 'No answer contains this',
    noMatchHint: (search: string) => `Nothing was found for “${search}”.`,
    chooseTopic: (topic: string) => `Select topic: ${topic}`,
    questionAt: (n: number, question: string) => `${n}. ${question}`,
    topicNumber: (n: number) => `Topic ${n}`,
    topicAt: (n: number, topic: string) => `Topic ${n}: ${topic}`,
    several: 'Several answers',
    boxKey: (key: string) => `Write an answer: ${key}`,
    pasted: (lines: number) => `You pasted ${lines} lines`,
    pastedSaid: (lines: number) => `You pasted ${lines} lines. Press Tab to make ${lines} answers of them.`,
    makeAnswers: (count: number) => `Make ${count} answers of them`,
    keepAsOne: 'Keep as one',
    answersAdded: (count: number) => `${count} answers added`,
    likesLeft: (left: number, all: number) =>
      left === 0
        ? 'You have used all your likes'
        : `${left} of ${all === 1 ? '1 like' : `${all} likes`} left`,
    noLikesLeft: 'You have used all your likes. Take one back to like another answer.',
    likingClosed: 'Liking is closed.',
    like: 'Like',
    unlike: 'Remove like',
    inGroup: (title: string) => `In the group ${title}`,
    viewerHint: 'Here everyone writes their answers.',
    hiddenHere: 'Locked for participants',
    footer: 'Answers and who is done',
  },
} satisfies Catalogue<unknown>
