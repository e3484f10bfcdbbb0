import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerLinkState } from './answerLink.ts'
import { useAnswerLink } from './useAnswerLink.ts'

test('a link opens its item once, as soon as its place is known, and is then gone', async () => {
  const shown: unknown[] = []
  const known = new Set<string>()
  function Page() {
    useAnswerLink((link) => {
      if (!known.has(link.itemId)) return false
      shown.push(link)
      return true
    })
    return <p>{JSON.stringify(useLocation().state)}</p>
  }
  const router = createMemoryRouter([{ path: '/', element: <Page /> }])
  const page = render(<RouterProvider router={router} />)
  await act(() => router.navigate('/', { state: answerLinkState('a', 3) }))
  expect(shown).toEqual([])
  expect(page.container.textContent).toContain('"a"')
  known.add('a')
  await act(() => router.navigate('/', { state: answerLinkState('a', 3) }))
  await act(() => router.navigate('/'))
  expect(shown).toEqual([{ itemId: 'a', at: 3 }])
  expect(page.container.textContent).toBe('null')
})
