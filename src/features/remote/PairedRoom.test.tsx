import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Identity } from '#api/signIn/identity.ts'
import { RoomContext } from '#sync/room/roomContext.ts'
import { roomFor } from '#sync/room/rooms.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { keepPairedPhone, readPairedPhone } from './pairing/pairedPhone.ts'
import { PairedRoom } from './PairedRoom.tsx'

test('[J5] a paired phone says that the session has ended, in place of the remote', () => {
  const { Room, tell } = stillRoom('paired23')
  tell({}, { workshop: { workshopName: 'Ideas' } })
  renderView(
    <Room>
      <PairedRoom remote={() => <h1>Remote</h1>} onLeft={vi.fn()} />
    </Room>,
  )
  screen.getByRole('heading', { name: 'Remote' })
  act(() => tell({}, { workshop: { ended: true } }))
  screen.getByRole('heading', { name: 'The session has ended' })
})

test('[J5] a phone disconnects itself after a question, and forgets its pairing', async () => {
  const [workshopId, phone, onLeft] = ['paired45', { remoteId: 'r', token: 't' }, vi.fn()]
  const identity: Identity = { kind: 'remote', workshopId, ...phone }
  keepPairedPhone(workshopId, phone)
  const room = roomFor(workshopId, identity)
  const callAs = vi.spyOn(room.credentials, 'callAs').mockResolvedValue({})
  room.documents.get({ kind: 'state', id: workshopId }).fill(() => undefined)
  renderView(
    <RoomContext value={room}>
      <PairedRoom remote={(leave) => leave} onLeft={onLeft} />
    </RoomContext>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect this phone' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
  expect(callAs.mock.calls[0]?.[1]).toEqual({ workshopId, remoteId: 'r' })
  expect(readPairedPhone(workshopId)).toBeNull()
})
