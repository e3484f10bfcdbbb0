import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ReactNode } from 'react'
import type * as Y from 'yjs'
import type { RoomRole } from '#activity/session/role.ts'
import { setDocument } from '#domain/present/document.ts'
import { setSettings } from '#domain/present/flags.ts'
import type { SlideSettings } from '#domain/present/flags.ts'
import { boardRoots, roots } from '#domain/present/roots.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { stillSlides } from '#support/views/stillSlides.ts'
import { HeaderSlotsProvider, HeaderSlotTarget } from '#ui/session/HeaderSlots.tsx'
import { useComments } from '../comments/useComments.ts'
import { FileAway, FileLost } from '../viewer/fileReading.ts'
import type { OpenSlides } from '../viewer/useSlides.ts'
import { PresentPanel } from '../editor/PresentPanel.tsx'
import { PresentTools } from './PresentTools.tsx'
import { SlidesPage } from './SlidesPage.tsx'
import { SlidesOpened } from './SlidesView.tsx'
import { usePresent } from '../usePresent.ts'
import { useSlidePosition } from './useSlidePosition.ts'

const part = agendaPart('p', { objectId: 'o', partName: 'Talk', content: 'workshop | presentpdf' })
const slides = stillSlides(3)
const open: OpenSlides = async (fileId) => {
  if (fileId === 'lost') throw new FileLost('410')
  if (fileId === 'away' && isAway) throw new FileAway('503')
  if (fileId === 'unreadable') throw Object.assign(new Error('bad'), { name: 'InvalidPDFException' })
  return slides
}
const opened = vi.fn()
let isAway = false

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})

/** The page without a document, or the viewer with one. */
function Page({ isOpen }: { isOpen: boolean }) {
  const present = usePresent('o')
  const position = useSlidePosition(present)
  const comments = useComments(present)
  return isOpen ? (
    <SlidesOpened {...{ present, position, comments, open }} onOpenComment={opened} />
  ) : (
    <SlidesPage {...{ present, position }} />
  )
}

function Tools() {
  return <PresentTools present={usePresent('o')} />
}

function writeComments(doc: Y.Doc): void {
  for (const [id, page, likes] of [
    ['c1', 1, 0],
    ['c2', 1, 2],
    ['c3', 3, 0],
  ] as const) {
    roots.comments(doc).set(id, { page, createdAt: 1, place: Number(id.slice(1)) })
    roots.commentText(doc).set(id, `Text of ${id}`)
    if (likes > 0) roots.scores(doc).set(id, likes)
  }
}

interface Given extends SlideSettings {
  hasDocument?: boolean
  documentId?: string
  isTemplate?: boolean
}

function openAs(role: RoomRole, given: Given = {}, view: ReactNode = null) {
  const { hasDocument = true, documentId = 'd', isTemplate = false, ...settings } = given
  const { render, room, tell } = stillRoom(`page-${crypto.randomUUID()}`)
  tell({}, { parts: [part], workshop: { template: isTemplate } })
  const board = room.documents.get({ kind: 'board', id: 'o' })
  const desk = room.documents.get({ kind: 'desk', id: 'o' }).view
  writeComments(desk.getState().doc)
  desk.setState({ state: { status: 'ready', isLive: true } })
  board.fill((doc) => {
    if (hasDocument) setDocument(doc, { id: documentId, fileName: 'talk.pdf', pages: 3 })
    setSettings(doc, settings)
    boardRoots.counts(doc).set('comments:2', 4)
    if (settings.showComments) writeComments(doc)
  })
  const { unmount } = render(
    <HeaderSlotsProvider>
      <HeaderSlotTarget name="title" />
      <HeaderSlotTarget name="steps" />
      <HeaderSlotTarget name="tools" />
      {view ?? <Page isOpen={hasDocument} />}
    </HeaderSlotsProvider>,
    { role },
  )
  return { fill: (change: Parameters<typeof board.fill>[0]) => act(() => board.fill(change)), unmount }
}
const panel = (page: number) => screen.findByRole('region', { name: `Comments on slide ${page}` })

test('without a document participants wait for the facilitator, who can upload one', async () => {
  openAs('participant', { hasDocument: false })
  await screen.findByText('Please wait for facilitator to upload document.')
  expect(screen.queryByRole('button', { name: 'Upload File' })).toBeNull()
})

test('[SL19] facilitators choose or drop a PDF', async () => {
  openAs('facilitator', { hasDocument: false })
  const button = await screen.findByRole('button', { name: 'Upload File' })
  screen.getByText(/at most 50 MB/)
  expect(screen.queryByText('Please wait for facilitator to upload document.')).toBeNull()
  // Without a connection nothing can be sent.
  expect(button).toHaveProperty('disabled', true)
})

