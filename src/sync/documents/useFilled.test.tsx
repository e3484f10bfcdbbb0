import { cleanup, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type * as Y from 'yjs'
import { roomFor } from '../room/rooms.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { useFilled } from './useFilled.ts'

let asked = 0

async function fill(id: string): Promise<(doc: Y.Doc) => void> {
  asked += 1
  return (doc) => void doc.getMap('votes').set('of', id)
}

function Filled({ id }: { id: string | null }) {
  useFilled('tally', id, fill)
  return null
}

test('[BT4] where no websocket gets through, a document is filled by calls while it is wanted', async () => {
  const workshopId = 'filled'
  const { Room } = stillRoom(workshopId)
  const room = roomFor(workshopId, { kind: 'member', workshopId, memberId: 'ann', username: 'ann' })
  const show = (id: string | null): void => {
    cleanup()
    renderView(
      <Room>
        <Filled id={id} />
      </Room>,
    )
  }
  const { view } = room.documents.get({ kind: 'tally', id: 'o' })
  room.socket.state.setState({ status: 'online' })
  show('o')
  room.socket.state.setState({ status: 'offline', retryAtMs: 0 })
  room.calls.setState({ areThrough: true })
  show(null)
  expect(asked).toBe(0)
  show('o')
  await waitFor(() => expect(view.getState().doc.getMap('votes').toJSON()).toEqual({ of: 'o' }))
  expect(view.getState().state).toEqual({ status: 'ready', isLive: false })
})
