import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { SearchBar } from './SearchBar.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('[Z23] typing filters at once; clearing empties the field at once and shows all answers 150 ms later', () => {
  vi.useFakeTimers()
  const searched: string[] = []
  renderView(<SearchBar onSearch={(search) => searched.push(search)} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search answers' })
  fireEvent.change(field, { target: { value: 'tea' } })
  expect(searched).toEqual(['tea'])
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(field.value).toBe('')
  act(() => void vi.advanceTimersByTime(149))
  expect(searched).toEqual(['tea'])
  act(() => void vi.advanceTimersByTime(1))
  expect(searched).toEqual(['tea', ''])
})

test('a word typed right after clearing is kept', () => {
  vi.useFakeTimers()
  const searched: string[] = []
  renderView(<SearchBar onSearch={(search) => searched.push(search)} />)
  const field = screen.getByRole('textbox', { name: 'Search answers' })
  fireEvent.change(field, { target: { value: 'tea' } })
  fireEvent.keyDown(field, { key: 'Escape' })
  fireEvent.change(field, { target: { value: 'coffee' } })
  act(() => void vi.advanceTimersByTime(1000))
  expect(searched).toEqual(['tea', 'coffee'])
})

test('the slash focuses the search from anywhere but a text field', () => {
  renderView(
    <>
      <button>Open</button>
      <textarea aria-label="Your answer" />
      <SearchBar onSearch={() => undefined} />
    </>,
  )
  const search = screen.getByRole('textbox', { name: 'Search answers' })
  expect(fireEvent.keyDown(screen.getByLabelText('Your answer'), { key: '/' })).toBe(true)
  expect(document.activeElement).not.toBe(search)
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Open' }), { key: '/' })).toBe(false)
  expect(document.activeElement).toBe(search)
})
