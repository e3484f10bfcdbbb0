import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stateRoots } from '#domain/workshop/state.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { account, showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import { fillTable } from '#support/views/openPlan.tsx'
import { roomFor } from '#sync/room/rooms.ts'
import { CopyFromPlan } from './CopyFromPlan.tsx'
import type { SelectedInput } from './selectionAt.ts'

const content = 'workshop | plan'
const part = agendaPart('from', { content })
const target = agendaPart('to', { content, partName: 'Tasks', position: 1 })

/** Opens the dialog with a selection, or null for the whole table; chooses the other planner. */
async function open(workshopId: string, at: SelectedInput | null) {
  const closed = vi.fn()
  const server = showAnsweringByHand<{ copyObjects: object[] }>(
    workshopId,
    <CopyFromPlan {...{ part, at }} onOpen={() => undefined} onClose={closed} />,
  )
  const { documents } = roomFor(workshopId, { kind: 'account', ...account })
  const desk = documents.get({ kind: 'desk', id: part.objectId })
  act(() => {
    fillTable(desk.view.getState().doc)
    desk.view.setState({ state: { status: 'ready', isLive: true } })
    documents.get({ kind: 'state', id: workshopId }).fill((state) => {
      for (const one of [part, target]) stateRoots.parts(state).set(one.id, one)
    })
  })
  fireEvent.click(await screen.findByRole('radio', { name: /^Tasks/ }))
  return { server, closed }
}

test('[PL13] of a selection, whole rows are copied as rows and other cells one by one', async () => {
  const at = { rows: ['r1'], cells: [{ rowId: 'r2', columnId: 'a' }] }
  const { server } = await open('plan-copy-selected', at)
  screen.getByText('1 selected row is copied. 1 selected cell is copied.')
  expect(screen.queryByRole('button', { name: 'Copy Top' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Copy Answers' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(server.sent.map(({ copyObjects }) => copyObjects)).toEqual([
    [
      { type: 'ANSWERS', objId: 'r1' },
      { type: 'ANSWERS', objId: 'r2', columnId: 'a' },
    ],
  ])
})

test('[PL13] without a selection all rows with a text are copied', async () => {
  const { server } = await open('plan-copy-all', null)
  screen.getByText('All 2 rows are copied.')
  screen.getByRole('button', { name: 'Copy Top' })
  fireEvent.click(screen.getByRole('button', { name: 'Copy Answers' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(server.sent.map(({ copyObjects }) => copyObjects)).toEqual([
    [{ type: 'ANSWERS', objId: part.objectId }],
  ])
})
