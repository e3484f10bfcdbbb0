import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAddItem } from '#activity/item/useAddItem.ts'
import { useItemActs } from '#activity/item/useItemActs.ts'
import { usePageActs } from '#activity/overlay/pageActs.ts'
import { useOpenItem } from '#activity/presented/useOpenItem.ts'
import { RoleContext } from '#activity/session/role.ts'
import type { RoomRole } from '#activity/session/role.ts'
import type { Identity } from '#api/signIn/identity.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { updateItem } from '#domain/activity/items/changeItems.ts'
import { createItem } from '#domain/activity/items/createItems.ts'
import { readStanding } from '#domain/activity/items/readItems.ts'
import { answerRules } from '#domain/identify/answerRules.ts'
import { answerType, topicType } from '#domain/identify/items.ts'
import { topicRules } from '#domain/identify/topicRules.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { undoManager } from '#sync/documents/desk.ts'
import { wordsOf } from '#sync/room/outbox.ts'
import { HeaderSlotsProvider, HeaderSlotTarget } from '#ui/session/HeaderSlots.tsx'
import { IdentifyPage } from '../page/IdentifyPage.tsx'
import { TopicSection } from '../page/TopicSection.tsx'
import type { TopicSectionProps } from '../page/TopicSection.tsx'
import { useIdentify } from '../useIdentify.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import type { AnswerItem } from './answerList.ts'
import { answerScreen } from './answerScreen.ts'
import { useAnswers } from './useAnswers.ts'

const facilitator = { role: 'facilitator' as const, isMine: () => false }

/** The first answer, open as its author sees it. */
function Opened({ objectId }: { objectId: string }) {
  const identify = useIdentify(objectId)
  const answers = useAnswers(identify)
  const { all: items } = answers
  const { areShown } = identify
  const opened = useOpenItem({ objectId, isPresented: false, items, at: objectId, areShown })
  const [answer] = items
  if (!answer) return null
  return (
    <AnswerDialog {...{ identify, answers, opened }} answer={{ ...answer, isMine: true }} topic="Drinks" />
  )
}

