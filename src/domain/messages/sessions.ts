// Messages about sessions: leading, timer, exports.

export const viewChanged = {
  code: 'viewChanged',
  sentence: 'The view was changed in the meantime. Please try again.',
}
export const creatorStays = {
  code: 'creatorStays',
  sentence: 'The person who made the session stays a facilitator.',
}
export const timerSecondsInvalid = {
  code: 'timerSecondsInvalid',
  sentence: 'Please choose a time between 1 second and 24 hours.',
}
export const timerStopped = { code: 'timerStopped', sentence: 'The timer was stopped in the meantime.' }
export const exportFailed = { code: 'exportFailed', sentence: 'An error occurred, please try again.' }
export const typeUnsupported = { code: 'typeUnsupported', sentence: 'Unsupported activity type' }
