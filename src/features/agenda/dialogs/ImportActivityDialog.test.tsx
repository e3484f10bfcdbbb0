import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PartsQuery, WorkshopsQuery } from '#api/generated.ts'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { renderView } from '#support/views/renderView.tsx'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { useAnnouncement } from '#ui/focus/announce.ts'
import { ImportActivityDialog } from './ImportActivityDialog.tsx'
import type { AgendaActs } from '../useAgendaActs.ts'

const retro: WorkshopsQuery['workshops'][number] = {
  id: 'other234',
  workshopName: 'Retro',
  createdTimeStamp: 1_700_000_000,
  template: false,
  templateDesc: '',
  templatePic: 'default',
  creator: { id: 'u1', firstName: 'Ada', lastName: 'King' },
  parts: [],
}
const workshops: WorkshopsQuery = { workshops: [retro] }
const part = { objectId: 'o', hidden: false, inputLocked: false, partName: '', position: 0 }
const parts: PartsQuery = {
  parts: [
    { ...part, id: 'p1', content: 'workshop | brainstorm', numberOfAxis: null },
    { ...part, id: 'p2', content: 'workshop | evaluate', numberOfAxis: 2 },
  ],
}

test("an activity without a name is 'Unnamed_' and its type, and is imported under that name", async () => {
  answerCalls({ Workshops: workshops, Parts: parts })
  const taken = openDialog()
  fireEvent.click(await screen.findByRole('radio', { name: 'Retro' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Unnamed_Brainstorm' }))
  expect(screen.getByRole('radio', { name: 'Unnamed_2x2 matrix' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(useAnnouncement.getState().text).toBe('Unnamed_Brainstorm is imported'))
  expect(taken).toEqual([['p1', 'copy_all']])
})

/** Opens the dialog over a session, and returns the copies that it requests. */
function openDialog(): unknown[] {
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
  return taken
}

test('sessions with the same name are distinguished by time and activities, activities by their position', async () => {
  const content = 'workshop | brainstorm'
  const named = (id: string, partName: string) => ({ id, partName, content, numberOfAxis: null })
  const monday = new Date(2026, 10, 23, 9, 5).getTime() / 1000
  const many = ['Start', 'Stop', 'Go on', 'Thanks', ''].map((name, index) => named(String(index), name))
  const twins = [
    { ...retro, id: 'one23456', createdTimeStamp: monday, parts: many },
    { ...retro, id: 'two23456', createdTimeStamp: monday + 3600, workshopName: 'retro ' },
    { ...retro, id: 'other234', createdTimeStamp: monday, workshopName: 'Kick-off' },
  ]
  const same = { ...parts.parts[0], partName: 'Start' } as PartsQuery['parts'][number]
  answerCalls({ Workshops: { workshops: twins }, Parts: { parts: [same, { ...same, id: 'p9' }] } })
  openDialog()
  await screen.findByRole('radio', { name: 'Kick-off' })
  const [, later, earlier, other] = screen.getAllByRole('row').map((row) => row.textContent ?? '')
  expect(later).toMatch(/^retro.*10:05.*No activities.*2026-11-23$/)
  expect(earlier).toMatch(/^Retro0?9:05.*Start, Stop, Go on, and 2 more.*2026-11-23$/)
  expect(other).toMatch(/^Kick-offAda King2026-11-23$/)
  const described = screen.getByRole('radio', { name: 'Retro' }).getAttribute('aria-describedby') ?? ''
  const words = described.split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(words.join(', ')).toMatch(/^0?9:05.*Start, Stop, .*2026-11-23$/)
  fireEvent.click(screen.getByRole('radio', { name: 'Kick-off' }))
  await screen.findByText('Activity 2')
})

test('[M7] an activity is imported with or without its input, as chosen', async () => {
  answerCalls({ Workshops: workshops, Parts: parts })
  const taken = openDialog()
  fireEvent.click(await screen.findByRole('radio', { name: 'Retro' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Unnamed_Brainstorm' }))
  expect((screen.getByRole('radio', { name: 'With Input' }) as HTMLInputElement).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'Without Input' }))
  fireEvent.click(screen.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(taken).toEqual([['p1', 'headings_only']]))
})
