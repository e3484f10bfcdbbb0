import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { RoomBar } from './RoomBar.tsx'

test('what the room sees has no point behind it before the name of the page is there', async () => {
  const { render, tell } = stillRoom('seen2345')
  tell({ currentState: 'RU', activePartId: 'one' }, { parts: [agendaPart('one', { partName: 'Ideas' })] })
  render(<RoomBar />, { role: 'facilitator', path: '/workshop/seen2345/brainstorm/o-one' })
  const said = () => screen.getByRole('status').textContent
  expect(said()).toBe('The room sees 1. Ideas')
  await waitFor(() => expect(said()).toMatch(/^The room sees 1\. Ideas\w/))
})