/** The answer 'Tea' with the description 'With milk', opened in this role; `describe` changes it as another user would. */
function openAs(role: RoomRole, objectId: string) {
  const { doc, entries, render } = stillRoom(`with-${objectId}`)
  render(<Opened objectId={objectId} />, { role })
  const docs = {
    desk: doc(role === 'facilitator' ? 'desk' : 'board', objectId),
    board: doc('board', objectId),
  }
  const answer = { id: 'a', topicId: 't', text: 'Tea', desc: 'With milk', createdAt: 1 }
  act(() => {
    deskEdits.create(topicRules, docs.desk, { id: 't', text: 'Drinks' })
    createItem(answerRules, docs, facilitator, answer)
  })
  return {
    sent: () => entries(objectId).map(({ variables }) => variables),
    read: () => readStanding(answerType, docs.desk)[0],
    describe: (desc: string) => act(() => updateItem(answerType, docs, facilitator, { id: 'a', desc })),
  }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

test('[Y5] saving a text keeps a description that another user changed meanwhile: only changed fields are sent', async () => {
  const { describe, sent } = openAs('participant', 'edit-text')
  await press('Edit')
  describe('With lemon')
  type('Your answer', 'Green tea')
  await press('Save')
  expect(sent()).toEqual([{ answerId: 'a', answerText: 'Green tea' }])
  screen.getByText('Green tea')
  screen.getByText('With lemon')
})

test('[Y5] a description changed on its own is sent on its own, also when emptied; an unchanged answer sends nothing', async () => {
  const { sent } = openAs('participant', 'edit-description')
  await press('Edit')
  type('Description', '')
  await press('Save')
  expect(sent()).toEqual([{ answerId: 'a', answerDesc: '' }])
  await press('Edit')
  await press('Save')
  expect(sent()).toHaveLength(1)
  screen.getByText('Tea')
})

test('[Y5] facilitators who edit the desk also write only the fields that they changed', async () => {
  const { describe, read } = openAs('facilitator', 'edit-desk')
  await press('Edit')
  describe('With lemon')
  type('Your answer', 'Green tea')
  await press('Save')
  expect(read()).toMatchObject({ text: 'Green tea', desc: 'With lemon' })
})

function Shown() {
  const { all, isClosed } = useAnswers(useIdentify('o'))
  return <p data-closed={isClosed}>{all.map(({ id }) => id).join(' ')}</p>
}

const shown = (): string | null => screen.getByRole('paragraph').textContent

test('[Y9] on the facilitators’ desk, answers to a deleted topic are removed until the topic is restored', () => {
  const { doc, render } = stillRoom()
  render(<Shown />, { role: 'facilitator' })
  const docs = { desk: doc('desk', 'o'), board: doc('board', 'o') }
  act(() => {
    for (const topicId of ['t1', 't2']) {
      deskEdits.create(topicRules, docs.desk, { id: topicId, text: 'Topic' })
      createItem(answerRules, docs, facilitator, { id: `to-${topicId}`, topicId, text: 'Tea', createdAt: 1 })
    }
  })
  expect(shown()).toBe('to-t1 to-t2')
  act(() => deskEdits.remove(topicRules, docs.desk, 't2'))
  expect(shown()).toBe('to-t1')
  act(() => void topicType.deleted(docs.desk).delete('t2'))
  expect(shown()).toBe('to-t1 to-t2')
})

const phone: Identity = { kind: 'remote', workshopId: 'paired', remoteId: 'r1', token: 'token' }
test.each<[string, RoomRole, Identity | undefined, string]>([
  ['participants', 'participant', undefined, 'false'],
  ['who looks at a template', 'viewer', undefined, 'true'],
  ['a paired phone, whatever the page around it says', 'facilitator', phone, 'true'],
])('[R1] whether input is closed to %s', (_whom, role, identity, closed) => {
  stillRoom('paired', identity).render(<Shown />, { role })
  expect(screen.getByRole('paragraph').dataset['closed']).toBe(closed)
})

const juice: AnswerItem = {
  ...{ id: 'a', text: 'Juice', desc: 'Cold', topicId: 't', createdAt: 1 },
  ...{ isMine: true, isSaved: true, hasLiked: false },
}

test('new and changed answers are kept with their description, in case the server refuses them', () => {
  const { entries, Room } = stillRoom()
  const useActs = () => ({
    ...useItemActs(useIdentify('kept'), answerScreen),
    add: useAddItem('kept', answerScreen),
  })
  const { add, change } = renderHook(useActs, { wrapper: Room }).result.current
  act(() => {
    add({ topicId: 't', text: 'Tea', desc: 'With milk' })
    add({ topicId: 't', text: 'Water', desc: '' })
    change(juice, { text: 'Apple juice' })
    change(juice, { desc: 'Warm' })
    change(juice, { desc: '' })
  })
  expect(entries('kept').map((entry) => [entry.text, wordsOf(entry)])).toEqual([
    ['Tea', 'Tea\n\nWith milk'],
    ['Water', 'Water'],
    ['Apple juice', 'Apple juice\n\nCold'],
    ['', 'Juice\n\nWarm'],
    ['', 'Juice'],
  ])
})

test('what a facilitator deletes on the desk does not come back from this device, which has it too, until Undo', () => {
  const { doc, Room } = stillRoom('with-deleted')
  const docs = { desk: doc('desk', 'deleted'), board: doc('board', 'deleted') }
  const useAll = () => {
    const identify = useIdentify('deleted')
    useAnswers(identify)
    return { ...useItemActs(identify, answerScreen), known: usePageActs() }
  }
  const { result } = renderHook(useAll, {
    wrapper: ({ children }) => (
      <Room>
        <RoleContext value="facilitator">{children}</RoleContext>
      </Room>
    ),
  })
  act(() => {
    deskEdits.create(topicRules, docs.desk, { id: 't', text: 'Drinks' })
    createItem(answerRules, docs, facilitator, { ...juice, createdAt: 1 })
  })
  act(() => expect(result.current.remove(juice)).toBeNull())
  expect(result.current.known.get(juice.id)).toMatchObject({ isDeleted: true })
  act(() => void undoManager(docs.desk).undo())
  expect(result.current.known.get(juice.id)).toMatchObject({ isDeleted: false })
})

const item: AnswerItem = {
  ...{ id: 'a', text: 'Tea', desc: 'With milk', topicId: 't', createdAt: 1 },
  ...{ isMine: true, isSaved: false, hasLiked: false },
}

function renderTopic(props: Partial<TopicSectionProps>): void {
  renderView(
    <TopicSection
      {...{ topicId: 't', title: 'Drinks', answers: [], count: 0, cardsOnPage: 0, newId: null }}
      {...{ seesAll: false, isClosed: false, isReadOnly: false, isSearching: false, onAnswer: null }}
      onEdit={() => undefined}
      onOpen={() => undefined}
      {...props}
    />,
  )
}

test('[Y6] a topic without visible answers shows an invitation, or the number of hidden answers', () => {
  renderTopic({})
  screen.getByRole('region', { name: 'Drinks' })
  screen.getByText('No answers yet. Yours can be the first.')
  cleanup()
  renderTopic({ seesAll: true })
  screen.getByText('No answers yet. They appear here as they come in.')
  cleanup()
  renderTopic({ count: 3 })
  screen.getByText('3 answers')
  screen.getByText('3 answers by others wait here.')
  cleanup()
  renderTopic({ count: 3, isSearching: true })
  screen.getByText('No answer here contains this.')
})

function Page() {
  return <IdentifyPage identify={useIdentify('searched')} isPresented={false} />
}

test('a search says how many answers it found of how many, and nothing where there are none', async () => {
  const { doc, render } = stillRoom('with-searched')
  const docs = { desk: doc('desk', 'searched'), board: doc('board', 'searched') }
  act(() => deskEdits.create(topicRules, docs.desk, { id: 't', text: 'Drinks' }))
  render(
    <HeaderSlotsProvider>
      <HeaderSlotTarget name="search" />
      <Page />
    </HeaderSlotsProvider>,
    { role: 'facilitator' },
  )
  type('Search answers', 'coffee')
  await screen.findByText('No answer contains this')
  expect(screen.queryByText(/ of /)).toBeNull()
  act(() => createItem(answerRules, docs, facilitator, { id: 'a', topicId: 't', text: 'Tea', createdAt: 1 }))
  await screen.findByText('0 of 1 answer')
})

test('an own pending answer says so, and its card opens it', () => {
  const onOpen = vi.fn()
  renderTopic({ answers: [item], count: 0, cardsOnPage: 1, onOpen })
  screen.getByText('Not saved yet')
  screen.getByText('With milk')
  screen.getByText('1 answer')
  fireEvent.click(screen.getByRole('button', { name: 'Open answer: Tea' }))
  expect(onOpen).toHaveBeenCalledWith('a')
})

test('the button of each topic leads to the answer field', () => {
  const onAnswer = vi.fn()
  renderTopic({ onAnswer })
  fireEvent.click(screen.getByRole('button', { name: 'Answer in: Drinks' }))
  expect(onAnswer).toHaveBeenCalledOnce()
})
