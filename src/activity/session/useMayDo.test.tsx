import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Identity } from '#api/signIn/identity.ts'
import { RoomContext } from '#sync/room/roomContext.ts'
import { roomFor } from '#sync/room/rooms.ts'
import { renderView } from '#support/views/renderView.tsx'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { RoleContext } from './role.ts'
import type { RoomRole } from './role.ts'
import { useMayDo } from './useMayDo.ts'

const acts = ['contribute', 'arrange', 'lead', 'build', 'export'] as const

function Offered() {
  const may = [useMayDo(acts[0]), useMayDo(acts[1]), useMayDo(acts[2]), useMayDo(acts[3]), useMayDo(acts[4])]
  return <p>{acts.filter((_act, index) => may[index]).join(' ') || 'nothing'}</p>
}

const offered = (): string | null => screen.getByRole('paragraph').textContent

test.each<[RoomRole, string, string]>([
  ['facilitator', 'contribute arrange lead build export', 'export'],
  ['participant', 'contribute', 'nothing'],
  ['viewer', 'nothing', 'nothing'],
])(
  '[R1] [E1] a %s is offered "%s" in a running session, and "%s" in one that has ended',
  (role, running, over) => {
    const { Room, tell } = stillRoom(`over-${role}`)
    renderView(
      <Room>
        <RoleContext value={role}>
          <Offered />
        </RoleContext>
      </Room>,
    )
    expect(offered()).toBe(running)
    act(() => tell({}, { workshop: { ended: true } }))
    expect(offered()).toBe(over)
  },
)

test('[J4] a paired phone may lead, whatever the role of the page around it', () => {
  const phone: Identity = { kind: 'remote', workshopId: 'paired', remoteId: 'r1', token: 'token' }
  renderView(
    <RoomContext value={roomFor('paired', phone)}>
      <RoleContext value="facilitator">
        <Offered />
      </RoleContext>
    </RoomContext>,
  )
  expect(offered()).toBe('lead')
})
