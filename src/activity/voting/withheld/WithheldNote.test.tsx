import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { useAnnouncement } from '#ui/focus/announce.ts'
import type { Voting } from '../useVoting.ts'
import { WithheldNote } from './WithheldNote.tsx'

const closed: Voting = {
  ...{ round: 1, mode: 'STEPS', isClosed: true, isClosedByHand: true },
  ...{ areBlind: false, areShown: true, shownAtMs: 1 },
}
const note = (voting: Partial<Voting> = {}, withheld: readonly number[] = [2, 0, 1]) => (
  <WithheldNote
    part={{ id: 'p1', objectId: 'o1' }}
    voting={{ ...closed, ...voting }}
    results={withheld.map((count) => ({ withheld: count }))}
  />
)

test('[BT19] one note says how many votes are too few to show, and why; a facilitator can continue voting', async () => {
  const server = showAnsweringByHand('withheld', note())
  screen.getByText(/^3 votes: too few to show\. Votes are shown at least three at a time/)
  fireEvent.click(await screen.findByRole('button', { name: 'Continue voting' }))
  expect(server.sent).toEqual([{ partId: 'p1', closed: false }])
  await server.answers()
  expect(useAnnouncement.getState().text).toBe('Voting is open.')
})

test('[BT19] [U16] after Continue voting the note is gone, and the page has the focus', async () => {
  const change: { voting?: (voting: Partial<Voting>) => void } = {}
  function Page() {
    const [voting, setVoting] = useState<Partial<Voting>>({})
    useEffect(() => {
      change.voting = setVoting
    }, [])
    return (
      <>
        <PageHeading pageTitle="Ideas" />
        {note(voting, voting.isClosedByHand === false ? [] : [1])}
      </>
    )
  }
  const server = showAnsweringByHand('withheld-focus', <Page />)
  const button = await screen.findByRole('button', { name: 'Continue voting' })
  button.focus()
  fireEvent.click(button)
  await server.answers()
  act(() => change.voting?.({ isClosed: false, isClosedByHand: false }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ideas' }))
})

test('[BT6] [BT19] where results were blind, the note says that they are hidden again', async () => {
  showAnsweringByHand('withheld-blind', note({ mode: 'CLOSED' }, [1]))
  screen.getByText(/^1 vote: too few to show\..* hidden again\.$/)
  await screen.findByRole('button', { name: 'Continue voting' })
})

test.each([
  ['participants', () => renderView(<Participant>{note()}</Participant>)],
  [
    'facilitators while voting is open',
    () => showAnsweringByHand('withheld-open', note({ isClosedByHand: false })),
  ],
])('[BT19] %s read the note without a button', (_who, show) => {
  show()
  screen.getByText(/too few to show/)
  expect(screen.queryByRole('button')).toBeNull()
})

test('[BT19] where every vote is shown there is no note', () => {
  renderView(<Participant>{note({}, [0, 0])}</Participant>)
  expect(screen.queryByText(/too few/)).toBeNull()
})

const { Room: Participant } = stillRoom('withheld-participant')
