import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { CopySource } from '#activity/copyInput/copySource.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { organizeModel } from '#domain/organize/model.ts'
import { addGroup, addItem, move } from '#domain/organize/moves.ts'
import { sectionRules } from '#domain/organize/rules.ts'
import { contents } from '#domain/workshop/content.ts'
import { stateRoots } from '#domain/workshop/state.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { boss } from '#support/documents/actors.ts'
import { account, showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import { roomFor } from '#sync/room/rooms.ts'
import { CopyFromOrganize } from './CopyFromOrganize.tsx'
import { CopyIntoOrganize } from './CopyIntoOrganize.tsx'

const part = agendaPart('Sorted', { content: contents.organize })
const rated = agendaPart('Rated', { content: contents.evaluate, numberOfAxis: 1, position: 1 })
const { objectId } = part
let rooms = 0

interface Sent {
  copyObjects: object[]
  toPartInput: object
}

/** A view in a session with an Organize activity: three items, of which one is in a section, in a group. */
function show(view: ReactNode) {
  const workshopId = `organize-copy-${++rooms}`
  const { documents } = roomFor(workshopId, { kind: 'account', ...account })
  documents.get({ kind: 'state', id: workshopId }).fill((state) => {
    for (const one of [part, rated]) stateRoots.parts(state).set(one.id, one)
  })
  const desk = documents.get({ kind: 'desk', id: objectId })
  const docs = {
    desk: desk.view.getState().doc,
    board: documents.get({ kind: 'board', id: objectId }).view.getState().doc,
  }
  organizeModel.start(docs, { name: 'Sorted', newId: () => '' })
  for (const id of ['ours', 'theirs']) deskEdits.create(sectionRules, docs.desk, { id, text: id })
  for (const id of ['i1', 'i2', 'i3']) addItem(docs, boss, { id, text: id, createdAt: 5 })
  addGroup(docs.desk, { id: 'g', text: 'Group' }, { sectionId: 'ours' })
  move(docs.desk, ['i2'], { groupId: 'g' })
  desk.view.setState({ state: { status: 'ready', isLive: true } })
  return showAnsweringByHand<Sent>(workshopId, view)
}
const press = (role: string, name: string | RegExp): boolean =>
  fireEvent.click(screen.getByRole(role, { name }))
const from = (at: unknown = null) => (
  <CopyFromOrganize {...{ part, at }} onOpen={() => undefined} onClose={() => undefined} />
)
/** Copies into the activity that is rated. */
async function copyBy(button: string): Promise<void> {
  press('radio', /^Rated/)
  press('button', button)
  const copy = await screen.findByRole('button', { name: 'Copy' })
  await act(async () => fireEvent.click(copy))
}

test('[OR10] items are copied of all sections or of those that are chosen, or sections with what is in them', async () => {
  const { sent, losesAnswer } = show(from())
  await screen.findByText('All 3 items there will be copied.')
  await copyBy('Copy Answers')
  expect(sent[0]?.copyObjects).toEqual([{ type: 'ANSWERS', objId: objectId, copyChildren: false }])
  await losesAnswer()
  press('button', 'Back')
  press('checkbox', /^Unsorted/)
  await screen.findByText('One item will be copied.')
  await copyBy('Copy Groups')
  expect(sent[1]?.copyObjects).toEqual([{ type: 'ANSWERS', objId: 'g', copyChildren: true }])
  await losesAnswer()
  press('button', 'Back')
  press('radio', 'Sections with their items')
  await screen.findByText('2 sections will be copied, with everything in them.')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Unsorted/ }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Copy Groups' })).toBeNull()
  press('checkbox', /^theirs/)
  await copyBy('Copy Answers')
  expect(sent[2]?.copyObjects).toEqual([{ type: 'TOPICS', objId: 'ours', copyChildren: true }])
})

test('[OR10] a selection of the board is copied as it is, and a section of it is chosen already', async () => {
  const { sent } = show(from({ sectionIds: [], itemIds: ['i2', 'i3'], groupIds: [] }))
  await screen.findByText('The 2 selected items will be copied.')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await copyBy('Copy Answers')
  expect(sent[0]?.copyObjects).toMatchObject([{ objId: 'i3' }, { objId: 'i2' }])
})

const source: CopySource = {
  ...{ workshopId: 'w', partId: 'other', from: {}, answerCount: 2, groupCount: 1, hasTop: false },
  summary: () => 'Two answers',
  itemsOf: () => [{ type: 'ANSWERS', objId: 'a' }],
  grouped: [{ type: 'ANSWERS', objId: 'q', copyChildren: true }],
}
const into = (given: CopySource = source) => (
  <CopyIntoOrganize
    source={given}
    target={part}
    input={{ type: 'answers' }}
    onBack={() => undefined}
    onCopied={() => undefined}
  />
)

test('[OR10] [K7] input becomes items of a section with its groups, which join those of their name unless they are cloned', async () => {
  const { sent } = show(into())
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Unsorted' }).checked).toBe(true),
  )
  press('radio', 'ours')
  press('switch', /^Make new groups/)
  press('button', 'Copy')
  expect(sent[0]).toMatchObject({
    copyObjects: [{ objId: 'q', copyChildren: true }],
    toPartInput: {
      ...{ partId: 'Sorted', inputKind: 'ANSWERS', multiTopicId: 'ours' },
      ...{ copyGroups: true, cloneGroups: true },
    },
  })
})

test('[OR10] [K7] input becomes sections, with groups or without', () => {
  const { sent } = show(into())
  press('radio', 'Sections')
  expect(screen.queryByRole('switch', { name: /^Make new groups/ })).toBeNull()
  press('switch', /^Groups stay groups/)
  press('button', 'Copy')
  expect(sent[0]?.toPartInput).toEqual({ partId: 'Sorted', inputKind: 'TOPICS', copyGroups: false })
})

test('input without groups asks for none', () => {
  const { grouped: _none, ...plain } = source
  show(into(plain))
  expect(screen.queryByRole('switch')).toBeNull()
})
