import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { credentials } from '#api/signIn/credentials.ts'
import { identityKey } from '#api/signIn/identity.ts'
import { sentenceOf } from '#domain/message.ts'
import { stateRoots } from '#domain/workshop/state.ts'
import { draftsOf } from '#sync/device/draftPlaces.ts'
import { writeDraft } from '#sync/device/drafts.ts'
import { RoomContext } from '#sync/room/roomContext.ts'
import { useAutosave } from '#ui/inputs/useAutosave.ts'
import { useLostText } from '#ui/inputs/useLostText.ts'
import { useToastQueue } from '#ui/toasts/notify.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { KeepTexts } from './KeepTexts.tsx'
import { LostDrafts } from './LostDrafts.tsx'
import { UnsentTexts } from './UnsentTexts.tsx'
import { useTakenPlaces } from './useTakenPlaces.ts'

beforeEach(() => {
  localStorage.clear()
  useToastQueue.setState({ waiting: [] })
})

const told = () => useToastQueue.getState().waiting.map(({ message }) => sentenceOf(message))

/** A session whose only activity is `o-one`, with the parts of the screen that watch over drafts. */
function session() {
  const workshopId = `unsent-${crypto.randomUUID()}`
  const { render, room, tell } = stillRoom(workshopId)
  const part = agendaPart('one', { partName: 'Ideas' })
  tell({}, { parts: [part] })
  // Calls get through: what the room tells is current.
  room.calls.setState({ areThrough: true })
  const owner = identityKey(room.identity)
  const begin = (key: string, text: string, objectId: string | null = 'o-one'): void =>
    writeDraft(owner, key, text, { workshopId, objectId })
  const show = (view = <LostDrafts />) => render(view)
  return {
    workshopId,
    room,
    part,
    tell,
    begin,
    show,
    kept: () => draftsOf(owner, workshopId).map(({ text }) => text),
  }
}

test('[B26] what was being written in an activity that is hidden or deleted is told once, with the reason', () => {
  const { part, tell, begin, show } = session()
  begin('p1.comment', 'Which ones?')
  show()
  expect(told()).toEqual([])
  act(() => tell({}, { parts: [{ ...part, hidden: true }] }))
  const hidden = 'A facilitator has hidden the activity. Your text is in “My answers”.'
  expect(told()).toEqual([hidden])
  act(() => tell({}, { parts: [{ ...part, partName: 'More ideas', hidden: true }] }))
  act(() => tell({}, { parts: [part] }))
  expect(told()).toEqual([hidden])
  act(() => tell({}, { workshop: { ended: true } }))
  expect(told().at(-1)).toBe('This session has ended. Your text is in “My answers”.')
})

test('[B26] a text whose activity was deleted while the page was closed is told when it opens', () => {
  const { begin, show } = session()
  begin('cells.o-gone.r:c', 'Ask the caterer', 'o-gone')
  const { unmount } = show()
  const gone = 'A facilitator deleted or replaced the activity. Your text is in “My answers”.'
  expect(told()).toEqual([gone])
  unmount()
  show()
  expect(told()).toEqual([gone])
})

test('[B26] a device without space left tells it once too', () => {
  const { part, tell, begin, show } = session()
  begin('p1.comment', 'Which ones?')
  const full = new Proxy(localStorage, {
    get: (storage, name) => {
      if (name === 'setItem') throw new DOMException('no space left', 'QuotaExceededError')
      const value: unknown = Reflect.get(storage, name)
      return typeof value === 'function' ? value.bind(storage) : value
    },
  })
  vi.stubGlobal('localStorage', full)
  show()
  act(() => tell({}, { parts: [{ ...part, hidden: true }] }))
  act(() => tell({}, { parts: [{ ...part, partName: 'More ideas', hidden: true }] }))
  expect(told()).toEqual(['A facilitator has hidden the activity. Your text is in “My answers”.'])
})

test('[B26] the own page lists every text that was not sent, with the reason, until it is dismissed', () => {
  const { begin, show, kept } = session()
  begin('p1.comment', 'Which ones?')
  begin('o-gone', 'Longer breaks', 'o-gone')
  show(<UnsentTexts isOpenable />)
  expect(rows()).toEqual([
    expect.stringMatching(/^IdeasWhich ones\?Not sentCopyDismiss/),
    expect.stringMatching(/^Longer breaksA facilitator deleted or replaced the activity.CopyDismiss$/),
  ])
  expect(screen.getAllByRole('link')).toHaveLength(1)
  for (const button of screen.getAllByRole('button', { name: 'Dismiss' })) fireEvent.click(button)
  expect([kept(), screen.queryByRole('listitem')]).toEqual([[], null])
})

