import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Offline } from '#api/callErrors.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { account } from '#support/views/answeringByHand.tsx'
import { InviteDialog } from './InviteDialog.tsx'

afterEach(() => credentials.view.setState({ account: null }))

const row = (email: string, waitsFor: string | null = null) => ({
  ...{ email, invitedAs: waitsFor ? 'facilitator' : 'participant', expiresAt: 1_800_000_000, waitsFor },
  isUnsent: false,
})
const person = (id: string, firstName: string) => ({ id, firstName, lastName: '', username: firstName })

/** Opens the dialog for Ada, in a session that Ada made or somebody else. */
function openDialog(answers: Record<string, object>, creator = account.userId, invitations: object[] = []) {
  const facilitatorGroup = [person('u1', 'Ada'), person('u2', 'Gus')]
  const of = { facilitatorGroup, invitations }
  const workshop = { id: 'abcd2345', password: 'river 7', creator: { id: creator }, ...of }
  const replies: Record<string, object> = { Invitations: { workshop }, ...answers }
  const called: string[] = []
  vi.spyOn(credentials, 'callAs').mockImplementation((document) => {
    const name = /(?:query|mutation) (\w+)/.exec(document)?.[1] ?? ''
    called.push(name)
    return name in replies ? Promise.resolve(replies[name] as never) : Promise.reject(new Offline())
  })
  credentials.view.setState({ account })
  const { render, room } = stillRoom('abcd2345')
  room.socket.state.setState({ status: 'online' })
  render(<InviteDialog knownPassword={null} onClose={() => undefined} />)
  return { called, replies, workshop }
}

test("[M7] 'Copy invite link' puts the link into the clipboard", async () => {
  openDialog({})
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  fireEvent.click(await screen.findByRole('button', { name: 'Copy invite link' }))
  expect(write.mock.calls).toEqual([[`${location.origin}/join/workshop/abcd2345#?river%207`]])
})

const field = () => screen.getByLabelText<HTMLInputElement>('Email addresses')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const chips = () =>
  within(screen.getByRole('list', { name: 'Will be invited' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const inviteButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Invite' })

test('[M17] addresses become chips by Enter, Tab, comma, space and pasting; a wrong one stays with its reason', () => {
  openDialog({})
  expect(inviteButton().disabled).toBe(true)
  for (const key of ['Enter', 'Tab']) {
    type(`${key.toLowerCase()}@example.org`)
    fireEvent.keyDown(field(), { key })
  }
  for (const end of [',', ' ']) type(`p${end.charCodeAt(0)}@example.org${end}`)
  expect(chips()).toEqual(['enter@example.org', 'tab@example.org', 'p44@example.org', 'p32@example.org'])
  type('nonsense ')
  screen.getByText('nonsense is not a valid email address.')
  expect(field().value.trim()).toBe('nonsense')
  type('')
  fireEvent.keyDown(field(), { key: 'Backspace' })
  fireEvent.click(screen.getByRole('button', { name: 'Take out tab@example.org' }))
  fireEvent.paste(field(), { clipboardData: { getData: () => 'Bo <bo@example.org>; p44@example.org' } })
  expect(chips()).toEqual(['enter@example.org', 'p44@example.org', 'bo@example.org'])
})

test('[I1] a failure keeps the addresses; then it says who is invited, and that one’s own address is not', async () => {
  const { replies } = openDialog({})
  type(`bo@example.org ${account.email} `)
  fireEvent.paste(field(), { clipboardData: { getData: () => `bo@example.org, ${account.email}` } })
  fireEvent.click(inviteButton())
  await screen.findByText('There is no connection right now.')
  expect(chips()).toEqual(['bo@example.org', account.email])
  replies.SendInvites = { sendInvites: { ok: true, invitations: [row('bo@example.org')] } }
  fireEvent.click(inviteButton())
  await screen.findByText(/^Invited: bo@example\.org/)
  screen.getByText(`Not invited: ${account.email} is your own address`, { exact: false })
  expect(screen.queryByRole('list', { name: 'Will be invited' })).toBeNull()
})

test('[I1] inviting facilitators is confirmed after a warning, and says that they wait for the creator', async () => {
  const { called } = openDialog({
    AddFacilitators: {
      addFacilitators: {
        ...{ ok: true, notFound: ['new@example.org'] },
        workshop: { id: 'abcd2345', facilitatorGroup: [], invitations: [row('new@example.org', 'signUp')] },
      },
    },
  })
  fireEvent.paste(field(), { clipboardData: { getData: () => 'new@example.org' } })
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'facilitator' } })
  fireEvent.click(inviteButton())
  const confirm = within(await screen.findByRole('dialog', { name: 'Invite a facilitator?' }))
  confirm.getByText(/full admin rights/)
  expect(called).not.toContain('AddFacilitators')
  fireEvent.click(confirm.getByRole('button', { name: 'Invite' }))
  await screen.findByText(/^Invited, facilitator once their account is confirmed: new@example\.org/)
})

