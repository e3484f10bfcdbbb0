import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { EntryList } from './EntryList.tsx'

function show(texts: string[], whyNoMore: string | null = null) {
  const acts = {
    add: vi.fn(() => null),
    rename: vi.fn(() => null),
    move: vi.fn(() => null),
    remove: vi.fn(() => null),
    setHidden: vi.fn(),
  }
  const questions = { labelAt: (n: number) => `Question ${n}`, newText: (n: number) => `Question #${n}` }
  renderView(
    <EntryList
      {...{ acts, whyNoMore, ...questions }}
      {...{ title: 'Questions', addLabel: 'Add Question', selectedId: null, limit: 250, delayMs: 0 }}
      {...{ isConnected: true, newId: () => 'new', onSelect: () => undefined }}
      entries={texts.map((text) => ({ id: text, text, isHidden: false }))}
      confirm={{ title: 'Delete this question?', body: 'It will be lost.' }}
    />,
  )
  return acts
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
/** An entry of a row's menu. */
async function choice(row: string, name: string): Promise<HTMLElement> {
  fireEvent.click(button(`Actions for ${row}`))
  return screen.findByRole('menuitem', { name })
}

test('[B5] an entry is added with its default text, unless there are as many as there may be', () => {
  const { add } = show(['Why?'])
  fireEvent.click(button('Add Question'))
  expect(add).toHaveBeenCalledWith('new', 'Question #2')
  cleanup()
  show(['Why?'], 'There are at most ten questions.')
  expect(button('Add Question').disabled).toBe(true)
  screen.getByText('There are at most ten questions.')
})

test('[B6] an entry is moved by its menu, and deleted after a confirmation; the last one is not', async () => {
  show(['Why?'])
  expect((await choice('Question 1', 'Delete')).hasAttribute('disabled')).toBe(true)
  cleanup()
  const { move, remove } = show(['Why?', 'How?'])
  fireEvent.click(await choice('Question 2', 'Move up'))
  expect(move).toHaveBeenCalledWith('How?', 'Why?')
  fireEvent.click(await choice('Question 2', 'Delete'))
  await screen.findByText('Delete this question?')
  expect(remove).not.toHaveBeenCalled()
  fireEvent.click(button('Delete'))
  await expect.poll(() => remove.mock.calls).toEqual([['How?']])
})
