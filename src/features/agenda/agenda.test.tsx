import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { PartsQuery, WorkshopsQuery } from '#api/generated.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { choiceOf } from '#support/calls/choiceOf.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { useAnnouncement } from '#ui/focus/announce.ts'
import { ActivityPreview } from './choose/ActivityPreview.tsx'
import { ChoiceTable } from './choose/ChoiceTable.tsx'
import { CreatePage } from './choose/CreatePage.tsx'
import { NewActivityMenu } from './choose/NewActivityMenu.tsx'
import { DuplicatePartDialog } from './dialogs/DuplicatePartDialog.tsx'
import { ImportActivityDialog } from './choose/ImportActivityDialog.tsx'
import { SwitchActivityDialog } from './dialogs/SwitchActivityDialog.tsx'
import { useAgendaActs } from './useAgendaActs.ts'
import type { AgendaActs } from './useAgendaActs.ts'

const part = agendaPart('p1', { partName: 'Ideas' })

test('[M20] a preview that cannot be loaded names its activity', () => {
  renderView(<ActivityPreview choice={choiceOf('brainstorm')} />)
  fireEvent.error(screen.getByRole('img', { name: 'Preview of Brainstorm' }))
  expect(screen.getByText('Preview image not found for Brainstorm')).toBeTruthy()
})

function NewActivity() {
  return <NewActivityMenu choices={[choiceOf('brainstorm'), choiceOf('identify')]} acts={useAgendaActs()} />
}

test('the menu of new activities shows the picture of one activity at a time', async () => {
  showAnsweringByHand('newactiv', <NewActivity />)
  fireEvent.click(screen.getByRole('button', { name: 'New activity' }))
  const pictured = () => screen.queryAllByAltText(/^Preview of/).map((picture) => picture.getAttribute('alt'))
  fireEvent.focus(await screen.findByRole('menuitem', { name: /^Brainstorm/ }))
  await expect.poll(pictured).toEqual(['Preview of Brainstorm'])
  fireEvent.mouseEnter(screen.getByRole('menuitem', { name: /^Identify/ }))
  await expect.poll(pictured).toEqual(['Preview of Identify'])
})

test('[M7] [M20] a copy is made with or without input, and a failure is reported in its dialog', async () => {
  const asked: string[] = []
  const closed: string[] = []
  const duplicate = async (_id: string, mode: string) => {
    asked.push(mode)
    return mode === 'copy_all' ? 'An error occurred while trying to duplicate part.' : null
  }
  renderView(<DuplicatePartDialog part={part} duplicate={duplicate} onClose={() => closed.push('closed')} />)
  fireEvent.click(await screen.findByRole('button', { name: 'With Input' }))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('An error occurred while trying to duplicate part.'),
  )
  expect(closed).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Without Input' }))
  await waitFor(() => expect(closed).toEqual(['closed']))
  expect(useAnnouncement.getState().text).toBe('Ideas is duplicated')
  expect(asked).toEqual(['copy_all', 'headings_only'])
})

test('a row is chosen by its radio button or a click anywhere on it', () => {
  const chosen: string[] = []
  renderView(
    <ChoiceTable
      {...{ title: '1. Select session', columns: ['Session', 'Owner'], empty: 'None' }}
      {...{ isLoading: false, chosen: 'a' }}
      rows={[
        { id: 'a', cells: ['Kick-off', 'Me'] },
        { id: 'b', cells: ['Retro', 'Ada King'] },
      ]}
      onChoose={(id) => chosen.push(id)}
    />,
  )
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Kick-off' }).checked).toBe(true)
  fireEvent.click(screen.getByText('Ada King'))
  expect(chosen).toEqual(['b'])
})

interface Sent {
  id?: string
  mode?: string
}

