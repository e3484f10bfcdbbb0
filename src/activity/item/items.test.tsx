import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { RoomRole } from '#activity/session/role.ts'
import { identityKey } from '#api/signIn/identity.ts'
import type { InputSource } from '#domain/activity/docs.ts'
import { writeSource } from '#domain/activity/source.ts'
import { placeDeleted } from '#domain/messages/activities.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { editDesk } from '#sync/documents/desk.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { RoomContext } from '#sync/room/roomContext.ts'
import { draftsOf, loseDrafts } from '#sync/device/draftPlaces.ts'
import { writeDraft } from '#sync/device/drafts.ts'
import { useAnnouncement } from '#ui/focus/announce.ts'
import { useToastQueue } from '#ui/toasts/notify.ts'
import { ItemDialog, PresentItem } from '../presented/PresentItem.tsx'
import { useOpenItem } from '../presented/useOpenItem.ts'
import { DeleteItemDialog } from './DeleteDialog.tsx'
import { GoneItemDialog } from './GoneItemDialog.tsx'
import { SourceLine } from './SourceLine.tsx'

const tea = { id: 'tea' }

interface Seen {
  items: { id: string }[]
  areShown: boolean
}

function Page({ items, areShown }: Seen) {
  const opened = useOpenItem({ objectId: 'o-one', isPresented: true, items, at: 'here', areShown })
  const { item, gone } = opened
  const notice = gone && (gone.isHidden ? 'hidden' : 'deleted')
  return (
    <>
      <output>
        {item
          ? `open${opened.isToEdit ? ', to edit' : ''}${opened.isFocused ? ', presented' : ''}`
          : (notice ?? 'closed')}
      </output>
      <button onClick={() => opened.open('tea')}>Open</button>
      <button onClick={() => opened.edit('tea')}>Edit</button>
      <button onClick={opened.close}>Close</button>
      <button onClick={opened.onRemoved}>Delete</button>
    </>
  )
}

/** One person's screen; the room is in the activity. */
function show(role: RoomRole, workshopId: string) {
  const { render, tell } = stillRoom(workshopId)
  tell({ currentState: 'RU', activePartId: 'one' }, { parts: [agendaPart('one')] })
  const { rerender } = render(<Page items={[tea]} areShown />, { role })
  return {
    tell: (focus: boolean) => act(() => tell({ focus, activePostId: focus ? 'tea' : null })),
    have: (items: { id: string }[], areShown = true) => rerender(<Page {...{ items, areShown }} />),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    kept: () => draftsOf('member:ann', workshopId)[0]?.place,
    seen: () => screen.getByRole('status').textContent,
  }
}

test('[B20] an open item that somebody else deletes or hides shows a message, and reappears when it is restored', () => {
  const { have, press, seen } = show('participant', 'openabcd')
  press('Open')
  expect(seen()).toBe('open')
  have([])
  expect(seen()).toBe('deleted')
  have([tea])
  expect(seen()).toBe('open')
  have([], false)
  expect(seen()).toBe('hidden')
})

test('[S6] an answer that is presented is open to read, also on a screen that edited it before', () => {
  const { press, seen, tell } = show('participant', 'openedit')
  press('Edit')
  expect(seen()).toBe('open, to edit')
  press('Close')
  tell(true)
  expect(seen()).toBe('open, presented')
})

test('[B26] a restored item takes back the drafts that were lost with it', () => {
  const workshopId = 'openback'
  const { have, kept } = show('participant', workshopId)
  writeDraft('member:ann', 'tea.comment', 'Which one?', { workshopId, objectId: 'o-one' })
  have([])
  loseDrafts('member:ann', 'tea', { lost: placeDeleted, told: placeDeleted.code })
  have([{ id: 'milk' }])
  expect(kept()).toMatchObject({ lost: placeDeleted })
  have([{ id: 'milk' }, tea])
  expect(kept()).toEqual({ workshopId, objectId: 'o-one' })
})

test.each(['board', 'state'] as const)(
  '[B20] [S6] a presented item that is taken away closes without a message, also when the %s arrives first',
  (first) => {
    const { tell, have, seen } = show('participant', `open${first}`)
    tell(true)
    expect(seen()).toBe('open, presented')
    if (first === 'board') have([])
    tell(false)
    have([])
    expect(seen()).toBe('closed')
    have([tea])
    expect(seen()).toBe('closed')
  },
)

test('[B20] the person who deletes an item gets no message, however late it leaves the screen, and may open it after an undo', () => {
  const { have, press, seen } = show('facilitator', 'opendele')
  press('Open')
  press('Delete')
  have([tea])
  have([])
  expect(seen()).toBe('closed')
  have([tea])
  expect(seen()).toBe('closed')
  press('Open')
  have([])
  expect(seen()).toBe('deleted')
})

test('[S6] a facilitator’s deleted item closes once the room is no longer shown it', () => {
  const { tell, have, press, seen } = show('facilitator', 'openfoci')
  press('Open')
  tell(true)
  expect(seen()).toBe('open, presented')
  press('Delete')
  have([])
  expect(seen()).toBe('closed')
  tell(false)
  have([tea])
  expect(seen()).toBe('closed')
})

