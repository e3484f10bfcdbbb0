import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { EditableText } from './EditableText.tsx'

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
