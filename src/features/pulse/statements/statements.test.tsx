import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useItemActs } from '#activity/item/useItemActs.ts'
import { usePageActs } from '#activity/overlay/pageActs.ts'
import { RoleContext } from '#activity/session/role.ts'
import type { RoomRole } from '#activity/session/role.ts'
import { countsOf } from '#domain/activity/counts.ts'
import { countKey } from '#domain/activity/items/itemType.ts'
import { limits } from '#domain/limits.ts'
import * as voteMessages from '#domain/messages/voting.ts'
import { setStatementApproved } from '#domain/pulse/approval.ts'
import { statementType } from '#domain/pulse/items.ts'
import { addCategory, addStatement } from '#support/documents/pulseItems.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { choose } from '#support/views/ballotActs.ts'
import { boss, openPulse, pressBelow, typeStatement } from '#support/views/openPulse.tsx'
import { undoManager } from '#sync/documents/desk.ts'
import { refusedFor } from '#sync/entries/outboxEntry.ts'
import { OwnPulse } from '../own/OwnPulse.tsx'
import { usePulse } from '../usePulse.ts'
import { statementScreen } from './statementScreen.ts'
import type { StatementItem } from './statementScreen.ts'
import { useStatements } from './useStatements.ts'

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Statement' })
const typeInto = async (value: string) => fireEvent.change(await field(), { target: { value } })

/** A participant has added 'We celebrate', which waits, and edits it. */
async function editing() {
  const pulse = openPulse('participant')
  typeStatement('We celebrate')
  const { id = '' } = pulse.entries()[0]?.variables as { id?: string }
  await press('Edit: We celebrate')
  await typeInto('We celebrate what we finish')
  const approve = (isApproved: boolean): void =>
    act(() => {
      const statement = { id, groupId: 'team', text: 'We celebrate', createdAt: 1 }
      if (isApproved) addStatement(pulse.docs, boss, statement)
      else setStatementApproved(pulse.docs.desk, id, false)
    })
  return { ...pulse, id, approve }
}

