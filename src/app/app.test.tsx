import { MantineProvider, Menu } from '@mantine/core'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { credentials } from '#api/signIn/credentials.ts'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { account } from '#support/views/answeringByHand.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { done, signInHere } from '#support/views/signInHere.ts'
import { FailureHost } from '#ui/dialogs/FailureHost.tsx'
import { prefer, usePreferences } from '#ui/texts/preferences.ts'
import { keepPreferences } from './accountPreferences.ts'
import { CrashBoundary } from './CrashBoundary.tsx'
import { showUncaughtFailures } from './globalFailures.ts'
import { AppRoutes } from './routes/routes.tsx'
import { cssVariables } from './theme/cssVariables.ts'
import { themeFor } from './theme/theme.ts'
import { UserSwitchNotice } from './UserSwitchNotice.tsx'

/** What another tab of the browser writes: who is signed in, and members of sessions. */
function signInElsewhere(records: Record<string, object | string>): void {
  localStorage.clear()
  for (const [key, value] of Object.entries(records))
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage })))
}

beforeEach(() => {
  answerCalls({})
  signInElsewhere({})
})

const Here = () => <output>{useLocation().pathname}</output>
function open(path: string): void {
  renderView(
    <>
      <Here />
      <Suspense>
        <AppRoutes />
      </Suspense>
    </>,
    path,
  )
}
const here = (): string | null | undefined => screen.getAllByRole('status')[0]?.textContent

test.each([
  ['/login', 'I forgot my password'],
  ['/signup', 'Sign up for free'],
  ['/reset', 'Reset your password'],
  ['/reset/u1_token', 'Set a new password'],
  ['/join', 'Join a Session'],
  ['/join/workshop/abcd2345', 'Join a Session'],
  ['/invitation', 'This invitation cannot be accepted'],
  ['/projector/abcd2345', 'This link is not complete'],
  ['/remote/abcd2345', 'This phone is not paired'],
  ['/workshop', "It doesn't seem like you currently have any active workshops"],
])('[M1] %s is public', async (path, title) => {
  open(path)
  await screen.findByText(title)
  expect(here()).toBe(path)
})

test.each(['/', '/account', '/account/settings', '/account-settings', '/workshop/abcd2345', '/x'])(
  '[M1] %s leads to sign in without an account',
  async (path) => {
    open(path)
    await waitFor(() => expect(here()).toBe('/login'))
  },
)

const member = {
  workshopId: 'abcd2345',
  memberId: 'm1',
  username: 'Participant1',
  tempPassword: 'p',
  token: 't',
}

test.each(['/account', '/account-settings', '/workshop/other234'])(
  '[M1] %s leads a participant of another session to sign in',
  async (path) => {
    signInElsewhere({ 'plenum.member.abcd2345': member })
    open(path)
    await waitFor(() => expect(here()).toBe('/login'))
  },
)

test('[M3] theme 0 is the base theme, any other number the white theme', () => {
  const canvas = (index: number) => cssVariables(themeFor(index) as never).light['--plenum-canvas']
  expect([0, 1, 7].map(canvas)).toEqual(['var(--mantine-color-gray-0)', '#fff', '#fff'])
})

test('[M4] when somebody else signs in in the same browser, the other tab says so and continues as that person', () => {
  const alerted = vi.fn()
  vi.stubGlobal('alert', alerted)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const signIn = (userId: string): void =>
    signInElsewhere({ token: 't', 'plenum.account': { ...account, userId } })
  signIn('u1')
  renderView(<UserSwitchNotice />)
  signIn('u1')
  expect(reload).not.toHaveBeenCalled()
  signIn('u2')
  expect(alerted.mock.calls).toEqual([
    [
      'You accessed Plenum with a different user in the same browser. This tab will switch to that user. To use two users at once, open an incognito tab or another browser.',
    ],
  ])
  expect(reload).toHaveBeenCalledOnce()
})

