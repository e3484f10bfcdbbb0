import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { faceOf } from '#activity/face.ts'
import { addPoll } from '#support/documents/polls.ts'
import { fillTally } from '#support/ballots/fillTally.ts'
import { addCategory, addStatement } from '#support/documents/pulseItems.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { createItem } from '#domain/activity/items/createItems.ts'
import { createGroup } from '#domain/brainstorm/groups/groups.ts'
import { createPost } from '#domain/brainstorm/posts.ts'
import { startBrainstorm } from '#domain/brainstorm/topics.ts'
import { newInfo } from '#domain/evaluate/info.ts'
import { startSetup } from '#domain/evaluate/setup.ts'
import { updateInfo } from '#domain/evaluate/updateInfo.ts'
import { answerRules } from '#domain/identify/answerRules.ts'
import { topicRules } from '#domain/identify/topicRules.ts'
import { commentsOff } from '#domain/messages/copying.ts'
import { organizeModel } from '#domain/organize/model.ts'
import { addItem } from '#domain/organize/moves.ts'
import { sectionRules } from '#domain/organize/rules.ts'
import { sectionNumber } from '#domain/organize/votes.ts'
import { contents } from '#domain/workshop/content.ts'
import { stateRoots } from '#domain/workshop/state.ts'
import { CreateWorkshopDialog } from '#features/dashboard/create/CreateWorkshopDialog.tsx'
import { SaveAsTemplate } from '#features/export/SaveAsTemplate.tsx'
import { PreviewBanner } from '#features/preview/PreviewBanner.tsx'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { boss } from '#support/documents/actors.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { account, showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import { fillTable } from '#support/views/openPlan.tsx'
import { roomFor } from '#sync/room/rooms.ts'
import { useToastQueue } from '#ui/toasts/notify.ts'
import { faces } from '../registries/faces.ts'

const parts = {
  Ideas: agendaPart('Ideas'),
  Next: agendaPart('Next', { position: 1 }),
  Rated: agendaPart('Rated', { position: 2, content: contents.evaluate, numberOfAxis: 1 }),
  Felt: agendaPart('Felt', { position: 3, content: contents.pulse }),
  Found: agendaPart('Found', { position: 4, content: contents.identify }),
  Tasks: agendaPart('Tasks', { position: 5, content: contents.plan }),
  Sorted: agendaPart('Sorted', { position: 6, content: contents.organize }),
}
type Name = keyof typeof parts
const question = { multiTopicId: 'topic', questionId: 'question' }
let rooms = 0

interface Sent {
  id: string
  copyObjects: object[]
  toPartInput: { partId: string }
}

/** Opens the dialog that copies out of an activity of a session with two brainstorms and one activity of each other kind. */
function open(from: Name, at: object | null = null) {
  const workshopId = `copyInput${++rooms}`
  const { documents } = roomFor(workshopId, { kind: 'account', ...account })
  documents.get({ kind: 'state', id: workshopId }).fill((state) => {
    for (const part of Object.values(parts)) stateRoots.parts(state).set(part.id, part)
  })
  const docOf = (name: Name, kind: 'desk' | 'board' | 'tally') => {
    const document = documents.get({ kind, id: parts[name].objectId })
    document.fill(() => undefined)
    if (kind === 'desk') document.view.setState({ state: { status: 'ready', isLive: true } })
    return document.view.getState().doc
  }
  const docsOf = (name: Name) => ({ desk: docOf(name, 'desk'), board: docOf(name, 'board') })
  for (const name of ['Ideas', 'Next'] as const) {
    const docs = docsOf(name)
    startBrainstorm(docs.desk, name, { topic: 'topic', question: 'question' })
    for (const id of ['tea', 'coffee']) createPost(docs, boss, { id, text: id, createdAt: 1 })
    createGroup(docs.desk, { id: 'hot', title: 'Hot', ...question })
  }
  const rated = docOf('Rated', 'desk')
  startSetup(rated, 1)
  updateInfo(rated, newInfo)
  for (const id of ['tea', 'juice']) addPoll(rated, { id, text: id })
  const felt = docsOf('Felt')
  for (const name of ['Team', 'Work']) addCategory(felt.desk, name)
  for (const id of ['laugh', 'rest'])
    addStatement(felt, boss, { id, groupId: 'Team', text: id, createdAt: 1 })
  const found = docsOf('Found')
  for (const id of ['t1', 't2']) deskEdits.create(topicRules, found.desk, { id, text: `In ${id}` })
  createItem(answerRules, found, boss, { id: 'a', topicId: 't1', text: 'Tea', createdAt: 1 })
  fillTable(docOf('Tasks', 'desk'))
  const sorted = docsOf('Sorted')
  organizeModel.start(sorted, { name: 'Sorted', newId: () => '' })
  for (const id of ['Risk', 'Idea']) deskEdits.create(sectionRules, sorted.desk, { id, text: id })
  for (const id of ['tea', 'rain']) addItem(sorted, boss, { id, text: id, createdAt: 1 })
  for (const name of ['Rated', 'Felt'] as const)
    fillTally(docOf(name, 'tally'), 1, [{ targetId: 'tea', value1: 3, value2: null, votes: 3 }])
  const value1 = sectionNumber('Risk')
  fillTally(docOf('Sorted', 'tally'), 1, [{ targetId: 'tea', value1, value2: null, votes: 3 }])

  const onOpen = vi.fn()
  const Copy = faceOf(faces, parts[from])?.CopyInput
  return {
    onOpen,
    ...showAnsweringByHand<Sent>(
      workshopId,
      Copy && <Copy part={parts[from]} at={at} {...{ onOpen }} onClose={() => undefined} />,
    ),
  }
}

