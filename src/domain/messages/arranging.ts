import { quoting } from '../message.ts'

// Messages about arranging topics, questions and groups.

export const tooManyQuestions = (questions: number) =>
  quoting('tooManyQuestions', `A brainstorm has at most ${questions} questions.`, questions)
export const lastQuestion = { code: 'lastQuestion', sentence: 'The last question cannot be deleted.' }
export const lastTopic = { code: 'lastTopic', sentence: 'The last topic cannot be deleted.' }
export const tooManyTopics = (topics: number) =>
  quoting('tooManyTopics', `An Identify activity has at most ${topics} topics.`, topics)
export const otherQuestion = {
  code: 'otherQuestion',
  sentence: 'Only answers to the same question can be in one group.',
}
export const groupedAlready = { code: 'groupedAlready', sentence: 'These are in groups already.' }
