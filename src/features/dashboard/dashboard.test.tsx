import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '#api/signIn/identity.ts'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { renderView } from '#support/views/renderView.tsx'
import { signInHere } from '#support/views/signInHere.ts'
import { useToastQueue } from '#ui/toasts/notify.ts'
import { tableDate } from '#ui/texts/dates.ts'
import { LanguageContext } from '#ui/texts/useText.ts'
import { copyEverything } from './create/copyChoice.ts'
import { CopyParts } from './create/CopyParts.tsx'
import { WaitingInvitations } from './home/WaitingInvitations.tsx'
import { TemplatesPage } from './library/TemplatesPage.tsx'
import { DeleteDialog } from './workshops/DeleteDialog.tsx'
import { RetentionDialog } from './workshops/RetentionDialog.tsx'
import type { WorkshopRow } from './workshops/workshopRow.ts'
import { WorkshopsPage } from './workshops/WorkshopsPage.tsx'
import { WorkshopTable } from './workshops/WorkshopTable.tsx'

let ana: Account
beforeEach(async () => {
  ana = await signInHere()
})

const person = (id: string) => ({ id, firstName: id, lastName: '' })
const session = (name: string, creator = 'u1') => ({
  ...{ id: name, workshopName: name, createdTimeStamp: 1_700_000_000, retentionDays: 30, ended: false },
  ...{ creator: person(creator), password: '' },
})
const sessions = (count: number, from = 0) => ({
  workshops: Array.from({ length: count }, (_, at) => session(`Session ${from + at}`)),
})
const press = async (role: 'button' | 'menuitem', name: string) =>
  fireEvent.click(await screen.findByRole(role, { name }))
// Queries by role take seconds in a table of this size.
const rows = () => document.querySelectorAll('[data-row]').length
const search = (wanted: string) =>
  fireEvent.change(screen.getByPlaceholderText(/^Search/), { target: { value: wanted } })
/** What the last call of this name was about. */
const asked = (name: string): unknown =>
  vi
    .mocked(fetch)
    .mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
    .findLast(({ query }) => query.includes(`${name}(`))?.variables

test('[W7] sessions are shown page by page, the focus on the first new one, and searched on the server', async () => {
  const answers: Record<string, object> = { WorkshopPage: sessions(51) }
  answerCalls(answers)
  renderView(<WorkshopsPage account={ana} />)
  await screen.findByText('Session 49')
  answers['WorkshopPage'] = sessions(20, 50)
  fireEvent.click(screen.getByText('Show more'))
  await screen.findByText('Session 69')
  expect(rows()).toBe(70)
  await expect.poll(() => document.activeElement?.textContent).toBe('Session 50')
  expect(screen.queryByText('Show more')).toBeNull()

  answers['WorkshopPage'] = sessions(0)
  search('none of them')
  await screen.findByText('No session is named like “none of them”')
  expect(asked('WorkshopPage')).toEqual({ first: 51, search: 'none of them' })
  answers['WorkshopPage'] = sessions(2)
  await press('button', 'Clear the search')
  await expect.poll(rows).toBe(2)
  expect(asked('WorkshopPage')).toEqual({ first: 51 })
})

test('[W2] the menu of a session of somebody else says that only its creator renames, deletes and keeps it', async () => {
  answerCalls({ WorkshopPage: { workshops: [session('Made by Bo', 'bo'), session('Mine')] } })
  renderView(<WorkshopsPage account={ana} />)
  for (const [name, isOwn] of [
    ['Made by Bo', false],
    ['Mine', true],
  ] as const) {
    await press('button', `Actions for ${name}`)
    const entries = await screen.findAllByRole('menuitem', {
      name: /^(Rename|Delete|Time to restore: 30 days…)/,
    })
    expect(entries).toHaveLength(3)
    for (const entry of entries) {
      expect(entry.hasAttribute('disabled')).toBe(!isOwn)
      expect(entry.textContent?.includes('Only the creator may do this')).toBe(!isOwn)
    }
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
    await expect.poll(() => screen.queryByRole('menu')).toBeNull()
  }
})

