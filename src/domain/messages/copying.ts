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
export const tooLongToCopy = (beginning: string, characters: number) =>
  quoting(
    'tooLongToCopy',
    `“${beginning}” is longer than the ${characters} characters that fit there. Shorten it, or copy without it. Nothing was copied.`,
    ...[beginning, characters],
  )
export const tooLongDescription = (beginning: string, characters: number) =>
  quoting(
    'tooLongDescription',
    `The texts beside “${beginning}” are longer than the ${characters} characters of a description there. Shorten them, or copy without them. Nothing was copied.`,
    ...[beginning, characters],
  )
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
export const hiddenForEvaluate = {
  code: 'hiddenForEvaluate',
  sentence:
    'Everyone sees what is voted on, and one of these headings is hidden. Show it first. Nothing was copied.',
}
export const hiddenForSlides = {
  code: 'hiddenForSlides',
  sentence:
    'Everyone sees the comments of slides, and one of these headings is hidden. Show it first. Nothing was copied.',
}
export const tooManyForEvaluate = (polls: number) =>
  quoting(
    'tooManyForEvaluate',
    `An activity has at most ${polls} answers to vote on. These are too many, so nothing was copied.`,
    polls,
  )
export const tooManySubPollsToCopy = (subPolls: number) =>
  quoting(
    'tooManySubPollsToCopy',
    `At most ${subPolls} answers can stand under another one. One of these has more, so nothing was copied.`,
    subPolls,
  )
export const leftOutGone = (items: number) =>
  quoting('leftOutGone', `Left out, because they are no longer there or are empty: ${items}.`, items)
export const leftOutComments = (comments: number) =>
  quoting('leftOutComments', `Comments left out, because there is no place for them: ${comments}.`, comments)
export const leftOutDescriptions = (descriptions: number) =>
  quoting(
    'leftOutDescriptions',
    `Descriptions left out, because there is no place for them: ${descriptions}.`,
    descriptions,
  )
export const commentsOff = (comments: number) =>
  quoting(
    'commentsOff',
    `Comments are off in the copy, which has ${comments}. You can turn them on there.`,
    comments,
  )
