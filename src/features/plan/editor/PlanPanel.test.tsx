import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RoleContext } from '#activity/session/role.ts'
import { roots } from '#domain/plan/roots.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { fillTable } from '#support/views/openPlan.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { RoomContext } from '#sync/room/roomContext.ts'
import { roomFor } from '#sync/room/rooms.ts'
import { PlanPanel } from './PlanPanel.tsx'

afterEach(cleanup)

test('[PL2] a heading is edited once it can be saved: until its code is loaded the editor waits', async () => {
  const workshopId = 'planpanel'
  const room = roomFor(workshopId, { kind: 'member', memberId: 'fay', username: 'fay', workshopId })
  const desk = room.documents.get({ kind: 'desk', id: 'o1' })
  const { doc } = desk.view.getState()
  fillTable(doc)
  desk.view.setState({ state: { status: 'ready', isLive: true } })
  renderView(
    <RoomContext value={room}>
      <RoleContext value="facilitator">
        <PlanPanel part={{ ...agendaPart('one'), objectId: 'o1', content: 'workshop | plan' }} />
      </RoleContext>
    </RoomContext>,
  )
  expect(screen.queryAllByRole('textbox')).toEqual([])
  const heading = await screen.findByDisplayValue('what')
  fireEvent.change(heading, { target: { value: 'task' } })
  fireEvent.blur(heading)
  expect(roots.headings(doc).get('a')).toBe('task')
})
