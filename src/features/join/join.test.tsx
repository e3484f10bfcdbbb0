import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as messages from '#domain/messages/joining.ts'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { renderView } from '#support/views/renderView.tsx'
import { done, forgetEverybody, mistaken, signInHere } from '#support/views/signInHere.ts'
import { JoinPage } from './JoinPage.tsx'
import { useJoinInfo } from './useJoinInfo.ts'

beforeEach(forgetEverybody)

const workshopId = 'abcd2345'
const info = { ...done, workshopName: 'Autumn plan', workshopCreator: 'Ana', workshopEnded: false }
const answers: Record<string, object | number> = {
  PublicWorkshopInfo: { publicWorkshopInfo: info },
  CreateTempUser: {
    createTempUser: {
      ...done,
      user: { id: 'm1', username: 'm1', firstName: 'Bo', nickname: null },
      tempPassword: 'secret',
      token: 'a.b.c',
    },
  },
}

function Elsewhere() {
  return <p>{useLocation().pathname}</p>
}

/** Opens the page; returns the answers of the server, to be changed, and what a join sends. */
function open(path: string, others: Record<string, object | number> = {}) {
  const answered = { ...answers, ...others }
  answerCalls(answered)
  renderView(
    <Routes>
      <Route path="/join" element={<JoinPage />} />
      <Route path="/join/workshop/:workshopId" element={<JoinPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    path,
  )
  const joins = (): { workshopPassword: string }[] => {
    const bodies = vi.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
    return bodies.filter(({ query }) => query.includes('CreateTempUser')).map(({ variables }) => variables)
  }
  const sent = (): unknown => joins().at(-1)
  return { answered, sent, all: () => joins().map(({ workshopPassword }) => workshopPassword) }
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const alerted = async (text: string) => expect((await screen.findByRole('alert')).textContent).toContain(text)

test('[M13] [U5] when the server fails during a join, the message says so, ID and name stay, and "Try again" repeats it', async () => {
  const { answered } = open('/join')
  expect((await field('Session ID')).maxLength).toBe(255)
  answered['PublicWorkshopInfo'] = 503
  await type('Session ID', workshopId)
  await press('Next')
  await alerted('Could not join workshop.')
  expect((await field('Session ID')).value).toBe(workshopId)
  answered['PublicWorkshopInfo'] = answers['PublicWorkshopInfo'] ?? 0
  await press('Try again')
  await screen.findByText('Ana invites you to join this session.')
  answered['CreateTempUser'] = 503
  await type('Your name (optional)', 'Bo')
  await press('Join')
  await alerted('Could not join workshop.')
  expect((await field('Your name (optional)')).value).toBe('Bo')
  answered['CreateTempUser'] = answers['CreateTempUser'] ?? 0
  await press('Try again')
  await screen.findByText(`/workshop/${workshopId}`)
})

test('[M13] [U5] [U7] the password is asked for after a first attempt; a wrong one stays, with a message', async () => {
  const { answered, sent } = open(`/join/workshop/${workshopId}`)
  answered['CreateTempUser'] = { createTempUser: mistaken(messages.joinPasswordWrong) }
  await press('Join')
  expect((await field('Password')).maxLength).toBe(255)
  expect(screen.queryByRole('alert')).toBeNull()
  await type('Password', 'teapot-11')
  await press('Join')
  await alerted(messages.joinPasswordWrong.sentence)
  expect((await field('Password')).value).toBe('teapot-11')
  expect(sent()).toEqual({ workshopId, workshopPassword: 'teapot-11' })
  answered['CreateTempUser'] = { createTempUser: mistaken(messages.sessionEnded) }
  answered['PublicWorkshopInfo'] = { publicWorkshopInfo: { ...info, workshopEnded: true } }
  await press('Join')
  await alerted('This session has ended. Nobody can join it any more.')
})

test('[M1] [M13] what a link’s password may be is tried in turn; when none fits, an empty field asks, without a message', async () => {
  const { answered, all } = open(`/join/workshop/${workshopId}#?tea%20pot.`)
  answered['CreateTempUser'] = { createTempUser: mistaken(messages.joinPasswordWrong) }
  await press('Join')
  expect((await field('Password')).value).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(all()).toEqual(['tea pot.', 'tea%20pot.', 'tea pot'])
  await type('Password', 'kettle')
  await press('Join')
  await alerted(messages.joinPasswordWrong.sentence)
  expect(all().at(-1)).toBe('kettle')
})

test.each(['https://example.org/a/b?c#d', 'see you / at 9', '/account'])(
  '[U13] what is no session ID stays in the field, with a message: %s',
  async (typed) => {
    open('/join')
    await type('Session ID', typed)
    await press('Next')
    await alerted('This is not a session ID.')
    expect((await field('Session ID')).value).toBe(typed)
  },
)

test('[M2] [U13] an ID of no session stays to be corrected; a pasted invite link is its ID, and joins with its password', async () => {
  const unknown = { publicWorkshopInfo: { ...info, ok: false, workshopName: null } }
  const { answered, sent } = open('/join/workshop/zzzz2345', { PublicWorkshopInfo: unknown })
  await alerted('No workshop with session ID:zzzz2345 available')
  const id = await field('Session ID')
  expect(id.value).toBe('zzzz2345')
  answered['PublicWorkshopInfo'] = answers['PublicWorkshopInfo'] ?? 0
  const text = `You are invited: <https://plenum.example/join/workshop/${workshopId}#?kettle-47>`
  fireEvent.paste(id, { clipboardData: { getData: () => text } })
  expect(id.value).toBe(workshopId)
  await press('Next')
  await press('Join')
  await screen.findByText(`/workshop/${workshopId}`)
  expect(sent()).toEqual({ workshopId, workshopPassword: 'kettle-47' })
})

test.each([true, false])(
  '[U5] a signed-in person joins like everybody; only a facilitator may open it with the account: %s',
  async (isFacilitator) => {
    await signInHere('Ben')
    open(`/join/workshop/${workshopId}`, { Workshop: { workshop: { id: workshopId, isFacilitator } } })
    await screen.findByText(/^You are signed in as Ben\. You join like everybody else/)
    const link = () => screen.queryByRole('link', { name: 'Open it as Ben' })
    await expect.poll(() => link() !== null).toBe(isFacilitator)
  },
)

const ofThisCall = () => Response.json({ data: null, errors: [{ message: 'No' }] })
const ofAllCalls = () => new Response('Bad gateway', { status: 502 })
const found = () => Response.json({ data: { publicWorkshopInfo: { workshopName: 'Lunch' } } })

/** Runs the query of the join page against a network with this answer. */
async function asked(answer: () => Response) {
  vi.useFakeTimers()
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  const { result } = renderHook(() => useJoinInfo('abcd2345'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(result.current.info).toMatchObject({
    status: 'failed',
    error: { message: 'Oops, something went wrong!' },
  })
  expect(fetched).toHaveBeenCalledTimes(1)
  return { result, fetched }
}

/** Advances the fake clock by a minute. */
async function pass(): Promise<void> {
  for (let second = 0; second < 60; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
}

test('an answer about the session itself is not polled: only the person retries', async () => {
  const { result, fetched } = await asked(ofThisCall)
  await pass()
  expect(fetched).toHaveBeenCalledTimes(1)
  fetched.mockImplementation(async () => found())
  act(() => result.current.retry())
  expect(result.current.info).toEqual({ status: 'loading' })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(result.current.info).toMatchObject({ status: 'found', workshopName: 'Lunch' })
})

test('an unreachable server is polled until it answers, and then no more', async () => {
  const { result, fetched } = await asked(ofAllCalls)
  await pass()
  expect(fetched.mock.calls.length).toBeGreaterThan(5)
  fetched.mockImplementation(async () => found())
  await pass()
  expect(result.current.info).toMatchObject({ status: 'found' })
  const before = fetched.mock.calls.length
  await pass()
  act(() => void dispatchEvent(new Event('online')))
  expect(fetched).toHaveBeenCalledTimes(before)
})

test('a hidden page does not poll until it is visible again', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { result, fetched } = await asked(ofAllCalls)
  await pass()
  expect(fetched).toHaveBeenCalledTimes(1)
  fetched.mockImplementation(async () => found())
  visibility.mockReturnValue('visible')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(result.current.info).toMatchObject({ status: 'found' })
})

test('[U24] what the page of a link says of its session is shown without asking; of another session it is asked', async () => {
  const told = document.createElement('script')
  told.id = 'join-info'
  told.type = 'application/json'
  told.textContent = JSON.stringify({
    workshopId,
    workshopName: 'Winter plan',
    workshopCreator: 'Cy',
    workshopEnded: false,
  })
  document.head.append(told)
  // As long after the page was asked for as a phone takes.
  vi.spyOn(performance, 'now').mockReturnValue(3000)
  onTestFinished(() => told.remove())
  const wasAsked = (): boolean =>
    vi.mocked(fetch).mock.calls.some(([, init]) => String(init?.body).includes('PublicWorkshopInfo'))
  open(`/join/workshop/${workshopId}`)
  await screen.findByRole('heading', { name: 'Winter plan' })
  expect(wasAsked()).toBe(false)
  cleanup()
  open('/join/workshop/efgh2345')
  await screen.findByRole('heading', { name: 'Autumn plan' })
  expect(wasAsked()).toBe(true)
})
