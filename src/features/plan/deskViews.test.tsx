import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readColumns, readRows } from '#domain/plan/read.ts'
import { roots } from '#domain/plan/roots.ts'
import { createRow } from '#domain/plan/rows.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { account, showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import { fillTable } from '#support/views/openPlan.tsx'
import { roomFor } from '#sync/room/rooms.ts'
import { useToastQueue } from '#ui/toasts/notify.ts'
import { PlanPanel } from './editor/PlanPanel.tsx'
import { StartPlanOver } from './startOver/StartPlanOver.tsx'

test('[PL2] a heading is edited once it can be saved: until its code is loaded the editor waits', async () => {
  const { render, room } = stillRoom()
  const desk = room.documents.get({ kind: 'desk', id: part.objectId })
  const { doc } = desk.view.getState()
  fillTable(doc)
  desk.view.setState({ state: { status: 'ready', isLive: true } })
  render(<PlanPanel part={part} />, { role: 'facilitator' })
  expect(screen.queryAllByRole('textbox')).toEqual([])
  const heading = await screen.findByDisplayValue('what')
  fireEvent.change(heading, { target: { value: 'task' } })
  fireEvent.blur(heading)
  expect(roots.headings(doc).get('a')).toBe('task')
})

const actor = { role: 'participant', isMine: () => true } as const
const part = agendaPart('plan', { content: 'workshop | plan', partName: 'Who, what, when' })

/** The dialog of a facilitator whose planner has two rows. */
function open(workshopId: string) {
  const closed = vi.fn()
  const server = showAnsweringByHand(workshopId, <StartPlanOver part={part} onClose={closed} />)
  const desk = roomFor(workshopId, { kind: 'account', ...account }).documents.get({
    kind: 'desk',
    id: part.objectId,
  })
  const { doc } = desk.view.getState()
  act(() => {
    fillTable(doc)
    desk.view.setState({ state: { status: 'ready', isLive: true } })
  })
  return { server, doc, closed }
}

test('[B18] [PL9] starting over says how many rows go, deletes them for everyone, and can be undone', async () => {
  const { server, doc, closed } = open('plan-over')
  await screen.findByRole('dialog', { name: 'Start “Who, what, when” over?' })
  screen.getByText(/^This takes away 2 rows and who is done, for everyone\./)
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect([readRows(doc).length, readColumns(doc).length]).toEqual([0, 2])
  expect(server.sent).toEqual([{ partId: part.id }])
  await server.answers()
  await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  const undo = useToastQueue.getState().waiting.at(-1)?.action
  await act(async () => undo?.run())
  expect(readRows(doc).map(({ id }) => id)).toEqual(['r1', 'r2'])
})

test('[B18] rows that others add while the dialog is open are counted, and Cancel deletes none', async () => {
  const { doc, closed } = open('plan-over-cancelled')
  await screen.findByText(/^This takes away 2 rows /)
  act(() => createRow({ desk: doc, board: doc }, actor, { id: 'r3', createdAt: 1 }))
  screen.getByText(/^This takes away 3 rows /)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([readRows(doc).length, closed.mock.calls.length]).toEqual([3, 1])
})
