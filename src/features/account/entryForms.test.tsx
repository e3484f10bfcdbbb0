import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { credentials } from '#api/signIn/credentials.ts'
import * as messages from '#domain/messages/accounts.ts'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { renderView } from '#support/views/renderView.tsx'
import { done, forgetEverybody, mistaken, tokensOf } from '#support/views/signInHere.ts'
import { LoginPage } from './LoginPage.tsx'
import { NewPasswordPage } from './password/NewPasswordPage.tsx'
import { ResetPage } from './password/ResetPage.tsx'
import { signUp } from './signUp.ts'
import { SignupPage } from './SignupPage.tsx'

beforeEach(forgetEverybody)
afterEach(() => void vi.useRealTimers())

const email = 'ana@example.org'
const password = 'correct horse 9'
const user = { id: 'u1', username: email, firstName: '', lastName: '', email }
const answers = {
  ValidateUserData: { validateUserData: done },
  CreateUser: { createUser: done },
  TokenAuth: tokensOf(user),
  SendRecoverEmail: { sendRecoverEmail: done },
  ValidateToken: { validateToken: done },
  SetNewPassword: { setNewPassword: { ...done, deviceToken: null } },
}

function Elsewhere() {
  return <p>{useLocation().pathname}</p>
}

function open(path: string): void {
  renderView(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/signup" element={<SignupPage />} />
      <Route path="/reset" element={<ResetPage />} />
      <Route path="/reset/:token" element={<NewPasswordPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    path,
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
function type(texts: Record<string, string>): void {
  for (const [label, value] of Object.entries(texts)) fireEvent.change(field(label), { target: { value } })
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const shown = (text: string | RegExp) => screen.findByText(text)

test('[U1] [U2] sign-up reports each mistake before anything is sent', async () => {
  const called = answerCalls(answers)
  open('/signup')
  expect(field('Work email').maxLength).toBe(250)
  await press('Create account')
  await shown(messages.emailMissing.sentence)
  type({ 'Work email': 'ana' })
  await press('Create account')
  await shown(messages.emailInvalid.sentence)
  type({ 'Work email': email, Password: 'letters' })
  await press('Create account')
  await shown(messages.passwordsDiffer.sentence)
  type({ 'Confirm password': 'letters' })
  await press('Create account')
  const alert = within(await screen.findByRole('alert'))
  alert.getByText('Your new password does not meet the required criteria')
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'It must have at least 8 characters.',
    'It must contain digits.',
  ])
  expect(called).toEqual([])
})

const updateFailed = 'Oops, something went wrong. Please try again!'
const pair = { 'New password': password, 'Confirm password': password }

test.each([
  [
    '/signup',
    'ValidateUserData',
    { 'Work email': email },
    'Create account',
    messages.signUpFailed.sentence,
    'A new user was created',
  ],
  [
    '/signup',
    'CreateUser',
    { 'Work email': email },
    'Create account',
    messages.signUpFailed.sentence,
    'A new user was created',
  ],
  [
    '/login',
    'TokenAuth',
    { 'Work email': email, Password: password },
    'Sign in',
    'login unsuccessful. Please try again',
    '/account',
  ],
  [
    '/reset',
    'SendRecoverEmail',
    { 'Work email': email },
    'Send link',
    messages.recoveryFailed.sentence,
    'Email sent!',
  ],
  ['/reset/u1_token', 'SetNewPassword', pair, 'Set password', updateFailed, 'Password successfully changed!'],
  ['/reset/u1_token', 'ValidateToken', {}, null, updateFailed, 'Checking your link…'],
] as const)(
  '[U3] %s: when the server fails at %s, what was typed stays, and "Try again" repeats it',
  async (path, operation, typed, button, message, outcome) => {
    const answered: Record<string, object | number> = { ...answers, [operation]: 503 }
    answerCalls(answered)
    open(path)
    if (button) {
      await screen.findByRole('button', { name: button })
      type(typed)
      await press(button)
    }
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(screen.queryByText(/This link does not work any more/)).toBeNull()
    for (const [label, value] of Object.entries(typed)) expect(field(label).value).toBe(value)
    answered[operation] = answers[operation]
    await press('Try again')
    if (button) await shown(outcome)
    else await screen.findByRole('button', { name: 'Set password' })
  },
)

test('[U3] a sign-up that is refused leads to sign-in and recovery, with the address', async () => {
  answerCalls({ ...answers, CreateUser: { createUser: mistaken(messages.signUpFailed) } })
  for (const [link, page] of [
    ['I forgot my password', 'Reset your password'],
    ['Sign in with it', 'Welcome back'],
  ] as const) {
    document.body.replaceChildren()
    open('/signup')
    type({ 'Work email': email, Password: password, 'Confirm password': password })
    await press('Create account')
    await shown(/^Do you have an account with this address already\?/)
    fireEvent.click(screen.getByRole('link', { name: link }))
    await screen.findByRole('heading', { name: page })
    expect(field('Work email').value).toBe(email)
  }
})

test('a failed sign-in after the account was created is reported', async () => {
  const tokenAuth = { ok: false, errorString: 'login unsuccessful. Please try again' }
  const called = answerCalls({ ...answers, TokenAuth: { tokenAuth } })
  const form = { email, password, confirmation: password, firstName: '', lastName: '' }
  await expect(signUp(form)).rejects.toMatchObject({
    name: 'UserMistake',
    message: messages.signInAfterSignUpFailed.sentence,
  })
  expect(called).toEqual(['ValidateUserData', 'CreateUser', 'TokenAuth'])
})

test('[U7] a new password is checked before it is sent, and then the start page opens after five seconds', async () => {
  const called = answerCalls(answers)
  open('/reset/u1_token')
  await screen.findByRole('button', { name: 'Set password' })
  type({ 'New password': 'short' })
  await press('Set password')
  await shown('Passwords do not match.')
  type({ 'Confirm password': 'short' })
  await press('Set password')
  await shown('Your new password does not meet the required criteria')
  expect(called).toEqual(['ValidateToken'])
  type(pair)
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Set password' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  screen.getByText('You are taken to the start page in 5 s.')
  for (let second = 0; second < 5; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
  screen.getByText('/')
})

test.each([
  [messages.passwordAlreadyChanged, 'Password already changed!'],
  [{ code: 'linkBroken', sentence: 'No' }, /^This link does not work any more\./],
])('[U7] a link that was used or is broken says so, and offers a new one: %o', async (said, message) => {
  answerCalls({ ...answers, ValidateToken: { validateToken: mistaken(said) } })
  open('/reset/u1_token')
  await shown(message)
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/reset')
})

test('[U6] a person whose sign-in has ended is asked to sign in again, with their address', async () => {
  credentials.view.setState({ account: { ...user, userId: 'u1' }, isSignedOut: true })
  open('/login')
  await shown(/^Please sign in again\./)
  expect(field('Work email').value).toBe(email)
})
