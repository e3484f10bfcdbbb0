import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PartsQuery, WorkshopsQuery } from '#api/generated.ts'
import { answerCalls } from '#support/answerCalls.ts'
import { renderView } from '#support/renderView.tsx'
import { stillRoom } from '#support/stillRoom.tsx'
import { useAnnouncement } from '#ui/announce.ts'
import { ImportActivityDialog } from './ImportActivityDialog.tsx'
import type { AgendaActs } from './useAgendaActs.ts'

const workshops: WorkshopsQuery = {
  workshops: [
    {
      id: 'other234',
      workshopName: 'Retro',
      createdTimeStamp: 1_700_000_000,
      template: false,
      templateDesc: '',
      templatePic: 'default',
      creator: { id: 'u1', firstName: 'Ada', lastName: 'King' },
    },
  ],
}
const row = { objectId: 'o', hidden: false, inputLocked: false, partName: '', position: 0 }
const parts: PartsQuery = {
  parts: [
    { ...row, id: 'p1', content: 'workshop | brainstorm', numberOfAxis: null },
    { ...row, id: 'p2', content: 'workshop | evaluate', numberOfAxis: 2 },
  ],
}

test("an activity without a name is 'Unnamed_' and its type, and is imported under that name", async () => {
  answerCalls({ Workshops: workshops, Parts: parts })
  const { Room } = stillRoom('import23')
  const taken: unknown[] = []
  const duplicate: AgendaActs['duplicate'] = async (...asked) => {
    taken.push(asked)
    return null
  }
  renderView(
    <Room>
      <ImportActivityDialog acts={{ duplicate } as AgendaActs} onClose={() => undefined} />
    </Room>,
  )
  fireEvent.click(await screen.findByRole('radio', { name: 'Retro' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Unnamed_Brainstorm' }))
  expect(screen.getByRole('radio', { name: 'Unnamed_2x2 matrix' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(useAnnouncement.getState().text).toBe('Unnamed_Brainstorm is imported'))
  expect(taken).toEqual([['p1', 'copy_all']])
})
