import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { choiceOf } from '#support/calls/choiceOf.ts'
import { renderView } from '#support/views/renderView.tsx'
import { useAnnouncement } from '#ui/focus/announce.ts'
import { ActivityPreview } from './choose/ActivityPreview.tsx'
import { ChoiceTable } from './choose/ChoiceTable.tsx'
import { DuplicatePartDialog } from './dialogs/DuplicatePartDialog.tsx'

const part = agendaPart('p1', { partName: 'Ideas' })

test('[M20] a preview that cannot be loaded names its activity', () => {
  renderView(<ActivityPreview choice={choiceOf('brainstorm')} />)
  fireEvent.error(screen.getByRole('img', { name: 'Preview of Brainstorm' }))
  expect(screen.getByText('Preview image not found for Brainstorm')).toBeTruthy()
})

test('[M7] [M20] a copy is made with or without input, and a failure is reported in its dialog', async () => {
  const asked: string[] = []
  const closed: string[] = []
  const duplicate = async (_id: string, mode: string) => {
    asked.push(mode)
    return mode === 'copy_all' ? 'An error occurred while trying to duplicate part.' : null
  }
  renderView(<DuplicatePartDialog part={part} duplicate={duplicate} onClose={() => closed.push('closed')} />)
  fireEvent.click(await screen.findByRole('button', { name: 'With Input' }))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('An error occurred while trying to duplicate part.'),
  )
  expect(closed).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Without Input' }))
  await waitFor(() => expect(closed).toEqual(['closed']))
  expect(useAnnouncement.getState().text).toBe('Ideas is duplicated')
  expect(asked).toEqual(['copy_all', 'headings_only'])
})

test('a row is chosen by its radio button or a click anywhere on it', () => {
  const chosen: string[] = []
  renderView(
    <ChoiceTable
      title="1. Select session"
      columns={['Session', 'Owner']}
      rows={[
        { id: 'a', cells: ['Kick-off', 'Me'] },
        { id: 'b', cells: ['Retro', 'Ada King'] },
      ]}
      empty="None"
      isLoading={false}
      chosen="a"
      onChoose={(id) => chosen.push(id)}
    />,
  )
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Kick-off' }).checked).toBe(true)
  fireEvent.click(screen.getByText('Ada King'))
  expect(chosen).toEqual(['b'])
})
