import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { organizeModel } from '#domain/organize/model.ts'
import { addGroup, addItem, move } from '#domain/organize/moves.ts'
import { readSections } from '#domain/organize/places.ts'
import { sectionRules } from '#domain/organize/rules.ts'
import { setItemsTaken } from '#domain/organize/sorting.ts'
import { contents } from '#domain/workshop/content.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { boss } from '#support/documents/actors.ts'
import { account, showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import { roomFor } from '#sync/room/rooms.ts'
import { useToastQueue } from '#ui/toasts/notify.ts'
import { StartOrganizeOver } from './StartOrganizeOver.tsx'

test('[OR10] [B18] starting over takes away what participants wrote and unsorts the rest; one undo brings it back', async () => {
  const workshopId = 'organize-over'
  const part = agendaPart('Sorted', { content: contents.organize })
  const { documents } = roomFor(workshopId, { kind: 'account', ...account })
  const handle = documents.get({ kind: 'desk', id: part.objectId })
  const desk = handle.view.getState().doc
  const docs = { desk, board: documents.get({ kind: 'board', id: part.objectId }).view.getState().doc }
  organizeModel.start(docs, { name: 'Sorted', newId: () => '' })
  setItemsTaken(docs.board, true)
  deskEdits.create(sectionRules, desk, { id: 's', text: 'Section' })
  addGroup(desk, { id: 'g', text: 'Group' }, { sectionId: 's' })
  addItem(docs, boss, { id: 'ours', text: 'Ours', createdAt: 1 })
  addItem(docs, { role: 'participant', isMine: () => true }, { id: 'theirs', text: 'Theirs', createdAt: 2 })
  move(desk, ['ours', 'theirs'], { groupId: 'g' })
  handle.view.setState({ state: { status: 'ready', isLive: true } })
  const sorted = () =>
    readSections(desk).map(({ entries }) => entries.flatMap(({ items }) => items.map(({ id }) => id)))
  const { sent, answers } = showAnsweringByHand(
    workshopId,
    <StartOrganizeOver part={part} onClose={() => undefined} />,
  )
  await screen.findByText(/takes away 1 item that was written by a participant or copied, all votes/)
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await answers()
  await waitFor(() => expect(sorted()).toEqual([['ours'], []]))
  await answers()
  await waitFor(() => expect(useToastQueue.getState().waiting).toHaveLength(1))
  await act(async () => useToastQueue.getState().waiting[0]?.action?.run())
  await answers()
  await waitFor(() => expect(sorted()).toEqual([[], ['ours', 'theirs']]))
})
