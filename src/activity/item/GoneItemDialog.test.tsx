import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { identityKey } from '#api/signIn/identity.ts'
import { draftsOf } from '#sync/device/draftPlaces.ts'
import { writeDraft } from '#sync/device/drafts.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { GoneItemDialog } from './GoneItemDialog.tsx'

test('[B20] [B26] the next key of whoever is typing closes nothing, and closing keeps the text', async () => {
  const workshopId = `gone-${crypto.randomUUID()}`
  const { Room, room } = stillRoom(workshopId)
  const owner = identityKey(room.identity)
  writeDraft(owner, 'p1.comment', 'Which ones', { workshopId, objectId: 'o-one' })
  const closed: string[] = []
  renderView(
    <Room>
      <GoneItemDialog itemId="p1" isHidden={false} onClose={() => closed.push('p1')} />
    </Room>,
  )
  const typed = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What you wrote here' })
  await waitFor(() => expect(document.activeElement).toBe(typed))
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? typed)
  expect(closed).toEqual(['p1'])
  expect(draftsOf(owner, workshopId)).toMatchObject([
    { text: 'Which ones', place: { lost: { code: 'placeDeleted' }, told: 'placeDeleted' } },
  ])
})
