import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { BrowserRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { RoleContext } from '../session/role.ts'
import { useResultsAddress } from './useResultsAddress.ts'

const vote = '/workshop/resultsa/pulse/o-one'
const results = `${vote}/results`

function Page() {
  const [areOpen, openPage] = useState(true)
  useResultsAddress({ areOpen, isLed: false, isPresented: false, openPage })
  return (
    <>
      <output>{areOpen ? 'results' : 'vote'}</output>
      <button onClick={() => openPage(false)}>Edit vote</button>
      <button onClick={() => openPage(true)}>Results</button>
    </>
  )
}

/** Opened at the results. */
function show(): void {
  history.replaceState(null, '', results)
  const { Room } = stillRoom('resultsa')
  render(
    <BrowserRouter>
      <Room>
        <RoleContext value="participant">
          <Page />
        </RoleContext>
      </Room>
    </BrowserRouter>,
  )
}
const shown = (): [string, string] => [screen.getByRole('status').textContent, location.pathname]
const press = (name: string): void => flushSync(() => screen.getByRole('button', { name }).click())
/** As the browser's button does. */
function goBack(state: unknown): void {
  history.replaceState(state, '', results)
  dispatchEvent(new Event('popstate'))
}

test('[PU6] Back leads to the results again', () => {
  show()
  const before: unknown = history.state
  act(() => press('Edit vote'))
  expect(shown()).toEqual(['vote', vote])
  act(() => goBack(before))
  expect(shown()).toEqual(['results', results])
})

test('[PU6] Back does so too while the address of the vote page is still being rendered', () => {
  show()
  const before: unknown = history.state
  act(() => {
    press('Edit vote')
    expect(shown()).toEqual(['vote', vote])
    goBack(before)
  })
  expect(shown()).toEqual(['results', results])
  // And on from there.
  act(() => press('Edit vote'))
  expect(shown()).toEqual(['vote', vote])
})

test('[PU6] the results that are opened while the address of the vote page is still being rendered stay open', () => {
  show()
  act(() => {
    press('Edit vote')
    press('Results')
  })
  expect(shown()).toEqual(['results', results])
  act(() => press('Edit vote'))
  expect(shown()).toEqual(['vote', vote])
})
