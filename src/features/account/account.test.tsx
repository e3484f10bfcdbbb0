import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { credentials } from '#api/signIn/credentials.ts'
import * as messages from '#domain/messages/accounts.ts'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { renderView } from '#support/views/renderView.tsx'
import { done, forgetEverybody, mistaken, signInHere, tokensOf } from '#support/views/signInHere.ts'
import { InvitationPage } from './invitation/InvitationPage.tsx'
import { LoginPage } from './LoginPage.tsx'
import { NewPasswordPage } from './password/NewPasswordPage.tsx'
import { ResetPage } from './password/ResetPage.tsx'
import { signUp } from './signUp.ts'
import { SignupPage } from './SignupPage.tsx'
import { WelcomeDialog } from './WelcomeDialog.tsx'

beforeEach(forgetEverybody)
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
const refusedSignIn = { tokenAuth: { ok: false, errorString: 'login unsuccessful. Please try again' } }

const Elsewhere = () => <p>{useLocation().pathname}</p>
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

test('[M10] [M17] [U1] [U2] sign-up reports each mistake before anything is sent; an address alone is told to check its mail', async () => {
  const called = answerCalls(answers)
  open('/signup')
  for (const [typed, mistake] of [
    [{}, 'Please enter your email'],
    [{ 'Work email': 'ana' }, 'Please enter a valid email'],
    [{ 'Work email': ` ${email}`, Password: 'letters' }, 'Passwords do not match'],
    [{ 'Confirm password': 'letters' }, 'Your new password does not meet the required criteria'],
  ] as const) {
    type(typed)
    await press('Create account')
    await shown(mistake)
  }
  const unmet = within(screen.getByRole('alert')).getAllByRole('listitem')
  expect(unmet.map(({ textContent }) => textContent)).toEqual([
    'It must have at least 8 characters.',
    'It must contain digits.',
  ])
  expect(called).toEqual([])
  type({ Password: '', 'Confirm password': '' })
  await press('Create account')
  expect((await screen.findByRole('status')).textContent).toBe(
    'A new user was createdPlease check your email for login details.',
  )
  expect(called).toEqual(['ValidateUserData', 'CreateUser'])
})

const wrongWhen = (what: string) =>
  `Oops, something seems to have gone wrong when we tried to ${what}. Please try again!`
const signUpFailed = wrongWhen('set up your account')
const updateFailed = 'Oops, something went wrong. Please try again!'
const address = { 'Work email': email }
const both = { ...address, Password: password }
const pair = { 'New password': password, 'Confirm password': password }
const reset = '/reset/u1_token'
const changed = 'Password successfully changed!'

test.each([
  ['/signup', 'ValidateUserData', address, 'Create account', signUpFailed, 'A new user was created'],
  ['/signup', 'CreateUser', address, 'Create account', signUpFailed, 'A new user was created'],
  ['/login', 'TokenAuth', both, 'Sign in', 'login unsuccessful. Please try again', '/account'],
  ['/reset', 'SendRecoverEmail', address, 'Send link', wrongWhen('reset the password'), 'Email sent!'],
  [reset, 'SetNewPassword', pair, 'Set password', updateFailed, changed],
  [reset, 'ValidateToken', {}, null, updateFailed, 'Set password'],
] as const)(
  '[M13] [M14] [M15] [U3] %s: when the server fails at %s, what was typed stays, and "Try again" repeats it',
  async (path, operation, typed, button, message, outcome) => {
    const answered: Record<string, object | number> = { ...answers, [operation]: 503 }
    answerCalls(answered)
    open(path)
    if (button) {
      await screen.findByRole('button', { name: button })
      type(typed)
      await press(button)
    }
    const hint =
      path === '/login' ? 'The server did not answer properly, and your password may be right.' : ''
    expect((await screen.findByRole('alert')).textContent).toBe(message + hint)
    expect(screen.queryByText(/This link does not work any more/)).toBeNull()
    for (const [label, value] of Object.entries(typed)) expect(field(label).value).toBe(value)
    answered[operation] = answers[operation]
    await press('Try again')
    await shown(outcome)
  },
)

test('[M13] a sign-in that the server refuses is reported', async () => {
  answerCalls({ TokenAuth: refusedSignIn })
  open('/login')
  type(both)
  await press('Sign in')
  expect((await screen.findByRole('alert')).textContent).toBe('login unsuccessful. Please try again')
})

test('[M13] with other words in its fields, a sign-in that failed is no retry any more', async () => {
  answerCalls({ TokenAuth: 503 })
  open('/login')
  type(both)
  await press('Sign in')
  await screen.findByRole('button', { name: 'Try again' })
  type({ Password: 'another 1' })
  await screen.findByRole('button', { name: 'Sign in' })
})

test('[M13] what a password manager has filled in without an event is sent', async () => {
  answerCalls(answers)
  open('/login')
  field('Work email').value = email
  field('Password').value = password
  await press('Sign in')
  await shown('/account')
  const bodies = vi.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
  expect(bodies[0]?.variables).toMatchObject({ username: email, password })
})

