import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { renderView } from '#support/views/renderView.tsx'
import { ResetPage } from './password/ResetPage.tsx'
import { signUp } from './signUp.ts'

const form = {
  email: 'ana@example.org',
  password: 'correct horse 9',
  confirmation: 'correct horse 9',
  firstName: '',
  lastName: '',
}
const signUpAnswers = {
  ValidateUserData: { validateUserData: { ok: true, errorString: null } },
  CreateUser: { createUser: { ok: true, errorString: null } },
}

test('a failed sign-in after the account was created is reported', async () => {
  const refused = { tokenAuth: { ok: false, errorString: 'login unsuccessful. Please try again' } }
  const called = answerCalls({ ...signUpAnswers, TokenAuth: refused })
  await expect(signUp(form)).rejects.toMatchObject({
    name: 'UserMistake',
    message: "There was a problem and we couldn't log you in",
  })
  expect(called).toEqual(['ValidateUserData', 'CreateUser', 'TokenAuth'])
})

test('a sign-up that fails on the server is reported', async () => {
  answerCalls({ ...signUpAnswers, CreateUser: 500 })
  await expect(signUp(form)).rejects.toThrow(
    'Oops, something seems to have gone wrong when we tried to set up your account. Please try again!',
  )
})

test('a recovery mail that could not be sent is reported with its own message', async () => {
  answerCalls({ SendRecoverEmail: 500 })
  renderView(<ResetPage />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ana@example.org' } })
  fireEvent.submit(screen.getByRole('textbox'))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Oops, something seems to have gone wrong when we tried to reset the password. Please try again!',
  )
})