test('[X1] the days a deleted session is kept are whole numbers within the limits', async () => {
  const answers = { SetRetention: { updateWorkshop: { ok: true } } }
  const called = answerCalls(answers)
  const onChanged = vi.fn()
  const workshop = { id: 'a', workshopName: 'Kick-off', isTemplate: false, retentionDays: 30 }
  renderView(<RetentionDialog {...{ workshop, onChanged }} onClose={() => undefined} />)
  const days = await screen.findByLabelText('Days in which it can be restored')
  for (const typed of ['-1', '2.5', 'many', '99999']) {
    fireEvent.change(days, { target: { value: typed } })
    await press('button', 'Save')
    await screen.findByRole('alert')
  }
  expect(called).toEqual([])
  fireEvent.change(days, { target: { value: '0' } })
  await press('button', 'Save')
  await expect.poll(() => onChanged.mock.calls.length).toBe(1)
  expect(asked('SetRetention')).toEqual({ workshopId: 'a', retentionDays: 0 })
})

const template = (name: string, more: object = {}) => ({
  ...{ id: name, workshopName: name, templateDesc: '', templatePic: 1, copyCounter: 0, usedByOthers: 0 },
  ...{ createdTimeStamp: 1_700_000_000, retentionDays: 30, isFacilitator: false, publictemplateinfoSet: [] },
  ...{ templateOfficial: true, templatePublic: true, creator: person('plenum'), ...more },
})

test('[W7] templates are filtered by owner, category and words; only one’s own have a menu', async () => {
  const mine = { templateOfficial: false, templatePublic: false, isFacilitator: true, creator: person('u1') }
  const categories = { publictemplateinfoSet: [{ category: 'retrospective', isSet: true }] }
  const templates = [template('Retro', categories), template('Zebra', mine), template('Risks')]
  answerCalls({ Templates: { templates } })
  renderView(<TemplatesPage account={ana} />)
  const shown = async (...names: string[]) =>
    expect
      .poll(() =>
        screen.queryAllByRole('article').map((one) => names.find((name) => within(one).queryByText(name))),
      )
      .toEqual(names)
  await screen.findByText('Zebra')
  await shown('Retro', 'Zebra', 'Risks')
  expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1)
  fireEvent.click(screen.getByRole('radio', { name: 'My Templates' }))
  await shown('Zebra')
  screen.getByText('Private')
  fireEvent.click(screen.getByRole('radio', { name: 'Retrospective' }))
  await shown('Retro')
  fireEvent.click(screen.getByRole('radio', { name: 'All' }))
  search('ris')
  await shown('Risks')
  search('no such')
  await screen.findByText('No template has “no such” in its name or description')
})

test('offline a session’s menu says what needs a connection, and passwords are not kept on the device', async () => {
  answerCalls({ WorkshopPage: { workshops: [{ ...session('Mine'), password: 'kettle-47' }] } })
  renderView(<WorkshopsPage account={ana} />)
  await screen.findByText('Mine')
  expect(JSON.stringify(localStorage)).toContain('Mine')
  expect(JSON.stringify(localStorage)).not.toContain('kettle-47')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  await press('button', 'Actions for Mine')
  const entry = await screen.findByRole('menuitem', { name: /^Delete/ })
  await expect.poll(() => entry.textContent).toContain('This needs a connection')
})

test('[I3] home says that an invitation waits for the link in the mail, names no session, and sends the link again', async () => {
  answerCalls({
    WaitingInvitations: { waitingInvitations: { count: 1, byMail: true } },
    MailInvitationLink: { mailInvitationLink: { ok: true } },
  })
  renderView(<WaitingInvitations email="ana@example.org" />)
  await screen.findByText(/^Confirm that ana@example\.org is your address/)
  await press('button', 'Mail me the link')
  await screen.findByText(/^The link is on its way to ana@example\.org\./)
})

test('[W9] each language has its own list of templates, kept apart on the device', async () => {
  answerCalls({ Templates: { templates: [template('Kundresa')] } })
  renderView(
    <LanguageContext value={{ language: 'sv', texts: new Map() }}>
      <TemplatesPage account={ana} />
    </LanguageContext>,
  )
  await screen.findByText('Kundresa')
  expect(asked('Templates')).toEqual({ language: 'sv' })
  const kept = () => Object.keys(localStorage).filter((key) => key.includes('templates.'))
  // Kept in an effect, after the list was drawn.
  await expect.poll(kept).toEqual([expect.stringMatching(/templates\.sv$/)])
})

