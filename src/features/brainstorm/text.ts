import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the pages of a brainstorm. */
export const brainstormText = {
  id: 'brainstorm',
  en: {
    unnamed: 'Brainstorm',
    answers: 'Answers',
    groups: 'Groups',
    pages: 'Pages of this brainstorm',
    topic: 'Topic',
    selectTopic: 'Select topic',
    questionNumber: (n: number) => `Question ${n}`,
    questionOf: (n: number, m: number) => `Question ${n} of ${m}`,
    lockedQuestion: 'This question is locked by the facilitator.',
    lockedTopic: 'This topic is locked by the facilitator.',
    lockedShort: 'Locked',
    allAnswersShown: 'All answers of this activity are shown, as its settings say',
    sortByPopularity: 'Sort by popularity',
    noAnswersTitle: 'No answers yet',
    noAnswersHint: 'Be the first: write what comes to mind and press Enter.',
    noAnswersFacilitatorHint: 'Answers appear here as they come in.',
    responses: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
    reading: 'Grouping and editing wait for a live connection. You can read and answer meanwhile.',
    labelAnswer: 'Answer',
    labelEdit: 'Changed answer',
    labelDelete: 'Deleted answer',
    labelLike: 'Like',
    labelComment: 'Comment',
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
