import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { Comments } from '#activity/comments/Comments.tsx'
import type { CommentItem } from '#activity/comments/commentItem.ts'
import { RoleContext } from '#activity/session/role.ts'
import { identityKey } from '#api/signIn/identity.ts'
import { deleteItem } from '#domain/activity/items/changeItems.ts'
import { createQuestion, deleteQuestion, startBrainstorm } from '#domain/brainstorm/topics.ts'
import { readPolls } from '#domain/evaluate/items.ts'
import { subPollRules } from '#domain/evaluate/pollRules.ts'
import { commentRules, createComment } from '#domain/present/comments.ts'
import { setDocument } from '#domain/present/document.ts'
import { setSettings } from '#domain/present/flags.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { categoryRules } from '#domain/pulse/categoryRules.ts'
import { contents } from '#domain/workshop/content.ts'
import { BrainstormRoute } from '#features/brainstorm/page/BrainstormRoute.tsx'
import { useComments } from '#features/present/comments/useComments.ts'
import { usePresent } from '#features/present/usePresent.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { openEvaluate } from '#support/views/openEvaluate.tsx'
import { boss, openPulse } from '#support/views/openPulse.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { draftsOf } from '#sync/device/draftPlaces.ts'
import { writeDraft } from '#sync/device/drafts.ts'
import type { Room } from '#sync/room/createRoom.ts'
import { HeaderSlotsProvider } from '#ui/session/HeaderSlots.tsx'
import { addSubPoll } from '#support/documents/polls.ts'

/** A page with a place of drafts. */
interface Opened {
  room: Pick<Room, 'identity' | 'workshopId'>
  /** Key of a draft there, and of one in another place of the page. */
  taken: string
  stays: string
  /** Somebody else deletes the place. */
  take: () => void
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})

let rooms = 0

function openRoom(content: string, path: string, page: ReactNode) {
  const objectId = `taken${++rooms}`
  const { Room, room, tell } = stillRoom(`places${rooms}`)
  tell({ moves: 1 }, { parts: [agendaPart('one', { objectId, content })] })
  const show = (view = page) => (
    <Room>
      <RoleContext value="participant">
        <HeaderSlotsProvider>
          <Routes>
            <Route path={`/workshop/:workshopId/${path}/:objectId/*`} element={view} />
          </Routes>
        </HeaderSlotsProvider>
      </RoleContext>
    </Room>
  )
  const board = room.documents.get({ kind: 'board', id: objectId })
  return { room, objectId, board, show, address: `/workshop/${room.workshopId}/${path}/${objectId}` }
}

function question(): Opened {
  const { room, objectId, board, show, address } = openRoom(
    contents.brainstorm,
    'brainstorm',
    <BrainstormRoute />,
  )
  board.fill((doc) => {
    startBrainstorm(doc, 'Ideas', { topic: 't', question: 'q1' })
    createQuestion(doc, 'q2', 'Question #2')
  })
  renderView(show(), address)
  const take = (): void => board.fill((doc) => deleteQuestion(doc, 'q2'))
  return { room, taken: `${objectId}.t.q2`, stays: `${objectId}.t.q1`, take }
}

function category(): Opened {
  const { room, part, docs } = openPulse('participant')
  const take = (): void => deskEdits.remove(categoryRules, docs.board, 'work')
  return { room, taken: `${part.objectId}.work`, stays: `${part.objectId}.team`, take }
}

async function subAnswer(): Promise<Opened> {
  const { room, docs } = openEvaluate('facilitator')
  const [{ id: pollId } = { id: '' }] = readPolls(docs.desk)
  for (const id of ['black', 'green']) addSubPoll(docs.desk, { id, pollId, text: id })
  const actions = await screen.findByRole('button', { name: 'Actions for Tea' })
  act(() => actions.click())
  const details = await screen.findByRole('menuitem', { name: 'View Details' })
  act(() => details.click())
  await screen.findByRole('heading', { name: 'Sub-answers' })
  const take = (): void => deskEdits.remove(subPollRules, docs.desk, 'black')
  return { room, taken: `${pollId}.black.sub`, stays: `${pollId}.green.sub`, take }
}

function SlideComments() {
  useComments(usePresent(`taken${rooms}`))
  return null
}

function slideComment(): Opened {
  const { room, board, show, address } = openRoom(contents.present, 'present', <SlideComments />)
  board.fill((desk) => {
    setDocument(desk, { id: 'd1', fileName: 'talk.pdf', pages: 3 })
    setSettings(desk, { showComments: true })
    for (const id of ['c1', 'c2'])
      createComment({ desk, board: desk }, boss, { id, page: 1, text: id, createdAt: 1 })
  })
  renderView(show(), address)
  const take = (): void => board.fill((desk) => deleteItem(commentRules, { desk, board: desk }, boss, 'c2'))
  return { room, taken: 'c2.edit', stays: 'c1.edit', take }
}

function comment(): Opened {
  const acts = { add: vi.fn(), reply: vi.fn(), change: vi.fn() }
  const of = (id: string, replies: CommentItem[] = []): CommentItem => ({
    ...{ id, text: id, createdAt: 1, byFacilitator: false, isMine: true, isSaved: true, replies },
  })
  const page = (comments: CommentItem[]) => (
    <Comments {...{ comments, acts }} itemId="p1" mayChangeAll={false} isLocked={false} isFootTaken={false} />
  )
  const { room, show, address } = openRoom(contents.brainstorm, 'brainstorm', null)
  const { rerender } = renderView(show(page([of('c1', [of('r1')])])), address)
  const take = (): void => rerender(show(page([of('c1')])))
  return { room, taken: 'p1.r1.edit', stays: 'p1.c1.edit', take }
}

test.each<[string, () => Opened | Promise<Opened>]>([
  ['question of a brainstorm', question],
  ['category of a pulse', category],
  ['sub-answer', subAnswer],
  ['comment on a slide', slideComment],
  ['comment on an answer', comment],
])(
  '[B26] a deleted %s takes the place of what was being written there, and of nothing else',
  async (_what, open) => {
    const { room, taken, stays, take } = await open()
    const { workshopId } = room
    const owner = identityKey(room.identity)
    for (const key of [taken, stays]) writeDraft(owner, key, key, { workshopId, objectId: null })
    act(take)
    const lost = draftsOf(owner, workshopId).filter(({ place }) => place.lost?.code === 'placeDeleted')
    expect(lost.map(({ key }) => key)).toEqual([taken])
  },
)
