// Messages about signing in to an account or a session (SPEC M13).

export const signInFailed = { code: 'signInFailed', sentence: 'login unsuccessful. Please try again' }
export const joinFailed = { code: 'joinFailed', sentence: 'Could not join workshop.' }
export const joinPasswordWrong = {
  code: 'joinPasswordWrong',
  sentence: 'The password you entered is incorrect. Please try again.',
}
export const sessionEnded = { code: 'sessionEnded', sentence: 'This session has ended.' }
export const sessionFull = {
  code: 'sessionFull',
  sentence: 'This session is full. Please ask a facilitator.',
}