test('[SL8] [SL12] participants read the comments of the page, and write and like some', async () => {
  openAs('participant', { showComments: true })
  const here = within(await panel(1))
  const texts = () => here.getAllByRole('listitem').map((row) => /Text of c\d/.exec(row.textContent)?.[0])
  expect(texts()).toEqual(['Text of c1', 'Text of c2'])
  fireEvent.click(here.getByRole('switch', { name: 'Sort by likes' }))
  expect(texts()).toEqual(['Text of c2', 'Text of c1'])
  fireEvent.click(here.getAllByRole('button', { name: /^Like/ })[0] as HTMLElement)
  expect(here.getByRole('button', { name: 'Remove like, 3 likes' }).getAttribute('aria-pressed')).toBe('true')
  const box = here.getByRole('textbox', { name: 'Comment on this slide' })
  fireEvent.change(box, { target: { value: 'Why is that?' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await here.findByText('Why is that?')
  here.getByText('Not saved yet')
  // Others' comments are not theirs to change.
  expect(here.queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('[SL12] sorted anew, the list begins at its top', async () => {
  openAs('participant', { showComments: true })
  const here = within(await panel(1))
  const scroller = () => here.getByRole('list').parentElement
  Object.assign(scroller() ?? {}, { scrollTop: 300 })
  fireEvent.click(here.getByRole('switch', { name: 'Sort by likes' }))
  expect(scroller()?.scrollTop).toBe(0)
})

test('[SL8] a text stays in its box when the slide is turned, and goes to the slide on which it was begun', async () => {
  openAs('participant', { showComments: true, allowNavigation: true })
  const box = within(await panel(1)).getByRole('textbox', { name: 'Comment on this slide' })
  act(() => box.focus())
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  const here = within(await panel(2))
  // The same element: keys that are pressed while the slide turns are not lost.
  expect(document.activeElement).toBe(box)
  fireEvent.change(box, { target: { value: 'Which year?' } })
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  const next = within(await panel(3))
  next.getByText('You began this on slide 2, and it goes there.')
  expect(next.getByRole('textbox', { name: 'Comment on slide 2' })).toHaveProperty('value', 'Which year?')
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(next.getByRole('textbox', { name: 'Comment on this slide' })).toHaveProperty('value', '')
  expect(next.queryByText('Which year?')).toBeNull()
  fireEvent.keyDown(document.body, { key: 'PageUp' })
  await here.findByText('Which year?')
})

test('[SL8] a text that is being typed stays, locked, when comments are turned off', async () => {
  const { fill } = openAs('participant', { showComments: true })
  fireEvent.change(within(await panel(1)).getByRole('textbox'), { target: { value: 'Which year?' } })
  fill((doc) => setSettings(doc, { showComments: false }))
  const here = within(await panel(1))
  expect(here.getByRole('textbox')).toHaveProperty('value', 'Which year?')
  expect(here.getByRole('button', { name: 'Submit' })).toHaveProperty('disabled', true)
  expect(here.queryByRole('list')).toBeNull()
  fireEvent.change(here.getByRole('textbox'), { target: { value: '' } })
  expect(screen.queryByRole('region', { name: /Comments/ })).toBeNull()
})

test('[SL15] a comment opens in full', async () => {
  openAs('participant', { showComments: true })
  const here = within(await panel(1))
  fireEvent.click(here.getByRole('button', { name: 'Open: Text of c2' }))
  expect(opened).toHaveBeenCalledWith('c2')
})

test('[SL3] while comments are off, participants are offered none; facilitators can turn them on', async () => {
  const { fill } = openAs('participant')
  await screen.findByText('Words of 1')
  expect(screen.queryByRole('region', { name: /Comments/ })).toBeNull()
  fill((doc) => setSettings(doc, { showComments: true }))
  await panel(1)
})

test('[SL3] facilitators see that comments are off; on a small screen when they ask for comments', async () => {
  openAs('facilitator')
  await screen.findByText('Words of 1')
  expect(screen.queryByRole('region', { name: /Comments/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Comments, 0 here' }))
  const here = within(await panel(1))
  await here.findByText('Participants see no comments and cannot write any.')
  here.getByRole('switch', { name: /^Enable comments/ })
  // Nobody writes what nobody sees.
  expect(here.queryByRole('textbox')).toBeNull()
})

test('[SL3] templates hide comments', async () => {
  openAs('facilitator', { showComments: true, isTemplate: true })
  await screen.findByText('Words of 1')
  expect(screen.queryByRole('region', { name: /Comments/ })).toBeNull()
})

test('[SL3] templates offer neither to enable nor to copy comments', async () => {
  for (const isTemplate of [false, true]) {
    const { unmount } = openAs('facilitator', { isTemplate }, <Tools />)
    fireEvent.click(await screen.findByRole('button', { name: 'Options of this activity' }))
    await screen.findByRole('menuitemcheckbox', { name: 'Allow participants to navigate' })
    const inMenu = screen.queryByRole('menuitemcheckbox', { name: 'Enable comments' })
    expect(inMenu === null).toBe(isTemplate)
    expect(screen.queryByRole('menuitem', { name: 'Copy input to another activity' }) === null).toBe(
      isTemplate,
    )
    unmount()
  }
  for (const isTemplate of [false, true]) {
    const { unmount } = openAs('facilitator', { isTemplate }, <PresentPanel part={part} />)
    await screen.findByRole('switch', { name: /^Allow participants to navigate/ })
    expect(screen.queryByRole('switch', { name: /^Enable comments/ }) === null).toBe(isTemplate)
    unmount()
  }
})

test('[SL11] facilitators select comments of a page, all of them with one press', async () => {
  openAs('facilitator', { showComments: true })
  const here = within(await panel(1))
  fireEvent.click(await here.findByRole('button', { name: 'Select' }))
  fireEvent.click(here.getByRole('checkbox', { name: 'Select: Text of c2' }))
  here.getByText('1 selected')
  fireEvent.click(here.getByRole('button', { name: 'Select all' }))
  for (const one of here.getAllByRole('checkbox')) expect(one).toHaveProperty('checked', true)
  expect(here.queryByRole('button', { name: 'Select all' })).toBeNull()
  fireEvent.click(here.getByRole('checkbox', { name: 'Select: Text of c1' }))
  here.getByRole('button', { name: 'Select all' })
})

test('[SL6] whoever may navigate has thumbnails, with the number of comments on each', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  openAs('participant', { showComments: true, allowNavigation: true })
  await screen.findByText('Words of 1')
  if (!screen.queryByRole('navigation')) fireEvent.click(screen.getByRole('button', { name: 'All slides' }))
  const thumbnails = within(screen.getByRole('navigation', { name: 'All slides' }))
  const first = await thumbnails.findByRole('button', { name: 'Slide 1' })
  expect(first.getAttribute('aria-current')).toBe('page')
  fireEvent.click(thumbnails.getByRole('button', { name: 'Slide 2, 4 comments' }))
  await screen.findByText('Words of 2')
  await panel(2)
})

test('[SL6] without navigation there are neither thumbnails nor ways to turn', async () => {
  openAs('participant', { showComments: true })
  await panel(1)
  expect(screen.queryByRole('navigation')).toBeNull()
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  await screen.findByText('Words of 1')
})

test('[SL5] when the next document does not open, the one before stays and the reason is told', async () => {
  const { fill } = openAs('participant')
  await screen.findByText('Words of 1')
  fill((doc) => setDocument(doc, { id: 'unreadable', fileName: 'next.pdf', pages: 3 }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('the new ones could not be opened')
  screen.getByText('Words of 1')
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  screen.getByText('New slides are being opened…')
  fill((doc) => setDocument(doc, { id: 'readable', fileName: 'next.pdf', pages: 3 }))
  await waitFor(() => expect(screen.queryByText('New slides are being opened…')).toBeNull())
  await screen.findByText('Words of 1')
})

test('[U23] while file storage is away, the page says so, and opens the slides when asked again', async () => {
  isAway = true
  openAs('participant', { documentId: 'away' })
  const alert = await screen.findByRole('alert')
  within(alert).getByText('The server cannot read or save files at the moment. Please try again soon.')
  isAway = false
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await screen.findByText('Words of 1')
})

test('[SL21] of a document that the server has lost, facilitators upload it again and participants ask them', async () => {
  const { unmount } = openAs('participant', { documentId: 'lost' })
  await screen.findByText(/ask the facilitator to upload it again/)
  screen.getByText('The document is missing.')
  screen.getByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('button', { name: 'Edit File' })).toBeNull()
  unmount()
  const { fill } = openAs('facilitator', { documentId: 'lost' })
  const alert = await screen.findByRole('alert')
  within(alert).getByText(/Please upload it again: comments stay/)
  await within(alert).findByRole('button', { name: 'Edit File' })
  fill((doc) => setDocument(doc, { id: 'again', fileName: 'talk.pdf', pages: 3 }))
  await screen.findByText('Words of 1')
  expect(screen.queryByText('The document is missing.')).toBeNull()
})
