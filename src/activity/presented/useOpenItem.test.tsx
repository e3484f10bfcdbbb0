import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { placeDeleted } from '#domain/messages/activities.ts'
import { draftsOf, loseDrafts } from '#sync/device/draftPlaces.ts'
import { writeDraft } from '#sync/device/drafts.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { renderView } from '#support/views/renderView.tsx'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { RoleContext } from '../session/role.ts'
import type { RoomRole } from '../session/role.ts'
import { useOpenItem } from './useOpenItem.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

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
      <output>{item ? `open${opened.isFocused ? ', presented' : ''}` : (notice ?? 'closed')}</output>
      <button onClick={() => opened.open('tea')}>Open</button>
      <button onClick={opened.onRemoved}>Delete</button>
    </>
  )
}

/** One person's screen; the room is in the activity. */
function show(role: RoomRole, workshopId: string) {
  const { Room, tell } = stillRoom(workshopId)
  tell({ currentState: 'RU', activePartId: 'one' }, { parts: [agendaPart('one')] })
  const view = (seen: Seen) => (
    <Room>
      <RoleContext value={role}>
        <Page {...seen} />
      </RoleContext>
    </Room>
  )
  const { rerender } = renderView(view({ items: [tea], areShown: true }))
  return {
    tell: (focus: boolean) => act(() => tell({ focus, activePostId: focus ? 'tea' : null })),
    have: (items: { id: string }[], areShown = true) => rerender(view({ items, areShown })),
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
