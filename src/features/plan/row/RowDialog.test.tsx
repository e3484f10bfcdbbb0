import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cell, openPlan, setPlanPages, words } from '#support/views/openPlan.tsx'
import { useAnnouncement } from '#ui/focus/announce.ts'

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
  expect([button('Move up').disabled, button('Move down').disabled]).toEqual([true, false])
  fireEvent.click(button('Move down'))
  expect(firstTexts()).toEqual(['Cups', 'Tea'])
  expect(useAnnouncement.getState().text).toBe('Row 1 is now number 2 of 2')
  await screen.findByRole('dialog', { name: 'Row 2' })
  within(dialog).getByText('Tea')
  expect([button('Move up').disabled, button('Move down').disabled]).toEqual([false, true])
  fireEvent.click(button('Move up'))
  expect(firstTexts()).toEqual(['Tea', 'Cups'])
})

test('[PL5] participants read a row, and neither move nor delete it', async () => {
  openPlan('participant')
  const dialog = await openRow(1)
  within(dialog).getByText('Tea')
  for (const name of ['Move up', 'Move down', 'Delete'])
    expect(within(dialog).queryByRole('button', { name })).toBeNull()
})

test('without a live connection a row is deleted and not moved', async () => {
  openPlan('facilitator', { isPolling: true })
  await openRow(1)
  expect([button('Move up').disabled, button('Move down').disabled]).toEqual([true, true])
  expect(button('Delete').disabled).toBe(false)
})
