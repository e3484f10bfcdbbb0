import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { commentsOff } from '#domain/messages/copying.ts'
import { CreateWorkshopDialog } from '#features/dashboard/create/CreateWorkshopDialog.tsx'
import { SaveAsTemplate } from '#features/export/SaveAsTemplate.tsx'
import { PreviewBanner } from '#features/preview/PreviewBanner.tsx'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { useToastQueue } from '#ui/toasts/notify.ts'

beforeEach(() => useToastQueue.setState({ waiting: [] }))

const nothing = (): void => undefined
const copied = (
  <CreateWorkshopDialog
    source={{ id: 'source23', name: 'Retro', isTemplate: false }}
    onClose={nothing}
    onCreated={nothing}
  />
)

test.each<[string, ReactNode, string]>([
  ['a session that is copied', copied, 'Create'],
  ['a template that is saved to the own ones', <PreviewBanner launch={() => null} />, 'Edit template'],
  [
    'a session that is saved as a template',
    <SaveAsTemplate isOffline={false} onClose={nothing} />,
    'Save as template',
  ],
])('[K13] what is left out of %s is said on the screen', async (_name, view, button) => {
  const { code, sentence } = commentsOff(3)
  const made = {
    ...{ ok: true, errorString: null, errorCode: null, errorValues: null, workshop: { id: 'copy2345' } },
    leftOut: [{ count: 3, reason: sentence, reasonCode: code }],
  }
  const licenseInfo = { limitedUser: false, workshopLimit: null, workshopCount: 1 }
  answerCalls({
    CreateRights: { userRight: { createWorkshop: true, licenseInfo } },
    CreateWorkshop: { createWorkshop: made },
  })
  const { Room, room } = stillRoom('copies23')
  vi.spyOn(room.credentials, 'callAs').mockResolvedValue({ createWorkshop: made, createTemplateFromId: made })
  renderView(<Room>{view}</Room>)
  fireEvent.click(await screen.findByRole('button', { name: button }))
  await waitFor(() =>
    expect(useToastQueue.getState().waiting.map(({ message }) => message)).toContainEqual(commentsOff(3)),
  )
})