test.each([
  ['[W2] the creator removes others and cannot leave', 'u1', ['Remove Gus from session'], 'Gus'],
  ['[W2] others can leave, and cannot remove the creator', 'u2', ['Leave as facilitator'], null],
])('%s', async (_title, creator, offered, removed) => {
  const { called } = openDialog({ RemoveFacilitator: { removeFacilitator: { ok: true } } }, creator)
  const buttons = { name: /^(Remove|Leave)/ }
  await screen.findByRole('button', buttons)
  const all = screen.getAllByRole('button', buttons)
  expect(all.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual(offered)
  fireEvent.click(all[0] as HTMLElement)
  const asked = within(await screen.findByRole('dialog', { name: removed ? /^Remove Gus/ : /^Leave as/ }))
  fireEvent.click(asked.getByRole('button', { name: removed ? 'Remove' : 'Leave' }))
  await waitFor(() => expect(called).toContain('RemoveFacilitator'))
})

test('[I2] [I4] an open invitation says what it waits for; it is confirmed after a warning, or withdrawn', async () => {
  const invitations = [row('gus@example.org', 'confirmation'), row('new@example.org', 'signUp')]
  const ok = { ok: true }
  const answers = {
    ConfirmFacilitator: { confirmFacilitator: ok },
    WithdrawInvitation: { withdrawInvitation: ok },
  }
  const { called } = openDialog(answers, account.userId, invitations)
  await screen.findByText('has signed up and waits for you', { exact: false })
  screen.getByText('waits for them to sign up; you confirm the account then', { exact: false })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm the account of gus@example.org' }))
  const asked = within(await screen.findByRole('dialog', { name: /^Is the account with gus/ }))
  asked.getByText('Only confirm when you know that this account is theirs.', { exact: false })
  expect(called).not.toContain('ConfirmFacilitator')
  fireEvent.click(asked.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(called).toContain('ConfirmFacilitator'))
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw the invitation of new@example.org' }))
  await waitFor(() => expect(called).toContain('WithdrawInvitation'))
})

test('[I5] invitations whose mail was not sent are named, and their mails are sent again at once', async () => {
  const unsent = [row('gus@example.org', 'link'), row('bo@example.org')].map((one) => ({
    ...one,
    isUnsent: true,
  }))
  const { called, replies, workshop } = openDialog({}, account.userId, [...unsent, row('kim@example.org')])
  await screen.findByText('The mail was not sent: gus@example.org, bo@example.org')
  expect(screen.getAllByText('The mail was not sent.')).toHaveLength(2)
  expect(screen.queryByText('waits for the link in the mail')).toBeNull()
  const button = screen.getByRole('button', { name: 'Send again' })
  fireEvent.click(button)
  await screen.findByText('There is no connection right now.')
  Object.assign(replies, {
    SendInvites: { sendInvites: { ok: true, invitations: [] } },
    AddFacilitators: { addFacilitators: { ok: true } },
    Invitations: { workshop: { ...workshop, invitations: [row('kim@example.org')] } },
  })
  fireEvent.click(button)
  await waitFor(() => expect(screen.queryByText(/The mail was not sent/)).toBeNull())
  expect(called.slice(-3)).toEqual(['SendInvites', 'AddFacilitators', 'Invitations'])
  expect(document.activeElement).toBe(field())
})