test('[C2] a double press and a retry after a lost response create a single activity', async () => {
  const { sent, losesAnswer } = showAnsweringByHand<Sent>(
    'w1',
    <CreatePage choices={[choiceOf('brainstorm')]} />,
  )
  const choice = screen.getByRole('button', { name: /Brainstorm/ })
  fireEvent.click(choice)
  fireEvent.click(choice)
  await waitFor(() => expect(sent.length).toBe(1))
  await losesAnswer()
  fireEvent.click(choice)
  await waitFor(() => expect(sent.length).toBe(2))
  expect(sent[0]?.id).toBeTruthy()
  expect(sent[1]).toEqual(sent[0])
})

function Duplicating() {
  const { duplicate } = useAgendaActs()
  return <DuplicatePartDialog {...{ part, duplicate }} onClose={() => undefined} />
}

test('[C2] a retried copy after a lost response reuses its ids; a copy of another type gets new ids', async () => {
  const { sent, losesAnswer } = showAnsweringByHand<Sent>('w2', <Duplicating />)
  for (const mode of ['With Input', 'With Input', 'Without Input']) {
    const before = sent.length
    fireEvent.click(await screen.findByRole('button', { name: mode }))
    await waitFor(() => expect(sent.length).toBe(before + 1))
    await losesAnswer()
    await screen.findByRole('alert')
  }
  expect(sent[1]).toEqual(sent[0])
  expect(sent.map(({ mode }) => mode)).toEqual(['copy_all', 'copy_all', 'headings_only'])
  expect(sent[2]?.id).not.toBe(sent[0]?.id)
})

const retro: WorkshopsQuery['workshops'][number] = {
  ...{ id: 'other234', workshopName: 'Retro', createdTimeStamp: 1_700_000_000, parts: [] },
  ...{ template: false, templateDesc: '', templatePic: 'default' },
  creator: { id: 'u1', firstName: 'Ada', lastName: 'King' },
}
const workshops: WorkshopsQuery = { workshops: [retro] }
const anyPart = { objectId: 'o', hidden: false, inputLocked: false, partName: '', position: 0 }
const parts: PartsQuery = {
  parts: [
    { ...anyPart, id: 'p1', content: 'workshop | brainstorm', numberOfAxis: null },
    { ...anyPart, id: 'p2', content: 'workshop | evaluate', numberOfAxis: 2 },
  ],
}