test('[U21] while the auth server is away, sign-in, sign-up and recovery say so and keep what was typed', async () => {
  const { code, sentence } = messages.signInUnavailable
  const away = {
    errors: [{ message: sentence, extensions: { code: 'SERVICE_UNAVAILABLE', errorCode: code } }],
  }
  answerCalls({ ...answers, TokenAuth: away, CreateUser: away, SendRecoverEmail: away })
  for (const [path, texts, button] of [
    ['/login', both, 'Sign in'],
    ['/signup', { ...both, 'Confirm password': password }, 'Create account'],
    ['/reset', { 'Work email': email }, 'Send link'],
  ] as const) {
    open(path)
    type(texts)
    await press(button)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Signing in does not work at the moment. Please try again soon.')
    expect(field('Work email').value).toBe(email)
    cleanup()
  }
})

test('[U3] a sign-up that is refused leads to sign-in and recovery, with the address', async () => {
  answerCalls({ ...answers, CreateUser: { createUser: mistaken(messages.signUpFailed) } })
  for (const [link, page] of [
    ['I forgot my password', 'Reset your password'],
    ['Sign in with it', 'Welcome back'],
  ] as const) {
    document.body.replaceChildren()
    open('/signup')
    type({ ...both, 'Confirm password': password })
    await press('Create account')
    await shown(/^Do you have an account with this address already\?/)
    fireEvent.click(screen.getByRole('link', { name: link }))
    await screen.findByRole('heading', { name: page })
    expect(field('Work email').value).toBe(email)
  }
})

test('[M14] a failed sign-in after the account was created is reported', async () => {
  const called = answerCalls({ ...answers, TokenAuth: refusedSignIn })
  const form = { email, password, confirmation: password, firstName: '', lastName: '' }
  await expect(signUp(form)).rejects.toMatchObject({
    name: 'UserMistake',
    message: "There was a problem and we couldn't log you in",
  })
  expect(called).toEqual(['ValidateUserData', 'CreateUser', 'TokenAuth'])
})

test('[M10] a new account that is signed in sees a welcome', async () => {
  renderView(<WelcomeDialog email={email} onClose={() => undefined} />)
  const dialog = await screen.findByRole('dialog', { name: 'Welcome to Plenum!' })
  expect(dialog.textContent).toContain('Your account is ready, and you are signed in.')
})

test('[M15] [U7] [Z24] a new password is checked before it is sent, and then the start page opens after five seconds', async () => {
  const called = answerCalls(answers)
  open(reset)
  await screen.findByRole('button', { name: 'Set password' })
  for (const [label, mistake] of [
    ['New password', 'Passwords do not match.'],
    ['Confirm password', 'Your new password does not meet the required criteria'],
  ] as const) {
    type({ [label]: 'short' })
    await press('Set password')
    await shown(mistake)
  }
  expect(called).toEqual(['ValidateToken'])
  type(pair)
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Set password' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  screen.getByText(changed)
  for (const seconds of [5, 4, 3, 2, 1]) {
    screen.getByText(`You are taken to the start page in ${seconds} s.`)
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(screen.queryByText('/')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
  }
  screen.getByText('/')
})

test.each([
  [messages.passwordAlreadyChanged, 'Password already changed!'],
  [{ code: 'linkBroken', sentence: 'No' }, /^This link does not work any more\./],
])(
  '[M15] [U7] a link that was used or is broken says so, and offers a new one: %o',
  async (said, message) => {
    answerCalls({ ...answers, ValidateToken: { validateToken: mistaken(said) } })
    open(reset)
    await shown(message)
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/reset')
  },
)

test('[U6] a person whose sign-in has ended is asked to sign in again, with their address', async () => {
  credentials.view.setState({ account: { ...user, userId: 'u1' }, isSignedOut: true })
  open('/login')
  await shown(/^Please sign in again\./)
  expect(field('Work email').value).toBe(email)
})

const invited = 'ana@example.org'
const token = 'a'.repeat(43)

function openInvitation(status = 'open'): string[] {
  const called = answerCalls({
    FacilitatorInvitation: {
      facilitatorInvitation: { status, email: invited, workshopName: 'Retro', inviter: 'Bo' },
    },
    TokenAuth: tokensOf({ id: 'u1', username: invited, email: invited, firstName: 'Ana', lastName: '' }),
    AcceptInvitation: { acceptInvitation: { ...done, workshopId: 'abcd2345' } },
  })
  renderView(
    <Routes>
      <Route path="/invitation" element={<InvitationPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    `/invitation#${token}`,
  )
  return called
}

test('[I3] the link asks for the invited address only, and a person with an account signs in and accepts in one', async () => {
  const called = openInvitation()
  await screen.findByRole('heading', { name: 'You are invited to facilitate Retro' })
  await press('I have an account with this address')
  const asked = field('Work email')
  expect([asked.value, asked.readOnly]).toEqual([invited, true])
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'honest horse 1' } })
  await press('Sign in and accept')
  await screen.findByText('/workshop/abcd2345')
  expect(called.slice(-2)).toEqual(['TokenAuth', 'AcceptInvitation'])
})

test.each([
  ['Ana', 'Accept and open the session'],
  ['Otto', 'Sign out and use that address'],
])('[I3] %s, who is signed in, is offered: %s', async (name, offered) => {
  await signInHere(name)
  openInvitation()
  await screen.findByRole('button', { name: offered })
})

test('[I3] a used link says so', async () => {
  openInvitation('used')
  await screen.findByText('This invitation was accepted already.')
  expect(screen.queryByLabelText('Password')).toBeNull()
})
