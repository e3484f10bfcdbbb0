import { act, fireEvent, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { useTaken } from './useTaken.ts'

const twoParts = ['one', 'two'].map((id, position) => agendaPart(id, { position }))

test('[S5] whoever goes elsewhere while the room’s activity is still loading sees what is there', async () => {
  const { render, tell } = stillRoom('ledklmno')
  const page = Promise.withResolvers<string>()
  const Fetched = () => use(page.promise)
  function Opening() {
    const { arrivesAt } = useTaken('participant')
    const { pathname } = useLocation()
    return (
      <>
        <output>{arrivesAt ? `to ${arrivesAt.id}` : pathname}</output>
        <Link to="/workshop/ledklmno/brainstorm/o-two">Two</Link>
        <Suspense>{pathname.endsWith('o-one') && <Fetched />}</Suspense>
      </>
    )
  }
  render(<Opening />, { path: '/workshop/ledklmno' })
  const seen = () => screen.getByRole('status').textContent
  expect(seen()).toBe('/workshop/ledklmno')
  await act(async () => tell({ moves: 1, currentState: 'RU', activePartId: 'one' }, { parts: twoParts }))
  expect(seen()).toBe('to one')
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Two' })))
  expect(seen()).toBe('/workshop/ledklmno/brainstorm/o-two')
})

test('[S5] who joins while an activity is presented is on the way to it at once, and sees no lobby before', () => {
  const shown: string[] = []
  function Arriving() {
    const { arrivesAt } = useTaken('participant')
    const { pathname } = useLocation()
    shown.push(arrivesAt ? `to ${arrivesAt.id}` : pathname)
    return null
  }
  const { render, tell } = stillRoom('arrives2')
  tell({ moves: 3, currentState: 'RU', activePartId: 'two' }, { parts: twoParts })
  render(<Arriving />, { path: '/workshop/arrives2' })
  expect([...new Set(shown)]).toEqual(['to two', '/workshop/arrives2/brainstorm/o-two'])
  // From then on the room's moves lead, from wherever this screen is.
  act(() => tell({ moves: 4, currentState: 'PA', activePartId: null }))
  expect(shown.at(-1)).toBe('/workshop/arrives2')
})
