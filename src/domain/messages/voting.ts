import { quoting } from '../message.ts'

// Messages about votes, results and what is voted on.

export const votingClosed = { code: 'votingClosed', sentence: 'Voting is closed.' }
export const roundOver = {
  code: 'roundOver',
  sentence:
    'A new round of voting has begun, so this vote does not count. Your choices are kept: please look at them and vote again.',
}
export const undoTooLate = {
  code: 'undoTooLate',
  sentence: 'The reset can no longer be undone.',
}
export const nothingToVoteOn = {
  code: 'nothingToVoteOn',
  sentence: 'What you voted on was deleted meanwhile.',
}
export const ballotIncomplete = (targets: number) =>
  quoting(
    'ballotIncomplete',
    `Still without a value or an abstention: ${targets}. This vote does not count yet; your choices are kept.`,
    targets,
  )
export const blindUntilClosed = {
  code: 'blindUntilClosed',
  sentence: 'People have voted while nobody sees the results. Close voting first.',
}
export const outOfAxisBounds = { code: 'outOfAxisBounds', sentence: 'Must be between 1 and 100' }
export const highNotAboveLow = { code: 'highNotAboveLow', sentence: 'Max must be greater than Min' }
export const tooManyPolls = (polls: number) =>
  quoting('tooManyPolls', `An activity has at most ${polls} answers to vote on.`, polls)
export const tooManySubPolls = (subPolls: number) =>
  quoting('tooManySubPolls', `At most ${subPolls} answers can stand under another one.`, subPolls)
