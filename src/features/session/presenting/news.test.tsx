import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useTaken } from '#activity/navigation/useTaken.ts'
import { stateRoots } from '#domain/workshop/state.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { useAnnouncement } from '#ui/focus/announce.ts'
import { LostPart } from '../entry/LostPart.tsx'
import { PartGuard } from '../entry/PartGuard.tsx'
import { FollowNews } from './FollowNews.tsx'

const said = () => useAnnouncement.getState().text

test('[S9] participants are told that they follow, see it while it lasts, and are told when it has ended', async () => {
  vi.useFakeTimers()
  const { render, tell } = stillRoom('follow23')
  tell({ followMe: true }, { workshop: { facilitatorNames: ['Ana'] } })
  render(
    <main>
      <FollowNews />
    </main>,
  )
  const shown = () => screen.getByRole('main').textContent
  expect([shown(), said()]).toEqual(['You follow Ana', 'You follow Ana'])
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(shown()).toBe('You follow Ana')
  act(() => tell({ followMe: false }))
  expect([shown(), said()]).toEqual(['You no longer follow', 'You no longer follow'])
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(shown()).toBe('')
  act(() => tell({ followMe: true }, { workshop: { facilitatorNames: ['Ana', 'Ben'] } }))
  expect([shown(), said()]).toEqual(['You follow along', 'You follow along'])
})

function Participant() {
  useTaken('participant')
  return (
    <>
      <LostPart />
      <PartGuard>
        <p>Questions</p>
      </PartGuard>
    </>
  )
}

test('[S4] [S10] participants whose activity is deleted read in the lobby why they are there', async () => {
  const { render, tell, room } = stillRoom('lostabcd')
  const parts = [agendaPart('Ideas'), agendaPart('Next', { position: 1 })]
  tell({ moves: 1, currentState: 'RU', activePartId: 'Ideas' }, { parts })
  render(<Participant />, { path: '/workshop/lostabcd/brainstorm/o-Ideas' })
  screen.getByText('Questions')
  act(() => {
    room.documents.get({ kind: 'state', id: 'lostabcd' }).fill((doc) => stateRoots.parts(doc).delete('Ideas'))
    tell({ moves: 2, currentState: 'PA' })
  })
  const why = 'You are here because “Ideas” was deleted.'
  await screen.findByText(why)
  expect(said()).toBe(why)
  act(() => tell({ moves: 3, currentState: 'RU', activePartId: 'Next' }))
  expect(screen.queryByText(why)).toBeNull()
})
