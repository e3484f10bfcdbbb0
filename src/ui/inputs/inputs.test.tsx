import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { useAnnouncement } from '../focus/announce.ts'
import { useToastQueue } from '../toasts/notify.ts'
import { CopyButton } from './CopyButton.tsx'
import { EditableText } from './EditableText.tsx'
import { useAutosave } from './useAutosave.ts'
import type { AutosaveOptions } from './useAutosave.ts'

const props = {
  ...{ kind: 'title' as const, value: 'Welcome', limit: 50 },
  ...{ label: 'Lobby title', editLabel: 'Edit the title', placeholder: 'Add a title' },
}

/** @param answer to every save @returns what is saved */
function show(answer: string | null = null) {
  const saved: string[] = []
  const onSave = async (value: string) => (saved.push(value), answer)
  const { rerender } = renderView(<EditableText {...props} onSave={onSave} />)
  return { saved, change: (value: string) => rerender(<EditableText {...props} {...{ value, onSave }} />) }
}

function edit(value: string): HTMLElement {
  fireEvent.click(screen.getByRole('button', { name: 'Edit the title' }))
  const field = screen.getByRole('textbox', { name: 'Lobby title' })
  fireEvent.change(field, { target: { value } })
  return field
}

test('Enter saves a lobby title, once', async () => {
  const { saved } = show()
  const field = edit(' Good morning ')
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.blur(field)
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(saved).toEqual(['Good morning'])
})

test('Escape reverts and saves nothing', () => {
  const { saved } = show()
  fireEvent.keyDown(edit('Other'), { key: 'Escape' })
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeTruthy()
  expect(saved).toEqual([])
})

test('a text that is begun opens as a field with all of its words selected', () => {
  renderView(<EditableText {...props} isBegun onSave={() => Promise.resolve(null)} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Lobby title' })
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Welcome'.length])
})

test('a text that could not be saved stays in the field, with the reason', async () => {
  show('There is no connection right now.')
  const field = edit('Good morning')
  fireEvent.blur(field)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('no connection'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Lobby title' }).value).toBe('Good morning')
})

test('an unchanged text does not overwrite a change by somebody else', async () => {
  const { saved, change } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Edit the title' }))
  change('Welcome back')
  fireEvent.blur(screen.getByRole('textbox', { name: 'Lobby title' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(saved).toEqual([])
})

test('leaving the field for another one keeps the focus there; after Enter the pencil has the focus', async () => {
  show()
  const other = document.body.appendChild(document.createElement('input'))
  edit('Good morning')
  other.focus()
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Lobby title' })).toBeNull())
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(other)
  other.remove()
  fireEvent.keyDown(edit('Good evening'), { key: 'Enter' })
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit the title'))
})

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

const label = () => screen.getByRole('button').textContent
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test("[Z24] the label is 'Copied' for five seconds after the last press", async () => {
  vi.useFakeTimers()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  renderView(<CopyButton value="abcd2345" label="Copy session ID" />)
  expect(label()).toBe('Copy session ID')
  await press()
  expect(write.mock.calls).toEqual([['abcd2345']])
  expect([label(), useAnnouncement.getState().text]).toEqual(['Copied', 'Copied'])
  await pass(4999)
  expect(label()).toBe('Copied')
  await press()
  await pass(4999)
  expect(label()).toBe('Copied')
  await pass(1)
  expect(label()).toBe('Copy session ID')
})

test('[M23] a clipboard failure is logged and has no other effect', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  useAnnouncement.setState({ text: '', count: 0 })
  renderView(<CopyButton value="abcd2345" label="Copy session ID" />)
  await press()
  expect(log.mock.calls).toEqual([['Could not write to clipboard']])
  expect([label(), useAnnouncement.getState().count]).toEqual(['Copy session ID', 0])
})
