import { quoting } from '../message.ts'

// Messages about copying input into another activity.

export const sourceUnsupported = {
  code: 'sourceUnsupported',
  sentence: 'Trying to copy from unsupported activity',
}
export const targetUnsupported = {
  code: 'targetUnsupported',
  sentence: 'This activity takes no copied input.',
}
export const hiddenForIdentify = {
  code: 'hiddenForIdentify',
  sentence:
    'An Identify activity shows all its topics, and one of these is hidden. Show it first. Nothing was copied.',
}
export const nothingToCopy = { code: 'nothingToCopy', sentence: 'There is nothing to copy.' }
export const tooManyCopiedTopics = (topics: number) =>
  quoting(
    'tooManyCopiedTopics',
    `At most ${topics} topics can be copied at a time. Nothing was copied.`,
    topics,
  )
export const tooManyCopiedQuestions = (questions: number) =>
  quoting(
    'tooManyCopiedQuestions',
    `A brainstorm has at most ${questions} questions. These are too many, so nothing was copied.`,
    questions,
  )
export const tooManyForIdentify = (topics: number) =>
  quoting(
    'tooManyForIdentify',
    `An Identify activity has at most ${topics} topics. These are too many, so nothing was copied.`,
    topics,
  )