/** Chooses each in turn, by the beginning of its name: an option, or a button. */
async function choose(...names: string[]): Promise<void> {
  for (const name of names) {
    const is = (element: Element): boolean =>
      (element.closest('label') ?? element).textContent.startsWith(name) ||
      element.getAttribute('aria-label') === name
    const found = await waitFor(() => {
      const all = [...screen.queryAllByRole('radio'), ...screen.getAllByRole('button')]
      const one = all.find(is)
      if (!one) throw new Error(`no ${name}`)
      return one
    })
    await act(async () => fireEvent.click(found))
  }
}

beforeEach(() => useToastQueue.setState({ waiting: [] }))

const all = { ...question, postIds: [], groupIds: ['hot'] }
const some = { ...question, postIds: ['tea'], groupIds: ['hot'] }

interface Copied {
  what: string
  from: Name
  at?: object
  chosen: string[]
  /** What the dialog says of what is copied. */
  says?: string
  objects: object | object[]
  to: object
}

test.each<Copied>([
  {
    what: 'all answers to a question, of which the only one is preselected there',
    ...{ from: 'Ideas', at: all, chosen: ['Next', 'Copy Answers', 'Answers', 'Copy'] },
    objects: { type: 'ANSWERS', objId: 'question', copyChildren: false },
    to: { partId: 'Next', inputKind: 'ANSWERS', ...question },
  },
  {
    what: 'selected groups, as questions',
    ...{ from: 'Ideas', at: some, chosen: ['Next', 'Copy Groups', 'Questions', 'Copy'] },
    objects: { type: 'ANSWERS', objId: 'hot', copyChildren: true },
    to: { partId: 'Next', inputKind: 'QUESTIONS' },
  },
  {
    what: 'the most liked answers, as what is voted on',
    ...{ from: 'Ideas', at: all, chosen: ['Rated', 'Copy Top', 'Copy'] },
    objects: { type: 'TOP', objId: 'question', count: 2 },
    to: { partId: 'Rated', inputKind: 'ANSWERS' },
  },
  {
    what: 'a selected answer, as a statement of a category',
    ...{ from: 'Ideas', at: some, chosen: ['Felt', 'Copy Answers', 'Work', 'Copy'] },
    objects: { type: 'ANSWERS', objId: 'tea' },
    to: { partId: 'Felt', inputKind: 'ANSWERS', multiTopicId: 'Work' },
  },
  {
    what: 'the highest rated polls',
    ...{ from: 'Rated', chosen: ['Ideas', 'Copy Top', 'Answers', 'Copy'] },
    objects: { type: 'TOP', objId: 'o-Rated', count: 2 },
    to: { partId: 'Ideas', inputKind: 'ANSWERS' },
  },
  {
    what: 'all statements',
    ...{ from: 'Felt', chosen: ['Rated', 'Copy Answers', 'Copy'] },
    objects: { type: 'ANSWERS', objId: 'o-Felt' },
    to: { partId: 'Rated', inputKind: 'ANSWERS' },
  },
  {
    what: 'all answers of Identify, as statements of a category',
    ...{ from: 'Found', chosen: ['Felt', 'Copy Answers', 'Work', 'Copy'] },
    says: 'The only answer will be copied.',
    objects: { type: 'ANSWERS', objId: 'o-Found' },
    to: { partId: 'Felt', inputKind: 'ANSWERS', multiTopicId: 'Work' },
  },
  {
    what: 'all rows of a planner, under a topic of Identify',
    ...{ from: 'Tasks', chosen: ['Found', 'Copy Answers', 'In t2', 'Copy'] },
    says: 'All 2 rows will be copied.',
    objects: { type: 'ANSWERS', objId: 'o-Tasks' },
    to: { partId: 'Found', inputKind: 'ANSWERS', multiTopicId: 't2' },
  },
  {
    what: 'selected rows as rows, and other cells one by one',
    ...{ from: 'Tasks', at: { rows: ['r1'], cells: [{ rowId: 'r2', columnId: 'a' }] } },
    ...{
      chosen: ['Rated', 'Copy Answers', 'Copy'],
      says: '1 selected row will be copied. 1 selected cell will be copied.',
    },
    objects: [
      { type: 'ANSWERS', objId: 'r1' },
      { type: 'ANSWERS', objId: 'r2', columnId: 'a' },
    ],
    to: { partId: 'Rated', inputKind: 'ANSWERS' },
  },
  {
    what: 'the items about which people agree most, as what is voted on',
    ...{ from: 'Sorted', chosen: ['Rated', 'Copy Top', 'Copy'] },
    says: 'All 2 items there will be copied.',
    objects: { type: 'TOP', objId: 'o-Sorted', count: 2 },
    to: { partId: 'Rated', inputKind: 'ANSWERS' },
  },
  {
    what: 'sections with their items, as categories',
    from: 'Sorted',
    chosen: ['Felt', 'Sections with their items', 'Copy Answers', 'Categories', 'Copy'],
    objects: ['Risk', 'Idea'].map((objId) => ({ type: 'TOPICS', objId, copyChildren: true })),
    to: { partId: 'Felt', inputKind: 'TOPICS' },
  },
  {
    what: 'all answers with their groups, into a section',
    ...{ from: 'Ideas', at: all, chosen: ['Sorted', 'Copy Answers', 'Risk', 'Copy'] },
    objects: { type: 'ANSWERS', objId: 'question', copyChildren: true },
    to: { partId: 'Sorted', multiTopicId: 'Risk', copyGroups: true, cloneGroups: false },
  },
])('[K6] [K7] [Y8] [PL13] [OR10] copied: $what', async ({ from, at, chosen, says, objects, to }) => {
  const { sent } = open(from, at)
  const [target = '', ...rest] = chosen
  await choose(target)
  if (says) screen.getByText(says)
  await choose(...rest)
  expect(sent).toMatchObject([{ copyObjects: [objects].flat(), toPartInput: to }])
})

