import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cell, openPlan, setPlanPages, words } from '#support/views/openPlan.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { useAnnouncement } from '#ui/focus/announce.ts'
import type { Plan, TitledColumn } from '../rows/usePlan.ts'
import type { Arrange } from '../grid/arrange/useArrange.ts'
import { TableDialogs } from './TableDialogs.tsx'

setPlanPages()

const firstTexts = (): (string | null)[] => [1, 2].map((row) => words(row)[0] ?? null)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

async function openRow(row: number): Promise<HTMLElement> {
  fireEvent.click(within(cell(row, 0)).getByRole('button'))
  return screen.findByRole('dialog', { name: `Row ${row}` })
}

test('[PL5] facilitators move a row from its dialog, which stays at it', async () => {
  openPlan('facilitator')
  const dialog = await openRow(1)
  expect([button('Move row up').disabled, button('Move row down').disabled]).toEqual([true, false])
  fireEvent.click(button('Move row down'))
  expect(firstTexts()).toEqual(['Cups', 'Tea'])
  expect(useAnnouncement.getState().text).toBe('Row 1 is now number 2 of 2')
  await screen.findByRole('dialog', { name: 'Row 2' })
  within(dialog).getByText('Tea')
  expect([button('Move row up').disabled, button('Move row down').disabled]).toEqual([false, true])
  fireEvent.click(button('Move row up'))
  expect(firstTexts()).toEqual(['Tea', 'Cups'])
})

test('[PL5] participants read a row, and neither move nor delete it', async () => {
  openPlan('participant')
  const dialog = await openRow(1)
  within(dialog).getByText('Tea')
  for (const name of ['Move row up', 'Move row down', 'Delete row'])
    expect(within(dialog).queryByRole('button', { name })).toBeNull()
})

test('without a live connection a row is deleted and not moved', async () => {
  openPlan('facilitator', { isPolling: true })
  await openRow(1)
  expect([button('Move row up').disabled, button('Move row down').disabled]).toEqual([true, true])
  expect(button('Delete row').disabled).toBe(false)
})

const when = (...choices: string[]) =>
  ({ id: 'when', heading: 'When', title: 'When', choices }) as TitledColumn

/** Opens the choices of a column; `now` is what its columns become by others. */
async function openChoices() {
  const setChoices = vi.fn(() => null)
  const closed = vi.fn()
  const dialog = (columns: readonly TitledColumn[]) => (
    <TableDialogs
      plan={{ columns } as Plan}
      arrange={{ setChoices } as unknown as Arrange}
      dialog={{ about: 'choices', id: 'when' }}
      onClose={closed}
    />
  )
  const { rerender } = renderView(dialog([when('Today')]))
  await screen.findByRole('textbox')
  return { setChoices, closed, now: (...columns: TitledColumn[]) => rerender(dialog(columns)) }
}

const field = () => screen.getByRole('textbox', { name: 'One choice a line' })
const save = () => screen.getByRole('button', { name: 'Save' })

test('[PL8] choices that are being typed stay when somebody else deletes the column', async () => {
  const { now, closed } = await openChoices()
  fireEvent.change(field(), { target: { value: 'Today\nTomorrow' } })
  now()
  expect(screen.getByRole('alert').textContent).toContain('This column was deleted meanwhile.')
  expect(field()).toHaveProperty('value', 'Today\nTomorrow')
  expect(save()).toHaveProperty('disabled', true)
  now(when('Today'))
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(save())
  expect(closed).toHaveBeenCalledOnce()
})

test('[PL8] choices that somebody else changed meanwhile are replaced only by another press', async () => {
  const { now, setChoices } = await openChoices()
  fireEvent.change(field(), { target: { value: 'Tomorrow' } })
  now(when('Monday', 'Friday'))
  fireEvent.click(save())
  expect(setChoices).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toContain('Monday, Friday')
  expect(field()).toHaveProperty('value', 'Tomorrow')
  fireEvent.click(save())
  expect(setChoices).toHaveBeenCalledExactlyOnceWith('when', ['Tomorrow'])
})

test('[PL8] the same choices from somebody else are no conflict', async () => {
  const { now, setChoices, closed } = await openChoices()
  fireEvent.change(field(), { target: { value: 'Tomorrow' } })
  now(when('Tomorrow'))
  fireEvent.click(save())
  expect([setChoices.mock.calls.length, closed.mock.calls.length]).toEqual([1, 1])
})

test('[PL8][R3] choices pasted from a slide are one a line', async () => {
  const { setChoices } = await openChoices()
  fireEvent.change(field(), { target: { value: 'Today\vTomorrow\u0085' } })
  fireEvent.click(save())
  expect(setChoices).toHaveBeenCalledExactlyOnceWith('when', ['Today', 'Tomorrow'])
})
