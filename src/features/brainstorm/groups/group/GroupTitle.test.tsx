import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { KeepTextContext } from '#ui/inputs/useLostText.ts'
import type { LostText } from '#ui/inputs/useLostText.ts'
import { GroupTitle } from './GroupTitle.tsx'

function show(isDone = true) {
  const renamed: string[] = []
  const onRename = (title: string): boolean => {
    renamed.push(title)
    return isDone
  }
  const { rerender, unmount } = renderView(<GroupTitle title="Food" count={1} onRename={onRename} />)
  fireEvent.click(screen.getByRole('button', { name: 'Food' }))
  const retitle = (title: string): void =>
    rerender(<GroupTitle title={title} count={1} onRename={onRename} />)
  return { renamed, retitle, unmount, field: screen.getByRole('textbox') }
}

test('leaving the title field without a change does not undo a colleague’s rename', () => {
  const { renamed, retitle, field } = show()
  retitle('Food and drink')
  fireEvent.blur(field)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(renamed).toEqual([])
})

test('a title that could not be saved stays in the field', () => {
  const { renamed, field } = show(false)
  fireEvent.change(field, { target: { value: 'Meals' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(renamed).toEqual(['Meals'])
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Meals')
})

test('[B26] a title that is being typed while somebody deletes the group is not lost', () => {
  const kept: LostText[] = []
  const { unmount } = renderView(
    <KeepTextContext value={(lost) => kept.push(lost)}>
      <GroupTitle title="Food" count={1} onRename={() => true} />
    </KeepTextContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Food' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Meals' } })
  unmount()
  expect(kept).toMatchObject([{ text: 'Meals', isTold: false }])
})