test('[M22] any other failure opens a dialog', async () => {
  showUncaughtFailures()
  renderView(<FailureHost />)
  act(() => void window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is undefined') })))
  const dialog = await screen.findByRole('dialog', { name: 'Oops, something went wrong!' })
  expect(dialog.textContent).toContain(
    "Don't worry! A simple refresh of your browser usually does the trick.",
  )
})

const broken = new Error('x is undefined')
function Broken(): never {
  throw broken
}

test('[M22] a screen that fails to render shows the crash page with focus and a way on, and is logged once', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  renderView(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  )
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.textContent).toBe("We're sry, something went wrong. Please try reloading the page")
  expect(document.activeElement).toBe(heading)
  expect(screen.getByRole('main').contains(heading)).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(log.mock.calls.filter((call) => call.includes(broken))).toHaveLength(1)
})

const unsent = () => localStorage.getItem('plenum.preferences.unsent')

beforeEach(() => usePreferences.setState({ language: 'en', themeIndex: 0, isChosen: false }))

/** The preferences of this account are kept until `leave`; a choice is sent when it is made. */
async function kept(me: object | null) {
  const { userId } = await signInHere()
  const answers: Record<string, object> = { Preferences: { me } }
  const called = answerCalls(answers)
  const leaving = new AbortController()
  await keepPreferences(userId, leaving.signal)
  return { answers, called, leave: () => leaving.abort() }
}

test('the account’s language and theme are applied here; a choice made here is stored with the account', async () => {
  const { answers, called, leave } = await kept({ id: 'u1', language: 'sv', selectedTheme: 1 })
  expect(usePreferences.getState()).toMatchObject({ language: 'sv', themeIndex: 1 })
  answers['KeepPreferences'] = { updateUser: done }
  prefer({ language: 'en' })
  await expect.poll(unsent).toBeNull()
  expect(called).toEqual(['Preferences', 'KeepPreferences'])
  leave()
})

test('a choice that could not be sent goes with the sign-out, and is never sent for another account', async () => {
  const { leave } = await kept(null)
  prefer({ language: 'sv' })
  await expect.poll(unsent).toContain('"language":"sv"')
  leave()
  usePreferences.setState({ isChosen: false })
  await credentials.signOut()
  expect(unsent()).toBeNull()
  localStorage.setItem('plenum.preferences.unsent', '{"userId":"u1","language":"sv","themeIndex":0}')
  const called = answerCalls({ Preferences: { me: null } })
  await keepPreferences('u2', new AbortController().signal)
  expect(called).toEqual(['Preferences'])
})

function renderMenu(disabled: string[]): void {
  render(
    <MantineProvider theme={themeFor(0)} env="test">
      <Menu>
        <Menu.Target>
          <button>Actions</button>
        </Menu.Target>
        <Menu.Dropdown>
          {['Move up', 'Move down'].map((name) => (
            <Menu.Item key={name} disabled={disabled.includes(name)}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </MantineProvider>,
  )
  const button = screen.getByRole('button', { name: 'Actions' })
  button.focus()
  fireEvent.click(button)
}

test('an opening menu focuses its first enabled entry', async () => {
  renderMenu(['Move up'])
  const entry = screen.getByRole('menuitem', { name: 'Move down' })
  await expect.poll(() => document.activeElement).toBe(entry)
})

test('a menu without an enabled entry takes the focus itself, and Escape closes it', async () => {
  renderMenu(['Move up', 'Move down'])
  const menu = screen.getByRole('menu')
  await expect.poll(() => document.activeElement).toBe(menu)
  fireEvent.keyDown(menu, { key: 'Escape' })
  await expect.poll(() => screen.queryByRole('menu')).toBe(null)
})

test('moving on in a menu at once is not undone by its focus trap, and the focus returns to its button', async () => {
  renderMenu([])
  const last = screen.getByRole('menuitem', { name: 'Move down' })
  last.focus()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.activeElement).toBe(last)
  fireEvent.keyDown(last, { key: 'Escape' })
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' }))
})
