import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of Identify's page. */
export const identifyText = {
  id: 'identify',
  en: {
    unnamed: 'Identify',
    answerIn: (topic: string) => `Answer in: ${topic}`,
    answerHere: 'Answer',
    topic: 'Topic',
    topicAt: (n: number, topic: string) => `${n}. ${topic}`,
    untitled: (n: number) => `Topic ${n}`,
    answersIn: (topic: string) => `Answers in: ${topic}`,
    answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
    noAnswers: 'No answers yet. Yours can be the first.',
    noAnswersFacilitator: 'No answers yet. They appear here as they come in.',
    noAnswersClosed: 'No answers.',
    noneOfYours: (count: number) =>
      count === 1 ? '1 answer by somebody else waits here.' : `${count} answers by others wait here.`,
    noMatchHere: 'No answer here contains this.',
    footer: 'Answer box, number of answers and who is done',
    description: 'Description',
    labelNew: 'Answer',
    labelEdit: 'Changed answer',
    labelDelete: 'Deleted answer',
    reading: 'Editing waits for a live connection. You can read and answer meanwhile.',
  },
} satisfies Catalogue<unknown>
