import { quoting } from '../message.ts'

// Messages about activities: answers, comments and likes.

export const answersFull = {
  code: 'answersFull',
  sentence: 'This activity is full: it takes no more answers. Please ask a facilitator to delete some.',
}
export const answersUsedUp = {
  code: 'answersUsedUp',
  sentence: 'This activity is full: it takes no more answers. Please ask a facilitator to add another one.',
}
export const commentsFull = {
  code: 'commentsFull',
  sentence: 'This activity is full: it takes no more comments.',
}
export const commentRemoved = {
  code: 'commentRemoved',
  sentence: 'A facilitator removed this comment. Only a facilitator can change it or bring it back.',
}
export const placeDeleted = {
  code: 'placeDeleted',
  sentence: 'Somebody deleted what you were writing on.',
}
export const activityDeleted = {
  code: 'activityDeleted',
  sentence: 'A facilitator deleted or replaced the activity.',
}
export const activityHidden = { code: 'activityHidden', sentence: 'A facilitator has hidden the activity.' }
export const inputLocked = { code: 'inputLocked', sentence: 'Input is closed for now.' }
export const likingClosed = { code: 'likingClosed', sentence: 'Liking is closed.' }
export const noLikesLeft = { code: 'noLikesLeft', sentence: 'You have used all your likes.' }
export const likesPerPersonInvalid = (likes: number) =>
  quoting(
    'likesPerPersonInvalid',
    `Please choose a number from 1 to ${likes}, or 0 for as many as they wish.`,
    likes,
  )
