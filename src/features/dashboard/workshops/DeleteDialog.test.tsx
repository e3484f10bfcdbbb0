import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { tableDate } from '#ui/texts/dates.ts'
import { DeleteDialog } from './DeleteDialog.tsx'

const day = 24 * 60 * 60

/** The text of the deletion dialog: its title, and everything below it. */
async function saidOf(isTemplate: boolean, retentionDays: number): Promise<string[]> {
  const workshop = { id: 'a', workshopName: 'Kick-off', isTemplate, retentionDays }
  renderView(<DeleteDialog workshop={workshop} onClose={() => undefined} onDeleted={() => undefined} />)
  const dialog = await screen.findByRole('dialog')
  return [...dialog.querySelectorAll('h2, dt, dd, p')].map((one) => one.textContent ?? '')
}

const question = (what: string) => `Are you sure you want to delete this ${what}?`
const loss = (what: string) => `This will permanently delete the ${what} and any input will be lost.`
const until = () => `Until ${tableDate(Date.now() / 1000 + 30 * day, 'en')}`
const restorable = 'You can restore “Kick-off” in My sessions, under “Deleted”. Nobody can open it meanwhile.'
const atOnce = '“Kick-off” is erased right away and cannot be restored.'

test('[M7] [M21] [X1] the dialog says until when a deletion can be undone, then the sentence about the loss with its time', async () => {
  expect(await saidOf(false, 30)).toEqual([
    question('workshop'),
    until(),
    restorable,
    'After that',
    loss('workshop'),
  ])
})

test('[X1] with a retention of 0 days the dialog says that deletion is immediate', async () => {
  expect(await saidOf(false, 0)).toEqual([question('workshop'), loss('workshop'), atOnce])
})

test('a template is called a template', async () => {
  const said = await saidOf(true, 30)
  expect([said[0], said.at(-1)]).toEqual([question('template'), loss('template')])
})