const day = 24 * 60 * 60

/** What the deletion dialog of a session or template says, and the toast after its *Delete*. */
async function saidOf(isTemplate: boolean, retentionDays: number): Promise<string[]> {
  answerCalls({
    DeleteWorkshop: { deleteWorkshop: { ok: true } },
    EraseWorkshop: { eraseWorkshop: { ok: true } },
  })
  useToastQueue.setState({ waiting: [] })
  const workshop = { id: 'a', workshopName: 'Kick-off', isTemplate, retentionDays }
  renderView(<DeleteDialog workshop={workshop} onClose={() => undefined} onDeleted={() => undefined} />)
  const dialog = await screen.findByRole('dialog')
  const said = [...dialog.querySelectorAll('h2, p')].map((one) => one.textContent ?? '')
  await press('button', 'Delete')
  await expect.poll(() => useToastQueue.getState().waiting.length).toBe(1)
  const [toast] = useToastQueue.getState().waiting
  return [...said, String(toast?.message), ...(toast?.action ? [toast.action.label] : [])]
}

const question = (what: string) => `Are you sure you want to delete this ${what}?`
const loss = (what: string) => `This will permanently delete the ${what} and any input will be lost.`
const until = () => tableDate(Date.now() / 1000 + 30 * day, 'en')

test.each([
  [false, 'workshop'],
  [true, 'template'],
])(
  '[M7] [M21] [X1] the dialog has the fixed sentence, the toast says until when it can be restored (template: %s)',
  async (isTemplate, what) => {
    expect(await saidOf(isTemplate, 30)).toEqual([
      question(what),
      loss(what),
      `“Kick-off” is deleted. Until ${until()} you can restore it in My sessions, under “Deleted”.`,
      'Undo',
    ])
  },
)

test('[X1] with a retention of 0 days the dialog says that deletion is immediate', async () => {
  expect(await saidOf(false, 0)).toEqual([
    question('workshop'),
    loss('workshop'),
    '“Kick-off” is erased right away and cannot be restored.',
    '“Kick-off” is erased',
  ])
})

test('[K4] what comes along of a template is asked only for activities that hold input', async () => {
  const part = (id: string, hasInput: boolean) => ({
    ...{ id, content: 'workshop | brainstorm', partName: id, numberOfAxis: null, hasInput },
  })
  const show = (parts: ReturnType<typeof part>[]) =>
    renderView(<CopyParts {...{ parts, choice: copyEverything }} isFailed={false} onChange={vi.fn()} />)
  const { unmount } = show([part('Ideas', true), part('Empty', false)])
  const chosen = (await screen.findAllByRole('combobox')).map((one) => one.getAttribute('aria-label'))
  expect(chosen).toEqual(['Input of all activities', 'Input of Ideas'])
  unmount()
  show([part('Empty', false)])
  expect((await screen.findAllByRole('checkbox')).length).toBe(1)
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('sessions with the same name show their creation time, others only their date', () => {
  const row = (id: string, workshopName: string, hour: number): WorkshopRow => ({
    id,
    workshopName,
    createdTimeStamp: new Date(2026, 10, 22, hour, 5).getTime() / 1000,
    retentionDays: 30,
    ended: false,
    creator: { id: 'u1', firstName: 'Ada', lastName: 'King' },
  })
  const workshops = [row('a', 'Retro', 9), row('b', 'retro', 10), row('c', 'Kick-off', 11)]
  renderView(<WorkshopTable workshops={workshops} userId="u1" onDialog={() => undefined} />)
  const created = screen
    .getAllByRole('row')
    .slice(1)
    .map((one) => one.querySelectorAll('td')[2]?.textContent)
  expect(created).toEqual([
    expect.stringMatching(/^22 Nov, 2026, 0?9:05/),
    expect.stringMatching(/^22 Nov, 2026, 10:05/),
    '22 Nov, 2026',
  ])
})
