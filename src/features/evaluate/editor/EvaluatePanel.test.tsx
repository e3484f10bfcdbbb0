import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { boardPolls } from '#domain/evaluate/read.ts'
import { openEvaluate } from '#support/views/openEvaluate.tsx'
import { EvaluatePanel } from './EvaluatePanel.tsx'

/** The editor of Scales or of a matrix with the polls Tea, Juice and Water. */
function edit(axes: 1 | 2) {
  const opened = openEvaluate('facilitator', { axes })
  opened.show(<EvaluatePanel part={opened.part} />)
  return opened
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('[EV3] the list of polls: one is added with its text selected, coloured, moved, and deleted after a question', async () => {
  const { docs } = edit(1)
  const polls = () => boardPolls(docs.desk).map(({ text, color }) => (color ? `${text} ${color}` : text))
  press('Add answer')
  const added = screen.getByDisplayValue<HTMLTextAreaElement>('Answer 4')
  expect([added === document.activeElement, added.selectionEnd - added.selectionStart]).toEqual([true, 8])
  press('Colour of Answer 4: Grey')
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Teal' }))
  press('Actions for Answer 4')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }))
  screen.getByRole('button', { name: 'Colour of Answer 3: Teal' })
  press('Actions for Answer 1')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/^This will permanently delete the answer\./)
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete' })))
  expect(polls()).toEqual(['Juice', expect.stringMatching(/^Answer 4 \d$/), 'Water'])
})

test('[EV1] [EV2] [BT4] the type is fixed; a matrix is edited with two axes, how its results open, and who sees them', async () => {
  const { room, part } = edit(2)
  const type = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Activity type' })
  expect([type.disabled, type.value]).toEqual([true, '2x2 matrix'])
  for (const name of ['Horizontal axis', 'Vertical axis', 'Max']) screen.getByRole('textbox', { name })
  act(() => room.socket.state.setState({ status: 'online' }))
  const calls = vi.spyOn(room.credentials, 'callAs').mockResolvedValue({})
  for (const name of [/^Results open as a graph/, /^Show results to everybody/])
    await act(async () => fireEvent.click(screen.getByRole('switch', { name })))
  expect(calls.mock.calls.map(([, variables]) => variables)).toEqual([
    { evaluateId: part.objectId, showGraph: true },
    { evaluateId: part.objectId, showResultsPage: true },
  ])
})
