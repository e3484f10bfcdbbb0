import { act, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { account } from '#support/views/answeringByHand.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { FailureHost } from '#ui/dialogs/FailureHost.tsx'
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