test('[K7] a copy waits until it is chosen under which topic', async () => {
  open('Ideas', all)
  await choose('Found', 'Copy Answers')
  expect(await screen.findByRole('button', { name: 'Copy' })).toHaveProperty('disabled', true)
})

test('[K13] a copy says how many it has and what it left out, and opens its activity', async () => {
  const { answers, onOpen } = open('Ideas', all)
  await choose('Next', 'Copy Answers', 'Answers', 'Copy')
  const { code, sentence } = commentsOff(3)
  const leftOut = [{ count: 3, reason: sentence, reasonCode: code }]
  await answers({ copyToNextActivity: { copied: 2, leftOut } })
  const [toast] = useToastQueue.getState().waiting
  expect(toast?.message).toMatch(/^2 copied to “Next”\. .*3/)
  act(() => toast?.action?.run())
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'Next' }))
})

test('[C2] [K8] a copy that failed stays in the dialog with its reason, and is the same when it is tried again', async () => {
  const { sent, losesAnswer } = open('Ideas', all)
  await choose('Next', 'Copy Answers', 'Answers', 'Copy')
  await losesAnswer()
  await screen.findByRole('alert')
  await choose('Copy')
  expect(sent[1]).toEqual(sent[0])
})

const nothing = (): void => undefined
const copied = (
  <CreateWorkshopDialog
    source={{ id: 'source23', name: 'Retro', isTemplate: false }}
    onClose={nothing}
    onCreated={nothing}
  />
)

test.each<[string, ReactNode, string]>([
  ['a session that is copied', copied, 'Create'],
  ['a template that is saved to the own ones', <PreviewBanner launch={() => null} />, 'Edit template'],
  [
    'a session that is saved as a template',
    <SaveAsTemplate isOffline={false} onClose={nothing} />,
    'Save as template',
  ],
])('[K13] what is left out of %s is said on the screen', async (_name, view, button) => {
  const { code, sentence } = commentsOff(3)
  const made = {
    ...{ ok: true, errorString: null, errorCode: null, errorValues: null, workshop: { id: 'copy2345' } },
    leftOut: [{ count: 3, reason: sentence, reasonCode: code }],
  }
  const licenseInfo = { limitedUser: false, workshopLimit: null, workshopCount: 1 }
  answerCalls({
    CreateRights: { userRight: { createWorkshop: true, licenseInfo } },
    CreateWorkshop: { createWorkshop: made },
  })
  const { render, room } = stillRoom('copies23')
  vi.spyOn(room.credentials, 'callAs').mockResolvedValue({ createWorkshop: made, createTemplateFromId: made })
  render(view)
  fireEvent.click(await screen.findByRole('button', { name: button }))
  await waitFor(() =>
    expect(useToastQueue.getState().waiting.map(({ message }) => message)).toContainEqual(commentsOff(3)),
  )
})