test('[B20] [B26] the next key of whoever is typing closes nothing, and closing keeps the text', async () => {
  const workshopId = `gone-${crypto.randomUUID()}`
  const { render, room } = stillRoom(workshopId)
  const owner = identityKey(room.identity)
  writeDraft(owner, 'p1.comment', 'Which ones', { workshopId, objectId: 'o-one' })
  const closed: string[] = []
  render(<GoneItemDialog itemId="p1" isHidden={false} onClose={() => closed.push('p1')} />)
  const typed = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What you wrote here' })
  await waitFor(() => expect(document.activeElement).toBe(typed))
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? typed)
  expect(closed).toEqual(['p1'])
  expect(draftsOf(owner, workshopId)).toMatchObject([
    { text: 'Which ones', place: { lost: { code: 'placeDeleted' }, told: 'placeDeleted' } },
  ])
})

const objectId = crypto.randomUUID()
const part = agendaPart('one', { objectId, partName: 'Ideas' })

/** A copied answer as its reader sees it; `tell` sets what the state says from now on. */
function openAs(role: RoomRole, source: InputSource) {
  const { render, tell } = stillRoom(`source-${crypto.randomUUID()}`)
  tell({ showParticipantsAgenda: true }, { parts: [part] })
  const doc = new Y.Doc()
  writeSource(doc, 'a', source)
  render(<SourceLine doc={doc} itemId="a" />, { role })
  return (...change: Parameters<typeof tell>) => act(() => tell(...change))
}
const link = () => screen.queryByRole('link', { name: 'From Ideas' })

test('[K12] a person led by the room reads the name without a link, until nobody leads them', () => {
  const tell = openAs('participant', { objectId })
  expect(link()?.getAttribute('href')).toMatch(new RegExp(`/brainstorm/${objectId}$`))
  tell({ followMe: true })
  expect(link()).toBeNull()
  screen.getByText('From Ideas')
  tell({ followMe: false })
  expect(link()).not.toBeNull()
})

test.each<[RoomRole, boolean]>([
  ['participant', false],
  ['facilitator', true],
  ['viewer', true],
])('[K12] whether a %s sees a source in a hidden activity, or outside the agenda they see', (role, sees) => {
  const tell = openAs(role, { objectId })
  expect(link()).not.toBeNull()
  tell({ showParticipantsAgenda: false })
  expect(link() !== null).toBe(sees)
  tell({ showParticipantsAgenda: true }, { parts: [{ ...part, hidden: true }] })
  expect(link() !== null).toBe(sees)
})

test('[K12] nothing is shown for an activity that is missing, or for an invalid id', () => {
  openAs('facilitator', { objectId: crypto.randomUUID() })
  openAs('facilitator', { objectId: 'one' })
  expect(document.querySelector('p')).toBeNull()
})

test('[M21] the dialog has the fixed sentence, the toast after it offers Undo of that deletion alone', async () => {
  const desk = new Y.Doc()
  const posts = desk.getMap<string>('posts')
  posts.set('tea', 'Tea')
  const edit = (key: string, remove = false) =>
    editDesk(desk, () => (remove ? posts.delete(key) : posts.set(key, key)))
  const deleteTea = async () => {
    renderView(<DeleteItemDialog desk={desk} onConfirm={() => (edit('tea', true), null)} onClose={cleanup} />)
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this answer?' })
    expect(dialog.querySelector('p')?.textContent).toBe('This will permanently delete the answer.')
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(useToastQueue.getState().waiting).toHaveLength(1))
    const [toast] = useToastQueue.getState().waiting
    useToastQueue.setState({ waiting: [] })
    expect([toast?.message, toast?.action?.label]).toEqual(['Answer deleted', 'Undo'])
    return () => toast?.action?.run()
  }
  const undo = await deleteTea()
  undo()
  expect(posts.get('tea')).toBe('Tea')
  const late = await deleteTea()
  edit('coffee')
  late()
  expect([...posts.keys()]).toEqual(['coffee'])
  expect(useToastQueue.getState().waiting[0]?.message).toMatch(/^Something else was changed meanwhile/)
})

test('[M21] where the deletion changed nothing here, an older edit is not offered to be undone', async () => {
  const desk = new Y.Doc()
  editDesk(desk, () => desk.getMap('posts').set('tea', 'Tea'))
  useToastQueue.setState({ waiting: [] })
  renderView(<DeleteItemDialog desk={desk} onConfirm={() => null} onClose={cleanup} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(useAnnouncement.getState().text).toBe('Answer deleted'))
  expect(useToastQueue.getState().waiting).toEqual([])
})

test('[S6] Stop presenting ends it for the room, and closes the answer here', async () => {
  const { tell, room, render } = stillRoom('stopabcd')
  room.socket.state.setState({ status: 'online' })
  tell(
    { currentState: 'RU', activePartId: 'one', focus: true, activePostId: 'tea' },
    { parts: [agendaPart('one')] },
  )
  const called = answerCalls({ UpdateState: { updateState: { ok: true, state: { revision: 1 } } } })
  function Presented() {
    const opened = useOpenItem({
      objectId: 'o-one',
      isPresented: true,
      items: [tea],
      at: 'here',
      areShown: true,
    })
    return opened.item ? (
      <ItemDialog opened={opened}>
        <PresentItem {...{ opened }} areShown isSaved onPresent={() => undefined} />
      </ItemDialog>
    ) : null
  }
  // Without a token of its own.
  const callAs: typeof credentials.callAs = (document, variables) =>
    credentials.callAs(document, variables, null)
  render(
    <RoomContext value={{ ...room, credentials: { ...credentials, callAs } }}>
      <Presented />
    </RoomContext>,
    { role: 'facilitator' },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Stop presenting the answer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(called).toHaveLength(1)
})
