import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the brainstorm's pages that all roles see. */
export const answersText = {
  id: 'answers',
  en: {
    wordCloud: 'Word Cloud',
    overview: 'Overview',
    overviewHint: 'All questions at a glance',
    leaveOverview: 'Back to one question',
    chooseTopic: (topic: string) => `Select topic: ${topic}`,
    questionAt: (n: number, question: string) => `${n}. ${question}`,
    topicNumber: (n: number) => `Topic ${n}`,
    topicAt: (n: number, topic: string) => `Topic ${n}: ${topic}`,
    likesLeft: (left: number, all: number) =>
      left === 0
        ? 'You have used all your likes'
        : `${left} of ${all === 1 ? '1 like' : `${all} likes`} left`,
    noLikesLeft: 'You have used all your likes. Take one back to like another answer.',
    likingClosed: 'Liking is closed.',
    inGroup: (title: string) => `In the group ${title}`,
    viewerHint: 'Here everyone writes their answers.',
    footer: 'Answers and who is done',
  },
} satisfies Catalogue<unknown>