test.each([
  ['With Input', 'copy_all'],
  ['Without Input', 'headings_only'],
])("[M7] an activity without a name is 'Unnamed_' and its type, and is imported: %s", async (how, mode) => {
  answerCalls({ Workshops: workshops, Parts: parts })
  const taken = openDialog()
  fireEvent.click(await screen.findByRole('radio', { name: 'Retro' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Unnamed_Brainstorm' }))
  expect(screen.getByRole('radio', { name: 'Unnamed_2x2 matrix' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'With Input' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: how }))
  fireEvent.click(screen.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(useAnnouncement.getState().text).toBe('Unnamed_Brainstorm is imported'))
  expect(taken).toEqual([['p1', mode]])
})

/** Opens the dialog over a session, and returns the copies that it requests. */
function openDialog(): unknown[] {
  const { render } = stillRoom('import23')
  const taken: unknown[] = []
  const duplicate: AgendaActs['duplicate'] = async (...asked) => {
    taken.push(asked)
    return null
  }
  render(<ImportActivityDialog acts={{ duplicate } as AgendaActs} onClose={() => undefined} />)
  return taken
}

test('sessions with the same name are distinguished by time and activities, activities by their position', async () => {
  const content = 'workshop | brainstorm'
  const named = (id: string, partName: string) => ({ id, partName, content, numberOfAxis: null })
  const monday = new Date(2026, 10, 23, 9, 5).getTime() / 1000
  const many = ['Start', 'Stop', 'Go on', 'Thanks', ''].map((name, index) => named(String(index), name))
  const twins = [
    { ...retro, id: 'one23456', createdTimeStamp: monday, parts: many },
    { ...retro, id: 'two23456', createdTimeStamp: monday + 3600, workshopName: 'retro ' },
    { ...retro, id: 'other234', createdTimeStamp: monday, workshopName: 'Kick-off' },
  ]
  const same = { ...parts.parts[0], partName: 'Start' } as PartsQuery['parts'][number]
  answerCalls({ Workshops: { workshops: twins }, Parts: { parts: [same, { ...same, id: 'p9' }] } })
  openDialog()
  await screen.findByRole('radio', { name: 'Kick-off' })
  const [, later, earlier, other] = screen.getAllByRole('row').map((row) => row.textContent ?? '')
  expect(later).toMatch(/^retro.*10:05.*No activities.*2026-11-23$/)
  expect(earlier).toMatch(/^Retro0?9:05.*Start, Stop, Go on, and 2 more.*2026-11-23$/)
  expect(other).toMatch(/^Kick-offAda King2026-11-23$/)
  const described = screen.getByRole('radio', { name: 'Retro' }).getAttribute('aria-describedby') ?? ''
  const words = described.split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(words.join(', ')).toMatch(/^0?9:05.*Start, Stop, .*2026-11-23$/)
  fireEvent.click(screen.getByRole('radio', { name: 'Kick-off' }))
  await screen.findByText('Activity 2')
})

const choices = [choiceOf('brainstorm'), choiceOf('identify')]
const question = 'Are you sure you want to switch activity? All customization on THIS activity will be lost!'

function Switching({ partName, isPresented }: { partName: string; isPresented: boolean }) {
  const acts = useAgendaActs()
  const [objectId, setObjectId] = useState('o1')
  const [isOpen, setOpen] = useState(true)
  const switched = agendaPart('p1', { partName, objectId })
  return (
    <>
      <button onClick={() => setObjectId('o2')}>Another facilitator switches it</button>
      {isOpen && (
        <SwitchActivityDialog
          part={switched}
          {...{ choices, isPresented, acts }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Opens the dialog for a facilitator, in a session whose server responds when the test says so. */
async function show(workshopId: string, partName: string, isPresented = false) {
  const shown = showAnsweringByHand(workshopId, <Switching {...{ partName, isPresented }} />)
  fireEvent.click(await screen.findByRole('button', { name: /Identify/ }))
  await screen.findByText(question)
  return shown
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Switch activity' }))

test('[W11] replacing an activity needs a confirmation, in which Cancel has the focus', async () => {
  const { sent } = await show('switchab', 'Ideas', true)
  screen.getByText(/“Ideas” becomes: Identify\..*everyone goes to the lobby\./)
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(document.activeElement).toBe(cancel))
  fireEvent.click(cancel)
  await waitFor(() => expect(screen.queryByText(question)).toBeNull())
  expect(sent).toEqual([])
})

test('[C2] [W11] a retry after a lost response replaces the activity once and keeps a custom name', async () => {
  const { sent, answers, losesAnswer } = await show('switchcd', 'Ideas')
  confirm()
  await waitFor(() => expect(sent.length).toBe(1))
  await losesAnswer()
  await screen.findByRole('alert')
  confirm()
  await waitFor(() => expect(sent.length).toBe(2))
  expect(sent[0]).toMatchObject({ reusePartId: 'p1', type: 'workshop | identify', title: 'Ideas' })
  expect(sent[1]).toEqual(sent[0])
  await answers()
  await waitFor(() => expect(screen.queryByText(question)).toBeNull())
})

test('[W11] a name that was only the type’s default becomes the default of the new type', async () => {
  const { sent } = await show('switchef', 'Brainstorm')
  confirm()
  await waitFor(() => expect(sent).toMatchObject([{ title: 'Identify' }]))
})

test('an activity that another facilitator put in its place meanwhile is not lost', async () => {
  const { sent } = await show('switchgh', 'Ideas')
  fireEvent.click(screen.getByText('Another facilitator switches it'))
  confirm()
  await screen.findByText('Somebody else switched this activity in the meantime.')
  expect(sent).toEqual([])
})