test('[PU4] who edits a statement that is approved meanwhile is told in the dialog, and can copy the text', async () => {
  const { approve } = await editing()
  approve(true)
  expect(screen.queryByRole('region', { name: 'Waiting for approval' })).toBeNull()
  const dialog = within(screen.getByRole('dialog'))
  dialog.getByText('A facilitator has approved this statement. Only a facilitator can change it now.')
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('We celebrate what we finish')
  dialog.getByRole('button', { name: 'Copy text' })
  fireEvent.click(dialog.getByText('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  typeStatement('We plan')
  screen.getByRole('region', { name: 'Waiting for approval' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[PU4] a statement that is approved while its author is asked whether to delete it stays', async () => {
  const { approve, entries } = await editing()
  await press('Cancel')
  await press('Delete: We celebrate')
  await screen.findByText('Are you sure you want to delete this statement?')
  approve(true)
  await press('Delete')
  await screen.findByText('A facilitator has approved this statement. Only a facilitator can change it now.')
  expect(entries()).toHaveLength(1)
})

test('what was typed at a statement is kept until it is saved or cancelled', async () => {
  await editing()
  fireEvent.keyDown(await field(), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Edit: We celebrate')
  expect((await field()).value).toBe('We celebrate what we finish')
  await press('Cancel')
  await press('Edit: We celebrate')
  expect((await field()).value).toBe('We celebrate')
})

test('[B20] a facilitator whose statement somebody else deletes while it is edited can copy the text', async () => {
  const { docs } = openPulse('facilitator')
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for: We laugh' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await typeInto('We laugh a lot')
  act(() => void docs.desk.getMap('statementDeleted').set('laugh', true))
  const dialog = within(screen.getByRole('dialog'))
  dialog.getByText('Somebody deleted this statement.')
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('We laugh a lot')
})

/** Chooses from a menu of a facilitator's screen. */
async function chooseIn(menu: string, item: string): Promise<void> {
  await press(menu)
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}
/** Confirms a deletion. */
async function confirm(question: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: question }))
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete' })))
}

test('[PU4] a facilitator moves and deletes statements, and Undo reverts each step', async () => {
  openPulse('facilitator')
  const listed = () => screen.getAllByRole('slider').map((one) => one.getAttribute('aria-label'))
  await chooseIn('Actions for: We rest', 'Move up')
  expect(listed()).toEqual(['We rest', 'We laugh'])
  await chooseIn('Actions for: We rest', 'Delete')
  await confirm('Are you sure you want to delete this statement?')
  expect(listed()).toEqual(['We laugh'])
  await press('Undo')
  expect(listed()).toEqual(['We rest', 'We laugh'])
  await press('Undo')
  expect(listed()).toEqual(['We laugh', 'We rest'])
})

/** The statement 'We sing' on somebody's screen, and what this device remembers of acts on it. */
function remembering(role: RoomRole, objectId: string) {
  const sing: StatementItem = {
    ...{ id: `sing in ${objectId}`, groupId: 'team', order: 'a0', text: 'We sing', createdAt: 1 },
    ...{ byFacilitator: true, isApproved: true, isMine: true, isSaved: true, hasLiked: false },
  }
  const { doc, Room } = stillRoom(`with-${objectId}`)
  const board = doc('board', objectId)
  const docs = { desk: role === 'facilitator' ? doc('desk', objectId) : board, board }
  const useAll = () => {
    const pulse = usePulse(objectId)
    useStatements(pulse)
    return { ...useItemActs(pulse, statementScreen), known: usePageActs().get(sing.id) }
  }
  const { result } = renderHook(useAll, {
    wrapper: ({ children }) => (
      <Room>
        <RoleContext value={role}>{children}</RoleContext>
      </Room>
    ),
  })
  act(() => {
    addCategory(docs.desk, 'team')
    addStatement(docs, boss, sing)
  })
  return { desk: docs.desk, sing, now: () => result.current }
}

test('[PU4] what a facilitator deletes on the desk does not come back from this device, which has it too, until Undo', () => {
  const { desk, sing, now } = remembering('facilitator', 'deletes')
  act(() => expect(now().remove(sing)).toBeNull())
  expect(now().known).toMatchObject({ isDeleted: true })
  act(() => void undoManager(desk).undo())
  expect(now().known).toMatchObject({ isDeleted: false })
})

test('[PU3] a statement that leaves the board may wait again: its author’s device does not take it for deleted', () => {
  const { desk, sing, now } = remembering('participant', 'withdrawn')
  act(() => void statementType.record(desk).delete(sing.id))
  expect(now().known).toBeUndefined()
})

test('[PU1] [PU3] a facilitator moves and deletes categories but the last one; Undo brings one back with its statements', async () => {
  openPulse('facilitator')
  const steps = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  await chooseIn('Actions for Team', 'Move down')
  expect(steps().slice(0, 2)).toEqual(['1. Work', '2. Team'])
  await chooseIn('Actions for Team', 'Delete')
  await confirm('Are you sure you want to delete this category?')
  await press('Actions for Work')
  const remove = await screen.findByRole('menuitem', { name: 'Delete' })
  expect(remove.hasAttribute('data-disabled')).toBe(true)
  await press('Undo')
  expect(steps().slice(0, 2)).toEqual(['1. Work', '2. Team'])
  pressBelow('Next')
  screen.getByRole('slider', { name: 'We rest' })
})

test('[U14] [PU3] [PU4] without their desk, facilitators edit, delete and hide approved statements, and move none', async () => {
  const { entries } = openPulse('facilitator', { isReading: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for: We laugh' }))
  await screen.findByRole('menuitem', { name: 'Let it wait again' })
  screen.getByRole('menuitem', { name: 'Delete' })
  expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
  await typeInto('We laugh a lot')
  await press('Save')
  expect(entries().map(({ variables }) => variables)).toEqual([
    { sliderPollId: 'laugh', sliderText: 'We laugh a lot' },
  ])
})

test('[U14] [PU3] [PU8] without their desk, facilitators have the menu of what calls do; approval is withdrawn of all after a question', async () => {
  const { room } = openPulse('facilitator', { isReading: true })
  act(() => room.socket.state.setState({ status: 'online' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Options of this activity' }))
  await screen.findByRole('menuitemcheckbox', { name: 'Approve new statements first' })
  screen.getByRole('menuitemcheckbox', { name: 'Compare with the earlier pulse' })
  fireEvent.click(screen.getByRole('menuitem', { name: 'Let all statements wait again' }))
  await screen.findByRole('heading', { name: 'Let all statements wait again?' })
  screen.getByRole('button', { name: 'Let them wait' })
})

test('[PU3] what waits is approved one by one or at once, and one statement waits again', async () => {
  const { room, docs, add } = openPulse('facilitator')
  act(() => {
    for (const id of ['sing', 'plan']) {
      add(id, 'team', `We ${id}`)
      setStatementApproved(docs.desk, id, false)
    }
    room.socket.state.setState({ status: 'online' })
  })
  const calls = vi.spyOn(room.credentials, 'callAs').mockResolvedValue({})
  // Besides, the page asks what is there.
  const sent = () =>
    calls.mock.calls.map(([, variables]) => variables as object).filter((one) => 'approved' in one)
  await press('Approve: We plan')
  await waitFor(() => expect(sent()).toEqual([{ sliderPollId: 'plan', approved: true }]))
  await press('Approve all')
  await waitFor(() =>
    expect(sent().slice(1)).toEqual(['sing', 'plan'].map((id) => ({ sliderPollId: id, approved: true }))),
  )
  await chooseIn('Actions for: We laugh', 'Let it wait again')
  await waitFor(() => expect(sent().at(-1)).toEqual({ sliderPollId: 'laugh', approved: false }))
})

test('[PU1] [PU11] a category that is full with statements that wait takes no more, whoever sees them', () => {
  const { docs } = openPulse('participant')
  const count = (statements: number): void =>
    act(() => void countsOf(docs.board).set(countKey(statementType, 'team'), statements))
  count(limits.statementsPerCategory - 1)
  screen.getByRole('textbox', { name: 'Your Statement' })
  count(limits.statementsPerCategory)
  expect(screen.queryByRole('textbox', { name: 'Your Statement' })).toBeNull()
  screen.getByText(`This category is full: it takes at most ${limits.statementsPerCategory} statements.`)
})

const pressNow = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const listed = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

/** A participant voted on Team, and chose in Work without voting; then opens their own page. */
function voted() {
  const pulse = openPulse('participant')
  choose('We laugh', 4)
  pressNow('Abstain: We rest')
  pressBelow('Vote')
  pressBelow('Next')
  choose('I can focus', 2)
  const show = () =>
    pulse.show(<OwnPulse part={pulse.part} number={1} isOpenable onCount={() => undefined} />)
  return { ...pulse, show }
}

test('[BT1] without a connection, votes on their way and choices are on the person’s own page', async () => {
  const { show } = voted()
  show()
  expect(await listed()).toEqual([
    'TeamYou voted 4 of 5We laughWaiting to be sentOpen',
    'TeamYou abstainedWe restWaiting to be sentOpen',
    'WorkYou chose 2 of 5I can focusChosen, not voted yetOpen',
  ])
})

test('[BT7] [BT11] a refused ballot is there with its choices, also after the end of the session', async () => {
  const { show, tell, room } = voted()
  act(() => tell({}, { workshop: { ended: true } }))
  act(() =>
    room.outbox.view.setState(({ entries }) => ({
      entries: entries.map((entry) => ({ ...entry, state: refusedFor(voteMessages.votingClosed) })),
    })),
  )
  show()
  expect(await listed()).toEqual([
    'TeamYou chose 4 of 5We laughIt does not count. Please vote again.Open',
    'TeamYou chose to abstainWe restIt does not count. Please vote again.Open',
    'WorkYou chose 2 of 5I can focusChosen, not voted yetOpen',
  ])
})
