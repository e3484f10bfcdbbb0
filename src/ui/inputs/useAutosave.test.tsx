import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { useToastQueue } from '../toasts/notify.ts'
import { useAutosave } from './useAutosave.ts'
import type { AutosaveOptions } from './useAutosave.ts'

function Field(options: AutosaveOptions) {
  const { value, mistake, change, flush, revert } = useAutosave(options)
  return (
    <>
      <input
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={flush}
        onKeyDown={({ key }) => key === 'Escape' && revert()}
      />
      <p role="status">{mistake}</p>
    </>
  )
}

afterEach(() => void vi.useRealTimers())

/** @param answer to every save */
function saving(answer: string | null = null) {
  const saved: string[] = []
  return { saved, save: async (draft: string) => (saved.push(draft), answer) }
}
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })

test('a field saves once, debounced after the last key, or at once on blur', async () => {
  vi.useFakeTimers()
  const { saved, save } = saving()
  renderView(<Field value="Kick" delayMs={500} save={save} />)
  type('Kick-')
  await act(() => vi.advanceTimersByTimeAsync(499))
  type('Kick-off')
  await act(() => vi.advanceTimersByTimeAsync(499))
  expect(saved).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(saved).toEqual(['Kick-off'])
  type('Kick-off 2')
  fireEvent.blur(field())
  expect(saved).toEqual(['Kick-off', 'Kick-off 2'])
})

test('what is not saved yet can be taken back, and is not saved then', async () => {
  vi.useFakeTimers()
  const { saved, save } = saving()
  const view = renderView(<Field value="Kick" delayMs={500} save={save} />)
  type('Kick-off')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(field().value).toBe('Kick')
  fireEvent.blur(field())
  view.unmount()
  await vi.advanceTimersByTimeAsync(1000)
  expect(saved).toEqual([])
})

test('an invalid text is reported and not saved; a refused text stays in the field with the reason', async () => {
  const { saved, save } = saving('There is no connection right now.')
  const mistakeIn = (draft: string) => (draft.includes(' ') ? 'No spaces.' : null)
  renderView(<Field value="" delayMs={0} {...{ mistakeIn, save }} />)
  type('a b')
  fireEvent.blur(field())
  expect(screen.getByRole('status').textContent).toBe('No spaces.')
  expect(saved).toEqual([])
  type('ab')
  fireEvent.blur(field())
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('no connection'))
  expect([saved, field().value]).toEqual([['ab'], 'ab'])
})

test('a text that could not be saved when the field unmounts is reported, word for word', async () => {
  useToastQueue.setState({ waiting: [] })
  const { save } = saving('There is no connection right now.')
  const view = renderView(<Field value="" delayMs={500} save={save} />)
  type('Ask for the budget')
  view.unmount()
  await waitFor(() =>
    expect(useToastQueue.getState().waiting).toMatchObject([
      { message: 'There is no connection right now. “Ask for the budget”', action: { label: 'Copy' } },
    ]),
  )
})

test('a change by somebody else appears, but never over what is being typed', async () => {
  const options = { delayMs: 0, save: async () => null }
  const view = renderView(<Field {...options} value="one" />)
  view.rerender(<Field {...options} value="two" />)
  expect(field().value).toBe('two')
  type('mine')
  view.rerender(<Field {...options} value="three" />)
  expect(field().value).toBe('mine')
  fireEvent.blur(field())
  await act(async () => undefined)
  view.rerender(<Field {...options} value="mine" />)
  view.rerender(<Field {...options} value="four" />)
  expect(field().value).toBe('four')
})

test('[U10] a concurrent change by somebody else is merged with what is being typed, and both are saved', async () => {
  const { saved, save } = saving()
  const options = { delayMs: 60_000, save }
  const view = renderView(<Field {...options} value="Question #1" />)
  field().focus()
  type('Question #1 from Eva')
  field().setSelectionRange(20, 20)
  view.rerender(<Field {...options} value="Carl: Question #1" />)
  expect(field().value).toBe('Carl: Question #1 from Eva')
  expect(field().selectionStart).toBe(26)
  fireEvent.blur(field())
  await act(async () => undefined)
  expect(saved).toEqual(['Carl: Question #1 from Eva'])
})

test('[U10] an own save during further typing is not mistaken for a change by somebody else', async () => {
  vi.useFakeTimers()
  const options = { delayMs: 500, save: async () => null }
  const view = renderView(<Field {...options} value="a" />)
  type('a b ')
  await act(() => vi.advanceTimersByTimeAsync(500))
  type('a b c')
  view.rerender(<Field {...options} value="a b " />)
  expect(field().value).toBe('a b c')
  // As sanitized by the server.
  view.rerender(<Field {...options} value="a b" />)
  expect(field().value).toBe('a b c')
})
