/** What a person reads when something with an account or with joining went wrong (specification, part 1, sections 5 and 8). */
export const accountMessages = {
  signInFailed: 'login unsuccessful. Please try again',
  joinFailed: 'Could not join workshop.',
  joinPasswordWrong: 'The password you entered is incorrect. Please try again.',
  signUpFailed:
    'Oops, something seems to have gone wrong when we tried to set up your account. Please try again!',
  signInAfterSignUpFailed: "There was a problem and we couldn't log you in",
  recoveryFailed:
    'Oops, something seems to have gone wrong when we tried to reset the password. Please try again!',
  updateFailed: 'Oops, something went wrong. Please try again!',
  passwordAlreadyChanged: 'Password already changed!',
  profileFailed:
    'Oops, something seems to have gone wrong when we tried to change your profile details. Please try again!',
  currentPasswordWrong: 'Password validation failed: The current password is not correct.',
  passwordUnchanged: 'Password validation failed: The new password must differ from the current one.',
} as const