/** A page that has these places of drafts, with what watches over drafts and lists them. */
function pageOf(first: readonly string[] | null) {
  let change: (keys: readonly string[] | null) => void = () => undefined
  function Page() {
    const [keys, setKeys] = useState(first)
    useEffect(() => {
      change = setKeys
    }, [])
    useTakenPlaces(keys)
    return (
      <>
        <LostDrafts />
        <UnsentTexts isOpenable />
      </>
    )
  }
  return { page: <Page />, change: (keys: readonly string[] | null) => act(() => change(keys)) }
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('[B26] a deleted question, category or comment tells whoever was writing there', () => {
  const { begin, show } = session()
  begin('o-one.t1.q2', 'Longer breaks')
  begin('o-one.t1.q20', 'Elsewhere')
  const { page, change } = pageOf(['o-one.t1.q1', 'o-one.t1.q2'])
  show(page)
  change(null)
  expect(told()).toEqual([])
  change(['o-one.t1.q1'])
  expect(told()).toEqual(['Somebody deleted what you were writing on. Your text is in “My answers”.'])
  expect(rows()).toEqual([
    expect.stringMatching('Longer breaksSomebody deleted what you were writing on.'),
    expect.stringMatching('ElsewhereNot sent'),
  ])
})

test('[B26] a place that is back takes back what was lost with it, and nothing else', () => {
  const { begin, show } = session()
  begin('o-one.t1.q2', 'Longer breaks')
  begin('o-one.t1.q2.c1.reply', 'Why?')
  const { page, change } = pageOf(['o-one.t1.q1', 'o-one.t1.q2', 'o-one.t1.q2.c1'])
  show(page)
  change(['o-one.t1.q1', 'o-one.t1.q2'])
  change(['o-one.t1.q2'])
  expect(rows()).toEqual([
    expect.stringMatching('Longer breaksNot sent'),
    expect.stringMatching('Why\\?Somebody deleted what you were writing on.'),
  ])
  change([])
  expect(rows()[0]).toMatch('Somebody deleted what you were writing on.')
  change(['o-one.t1.q2'])
  expect(rows()[0]).toMatch('Longer breaksNot sent')
})

test('[B26] an outdated copy of the session takes no place away', () => {
  const { room, part, tell, begin, show } = session()
  room.calls.setState({ areThrough: null })
  begin('p1.comment', 'Which ones?')
  begin('o-new', 'Longer breaks', 'o-new')
  tell({}, { parts: [{ ...part, hidden: true }] })
  show()
  expect(told()).toEqual([])
  act(() => tell({}, { parts: [part, agendaPart('new')] }))
  act(() => room.calls.setState({ areThrough: true }))
  expect(told()).toEqual([])
})

test('[B26] a facilitator in the participants’ view can go on in a hidden activity', () => {
  const { workshopId, part, tell } = session()
  const eva = { userId: 'eva', username: 'eva', firstName: '', lastName: '', email: '' }
  const { render, room } = stillRoom(workshopId, { kind: 'account', ...eva })
  room.calls.setState({ areThrough: true })
  room.documents.get({ kind: 'state', id: workshopId }).fill((doc) => {
    stateRoots.parts(doc).set(part.id, { ...part, hidden: true })
  })
  tell({}, { parts: [{ ...part, hidden: true }] })
  writeDraft('account:eva', 'p1.comment', 'Which ones?', { workshopId, objectId: 'o-one' })
  render(<LostDrafts />)
  expect(told()).toEqual([])
})

function Typed({ text }: { text: string }) {
  useLostText(text)
  return null
}

function Saved() {
  const { change } = useAutosave({ value: '', delayMs: 60_000, save: async () => 'There is no connection.' })
  return <input onChange={(event) => change(event.currentTarget.value)} />
}

/** The session as its participant sees it, with these fields. */
function fieldsIn({ room }: ReturnType<typeof session>, fields: ReactNode) {
  return (
    <RoomContext value={room}>
      <KeepTexts>
        {fields}
        <LostDrafts />
        <UnsentTexts isOpenable />
      </KeepTexts>
    </RoomContext>
  )
}

function enter({ workshopId }: ReturnType<typeof session>): void {
  const member = { workshopId, memberId: 'ann', username: 'ann' }
  credentials.view.setState(({ members }) => ({ members: { ...members, [workshopId]: member } }))
}

test('[B26] a field that something else closes leaves its text on the own page, which tells why', () => {
  const here = session()
  enter(here)
  const { rerender: show } = renderView(fieldsIn(here, <Typed text="Meals" />))
  show(fieldsIn(here, null))
  expect(told()).toEqual(['A field was closed before its text was saved. Your text is in “My answers”.'])
  expect(rows()).toEqual([expect.stringMatching('MealsA field was closed before its text was saved.')])
})

test('[B26] a text that is lost on leaving stays with who typed it, in the session where they did', async () => {
  const [left, next] = [session(), session()]
  enter(left)
  enter(next)
  const fields = (
    <>
      <Typed text="For facilitators only" />
      <Saved />
    </>
  )
  const { rerender: show } = renderView(fieldsIn(left, fields))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ask for the budget' } })
  show(fieldsIn(next, fields))
  show(fieldsIn(next, null))
  await waitFor(() => expect(left.kept()).toEqual(['For facilitators only', 'Ask for the budget']))
  expect(next.kept()).toEqual([])
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('[B26] whoever signs out leaves no text on the device', () => {
  const here = session()
  enter(here)
  const { rerender: show } = renderView(fieldsIn(here, <Typed text="For facilitators only" />))
  credentials.view.setState({ members: {} })
  show(null)
  expect(here.kept()).toEqual([])
})
