import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { identityKey } from '#api/signIn/identity.ts'
import { sentenceOf } from '#domain/message.ts'
import { draftsOf } from '#sync/device/draftPlaces.ts'
import { writeDraft } from '#sync/device/drafts.ts'
import { loseText } from '#ui/inputs/useLostText.ts'
import { useToastQueue } from '#ui/toasts/notify.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { RoleContext } from '../session/role.ts'
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
  const { Room, room, tell } = stillRoom(workshopId)
  const part = agendaPart('one', { partName: 'Ideas' })
  tell({}, { parts: [part] })
  const owner = identityKey(room.identity)
  const begin = (key: string, text: string, objectId: string | null = 'o-one'): void =>
    writeDraft(owner, key, text, { workshopId, objectId })
  const show = (view = <LostDrafts />) =>
    renderView(
      <Room>
        <RoleContext value="participant">{view}</RoleContext>
      </Room>,
    )
  return { part, tell, begin, show, kept: () => draftsOf(owner, workshopId).map(({ text }) => text) }
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

test('[B26] the own page lists every text that was not sent, with the reason, until it is dismissed', () => {
  const { begin, show, kept } = session()
  begin('p1.comment', 'Which ones?')
  begin('o-gone', 'Longer breaks', 'o-gone')
  show(<UnsentTexts isOpenable />)
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(/^IdeasWhich ones\?Not sentCopyDismiss/),
    expect.stringMatching(/^Longer breaksA facilitator deleted or replaced the activity.CopyDismiss$/),
  ])
  expect(screen.getAllByRole('link')).toHaveLength(1)
  for (const button of screen.getAllByRole('button', { name: 'Dismiss' })) fireEvent.click(button)
  expect([kept(), screen.queryByRole('listitem')]).toEqual([[], null])
})

function Places({ keys }: { keys: readonly string[] | null }) {
  useTakenPlaces(keys)
  return <LostDrafts />
}

test('[B26] a deleted question, category or comment tells whoever was writing there', () => {
  const { begin, show, kept } = session()
  const change: { keys?: (keys: readonly string[] | null) => void } = {}
  function Screen() {
    const [keys, setKeys] = useState<readonly string[] | null>(['o-one.t1.q1', 'o-one.t1.q2'])
    useEffect(() => {
      change.keys = setKeys
    }, [])
    return <Places keys={keys} />
  }
  begin('o-one.t1.q2', 'Longer breaks')
  begin('o-one.t1.q20', 'Elsewhere')
  show(<Screen />)
  act(() => change.keys?.(null))
  expect(told()).toEqual([])
  act(() => change.keys?.(['o-one.t1.q1']))
  expect(told()).toEqual(['Somebody deleted what you were writing on. Your text is in “My answers”.'])
  expect(kept()).toEqual(['Longer breaks', 'Elsewhere'])
})

test('[B26] a field that something else closes leaves its text on the own page', () => {
  const { show, kept } = session()
  show()
  act(() =>
    loseText({
      text: 'Meals',
      why: { code: 'fieldClosed', sentence: 'A field was closed before its text was saved.' },
      isTold: false,
    }),
  )
  expect(kept()).toEqual(['Meals'])
  expect(told()).toEqual(['A field was closed before its text was saved. Your text is in “My answers”.'])
})
