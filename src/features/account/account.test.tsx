import { act, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { renderView } from '#support/views/renderView.tsx'
import { LoginPage } from './LoginPage.tsx'
import { NewPasswordPage } from './password/NewPasswordPage.tsx'
import { ResetPage } from './password/ResetPage.tsx'
import { signUp } from './signUp.ts'
import { SignupPage } from './SignupPage.tsx'
import { WelcomeDialog } from './WelcomeDialog.tsx'

afterEach(() => void vi.useRealTimers())

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
const refusedSignIn = { tokenAuth: { ok: false, errorString: 'login unsuccessful. Please try again' } }

function type(label: string | RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
/** By its text: finding a button of a whole page by its role takes seconds. */
const press = (name: string): void => {
  fireEvent.click(screen.getByText(name, { selector: 'button *' }).closest('button') as HTMLElement)
}
const alerted = async (): Promise<string | null> => (await screen.findByRole('alert')).textContent

test('[M14] a failed sign-in after the account was created is reported', async () => {
  const called = answerCalls({ ...signUpAnswers, TokenAuth: refusedSignIn })
  await expect(signUp(form)).rejects.toMatchObject({
    name: 'UserMistake',
    message: "There was a problem and we couldn't log you in",
  })
  expect(called).toEqual(['ValidateUserData', 'CreateUser', 'TokenAuth'])
})

test('[M14] a sign-up that fails on the server is reported', async () => {
  answerCalls({ ...signUpAnswers, CreateUser: 500 })
  await expect(signUp(form)).rejects.toThrow(
    'Oops, something seems to have gone wrong when we tried to set up your account. Please try again!',
  )
})

test.each([
  ['the server refuses', refusedSignIn],
  ['the server fails', 500],
])('[M13] a sign-in that %s is reported', async (_what, TokenAuth) => {
  answerCalls({ TokenAuth })
  renderView(<LoginPage />)
  type('Work email', 'ana@example.org')
  type('Password', 'wrong password 1')
  press('Sign in')
  expect(await alerted()).toBe('login unsuccessful. Please try again')
})

test('[M10] [M17] a sign-up checks the address, and one with an address alone is told to check its mail', async () => {
  const called = answerCalls(signUpAnswers)
  renderView(<SignupPage />)
  for (const [email, mistake] of [
    ['', 'Please enter your email'],
    ['ana', 'Please enter a valid email'],
  ] as const) {
    type('Work email', email)
    press('Create account')
    screen.getByText(mistake)
  }
  type('Work email', ' ana@example.org')
  press('Create account')
  expect((await screen.findByRole('status')).textContent).toBe(
    'A new user was createdPlease check your email for login details.',
  )
  expect(called).toEqual(['ValidateUserData', 'CreateUser'])
})

test('[M10] a new account that is signed in sees a welcome', async () => {
  renderView(<WelcomeDialog email="ana@example.org" onClose={() => undefined} />)
  const dialog = await screen.findByRole('dialog', { name: 'Welcome to Plenum!' })
  expect(dialog.textContent).toContain('Your account is ready, and you are signed in.')
})

test.each([
  ['sent', { sendRecoverEmail: { ok: true, errorString: null } }, 'status', /^Email sent!/],
  [
    ...(['reported when it could not be sent', 500, 'alert'] as const),
    /^Oops, something seems to have gone wrong when we tried to reset the password\. Please try again!$/,
  ],
])('[M15] a recovery mail is %s', async (_what, SendRecoverEmail, role, message) => {
  answerCalls({ SendRecoverEmail })
  renderView(<ResetPage />)
  type('Work email', 'ana@example.org')
  press('Send link')
  expect((await screen.findByRole(role)).textContent).toMatch(message)
})

const goodLink = { validateToken: { ok: true, errorString: null } }
const Here = () => <output>{useLocation().pathname}</output>

test('[M15] [Z24] a new password is confirmed, with a countdown of five seconds to the start page', async () => {
  answerCalls({
    ValidateToken: goodLink,
    SetNewPassword: { setNewPassword: { ok: true, errorString: null, deviceToken: null } },
  })
  renderView(
    <>
      <Here />
      <NewPasswordPage />
    </>,
    '/reset/u1_token',
  )
  await screen.findByText('Set password')
  type('New password', 'battery staple 7')
  press('Set password')
  expect(await alerted()).toBe('Passwords do not match.')
  type('Confirm password', 'battery staple 7')
  vi.useFakeTimers()
  press('Set password')
  await act(() => vi.advanceTimersByTimeAsync(0))
  screen.getByText('Password successfully changed!')
  for (const seconds of [5, 4, 3, 2, 1]) {
    screen.getByText(`You are taken to the start page in ${seconds} s.`)
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('/reset/u1_token')
    await act(() => vi.advanceTimersByTimeAsync(1))
  }
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('/')
})

test.each([
  ['Password already changed!', 'passwordAlreadyChanged', 'Password already changed!'],
  ['Oops, something went wrong. Please try again!', 'updateFailed', /^This link does not work any more/],
])('[M15] a link that is refused with %j says so', async (errorString, errorCode, shown) => {
  answerCalls({ ValidateToken: { validateToken: { ok: false, errorString, errorCode, errorValues: [] } } })
  renderView(<NewPasswordPage />, '/reset/u1_token')
  expect(await alerted()).toMatch(shown)
})
