import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import type { Plan, TitledColumn } from '../page/usePlan.ts'
import type { Arrange } from '../rows/useArrange.ts'
import { TableDialogs } from './TableDialogs.tsx'

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
