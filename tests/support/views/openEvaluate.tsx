import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import type * as Y from 'yjs'
import type { RoomRole } from '#activity/session/role.ts'
import { newInfo } from '#domain/evaluate/info.ts'
import { updateInfo } from '#domain/evaluate/updateInfo.ts'
import { startSetup } from '#domain/evaluate/setup.ts'
import { contents } from '#domain/workshop/content.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { EvaluateRoute } from '#features/evaluate/page/EvaluateRoute.tsx'
import { addPoll } from '#support/documents/polls.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import type { StillRoom } from '#support/documents/stillRoom.tsx'
import { HeaderSlotsProvider, HeaderSlotTarget } from '#ui/session/HeaderSlots.tsx'

export interface OpenedEvaluate {
  part: AgendaPart
  docs: { desk: Y.Doc; board: Y.Doc }
  tell: StillRoom['tell']
  room: StillRoom['room']
  /** Shows another view in the same room, on the same device. */
  show: (view: ReactNode) => void
}

let rooms = 0

/**
 * Scales, or with two axes a matrix, with the polls Tea, Juice and Water, on the vote page of a role, in a room without
 * a connection.
 *
 * @param isReading a facilitator whose desk is not available
 * @param isEmpty without polls
 * @param page that its address names
 */
export function openEvaluate(
  role: RoomRole,
  {
    isReading = false,
    isEmpty = false,
    axes = 1,
    page = 'vote',
  }: { isReading?: boolean; isEmpty?: boolean; axes?: 1 | 2; page?: 'vote' | 'results' } = {},
): OpenedEvaluate {
  const workshopId = `openEvaluate${++rooms}`
  const objectId = `rated${rooms}`
  const part = agendaPart('one', { objectId, content: contents.evaluate, numberOfAxis: axes })
  const { render, room, tell } = stillRoom(workshopId)
  tell({ moves: 1 }, { parts: [part] })
  const hasDesk = role === 'facilitator' && !isReading
  const docOf = (kind: 'desk' | 'board'): Y.Doc => {
    const document = room.documents.get({ kind, id: objectId })
    // A board that is there without a connection makes a facilitator wait for the desk.
    if (!hasDesk && kind === 'board') document.fill(() => undefined)
    return document.view.getState().doc
  }
  const docs = { desk: docOf('desk'), board: docOf('board') }
  for (const doc of Object.values(docs)) {
    startSetup(doc, axes)
    updateInfo(doc, newInfo)
    if (isEmpty) continue
    for (const text of ['Tea', 'Juice', 'Water']) addPoll(doc, { id: `${text}${rooms}`, text })
  }
  const show = (view: ReactNode): void => {
    cleanup()
    render(view, { role, path: `/workshop/${workshopId}/evaluate/${objectId}/${page}` })
  }
  show(
    <HeaderSlotsProvider>
      <HeaderSlotTarget name="tools" />
      <Routes>
        <Route path="/workshop/:workshopId/evaluate/:objectId/*" element={<EvaluateRoute />} />
      </Routes>
    </HeaderSlotsProvider>,
  )
  return { part, docs, tell, room, show }
}
