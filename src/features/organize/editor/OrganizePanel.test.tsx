import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { account, showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { boss } from '#support/documents/actors.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { limits } from '#domain/limits.ts'
import { sessionEnded } from '#domain/messages/joining.ts'
import { addItem, move } from '#domain/organize/moves.ts'
import { readSections } from '#domain/organize/places.ts'
import { organizeModel } from '#domain/organize/model.ts'
import { sectionRules } from '#domain/organize/rules.ts'
import { setSorting } from '#domain/organize/sorting.ts'
import { handleOf } from '#sync/documents/docHandle.ts'
import { roomFor } from '#sync/room/rooms.ts'
import { useAnnouncement } from '#ui/focus/announce.ts'
import { useToastQueue } from '#ui/toasts/notify.ts'
import { OrganizePanel } from './OrganizePanel.tsx'

const part = agendaPart('sorted', { content: 'workshop | organize', partName: 'Risks' })
const { objectId } = part
let rooms = 0

/** The editor of an activity with two sections, and an item in the first. */
function show(fill: (docs: { desk: Y.Doc; board: Y.Doc }) => void = () => undefined) {
  rooms += 1
  const workshopId = `organize-editor-${rooms}`
  const { documents } = roomFor(workshopId, { kind: 'account', ...account })
  const docOf = (kind: 'desk' | 'board') => documents.get({ kind, id: objectId }).view.getState().doc
  const docs = { desk: docOf('desk'), board: docOf('board') }
  organizeModel.start(docs, { name: 'Risks', newId: () => '' })
  for (const id of ['ours', 'theirs'])
    deskEdits.create(sectionRules, docs.desk, { id, text: `Section ${id}` })
  addItem(docs, boss, { id: 'i1', text: 'Fire', createdAt: 5 })
  move(docs.desk, ['i1'], { sectionId: 'ours' })
  fill(docs)
  const server = showAnsweringByHand(workshopId, <OrganizePanel part={part} />)
  return { ...server, desk: docs.desk }
}
const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const sections = (desk: Y.Doc) =>
  readSections(desk).map(({ text, entries }) => [text, entries.flatMap(({ items }) => items).length])
const toasts = () => useToastQueue.getState().waiting
const paste = (element: HTMLElement, text: string) =>
  fireEvent.paste(element, { clipboardData: { getData: () => text } })

beforeEach(() => useToastQueue.setState({ waiting: [] }))

test('[OR2] sections are renamed, described and coloured, and so is what is not sorted', async () => {
  const { desk } = show()
  const write = (name: string, text: string): void => {
    fireEvent.change(box(name), { target: { value: text } })
    fireEvent.blur(box(name))
  }
  write('Text of Section 1', 'Ours')
  write('Description of Section 1', 'We can do something')
  write('Name of its section', 'Inbox')
  fireEvent.click(screen.getByRole('button', { name: 'Colour of Section 1: None' }))
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Green' }))
  await screen.findByRole('button', { name: 'Colour of Section 1: Green' })
  expect(readSections(desk)).toMatchObject([
    { text: 'Inbox' },
    { text: 'Ours', desc: 'We can do something', color: 3 },
    { text: 'Section theirs' },
  ])
})

test('[OR2] several pasted lines become sections in one step, which can be undone; what does not fit is told', async () => {
  const { desk } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Add section' }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of Section 3' })
  expect([document.activeElement, field.value]).toEqual([field, 'Section 3'])
  field.setSelectionRange(0, field.value.length)
  paste(field, 'Start\n\n Stop\r\nContinue')
  await waitFor(() =>
    expect(sections(desk).slice(3)).toEqual([
      ['Start', 0],
      ['Stop', 0],
      ['Continue', 0],
    ]),
  )
  expect(useAnnouncement.getState().text).toBe('2 sections added.')
  act(() => toasts()[0]?.action?.run())
  expect(sections(desk)).toHaveLength(4)
  // One line is text like any other.
  paste(box('Text of Section 3'), 'Alone')
  expect(sections(desk)).toHaveLength(4)
  const lines = Array.from({ length: limits.organizeSections }, (_, at) => `Line ${at}`)
  paste(box('Text of Section 3'), ['First', 'x'.repeat(limits.sectionName + 1), ...lines].join('\n'))
  expect(sections(desk)).toHaveLength(limits.organizeSections + 1)
  expect(toasts().at(-1)?.message).toBe(
    '9 sections added. 3 lines do not fit: there are at most 12 sections. 1 line is longer than 100 characters.',
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add section' }).disabled).toBe(true)
})

test('[OR2] pasted lines that cannot be added any more are told with the reason', () => {
  const { desk } = show()
  handleOf(desk).isClosed = true
  paste(box('Text of Section 2'), 'Start\nStop')
  expect(toasts().map(({ message }) => message)).toEqual([sessionEnded])
  expect(sections(desk)).toHaveLength(3)
})

test('[OR4] [OR6] a deleted section gives its items back to the unsorted ones, and one undo brings all of it back', async () => {
  const { desk } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Section 1' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByText(/its items return to “Unsorted”/)
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(sections(desk)).toEqual([
      ['Unsorted', 1],
      ['Section theirs', 0],
    ]),
  )
  await waitFor(() => expect(toasts()[0]?.message).toBe('Section 1 deleted'))
  act(() => toasts()[0]?.action?.run())
  expect(sections(desk)[1]).toEqual(['Section ours', 1])
})

test('[OR5] who sorts is one of three, each said in a sentence; the call is made and the server’s choice shown', async () => {
  const { sent, answers } = show()
  expect(radio('I sort').checked).toBe(true)
  screen.getByText(/Nobody sees who moved what/)
  expect(screen.queryByRole('radio', { name: 'When voting closes' })).toBeNull()
  fireEvent.click(radio('Everyone sorts for themselves'))
  await waitFor(() => expect(sent).toEqual([{ organizeId: objectId, sorting: 'EACH' }]))
  expect([radio('I sort').checked, radio('I sort').disabled]).toEqual([true, true])
  await answers()
  expect(useAnnouncement.getState().text).toBe('Who sorts: Everyone sorts for themselves')
})

test('[OR3] [OR7] participants add items where it is allowed; sorting for oneself has the settings of voting', async () => {
  const { sent } = show(({ board }) => setSorting(board, 'EACH'))
  expect(radio('Everyone sorts for themselves').checked).toBe(true)
  expect(radio('When voting closes').checked).toBe(true)
  const settings = within(screen.getByRole('region', { name: 'Settings' }))
  fireEvent.click(settings.getByRole('switch', { name: /Participants add items/ }))
  await waitFor(() => expect(sent).toEqual([{ organizeId: objectId, allowed: true }]))
  settings.getByRole('switch', { name: 'Lock input' })
})
