// Messages about refused and failed calls of any kind.

export const UNAUTHENTICATED = { code: 'UNAUTHENTICATED', sentence: 'Please sign in again.' }
export const FORBIDDEN = { code: 'FORBIDDEN', sentence: 'You are not allowed to do this.' }
export const NOT_FOUND = { code: 'NOT_FOUND', sentence: 'This is no longer here.' }
export const BAD_USER_INPUT = {
  code: 'BAD_USER_INPUT',
  sentence: 'Something in this request is not as expected.',
}
export const RATE_LIMITED = {
  code: 'RATE_LIMITED',
  sentence: 'Too many attempts. Please wait a moment and try again.',
}
export const offline = { code: 'offline', sentence: 'There is no connection right now.' }
export const serverTrouble = { code: 'serverTrouble', sentence: 'Oops, something went wrong!' }
/** While file storage is away. SPEC U23 */
export const filesUnavailable = {
  code: 'filesUnavailable',
  sentence: 'The server cannot read or save files at the moment. Please try again soon.',
}
export const unexplained = { code: 'unexplained', sentence: 'Something went wrong.' }
export const editTooLarge = { code: 'editTooLarge', sentence: 'They are too large for the server.' }
/** Title for unsaved texts in the list of refused calls. */
export const refusedEdits = { code: 'refusedEdits', sentence: 'Changes' }
export const updateFailed = {
  code: 'updateFailed',
  sentence: 'Oops, something went wrong. Please try again!',
}
