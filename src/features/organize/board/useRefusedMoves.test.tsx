import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useIsRefusedHere } from '#activity/session/refusedHere.ts'
import { setInputLocked } from '#domain/activity/flags.ts'
import type { Message } from '#domain/message.ts'
import { inputLocked } from '#domain/messages/activities.ts'
import { movedMeanwhile } from '#domain/messages/organize.ts'
import { itemType } from '#domain/organize/items.ts'
import { move } from '#domain/organize/moves.ts'
import { cardsIn, keyOn, openOrganize } from '#support/views/openOrganize.tsx'
import type { OpenedOrganize } from '#support/views/openOrganize.tsx'
import { refusedFor } from '#sync/entries/outboxEntry.ts'
import type { OutboxEntry } from '#sync/entries/outboxEntry.ts'

/** The board of a participant who may sort. */
async function opened(): Promise<OpenedOrganize> {
  const board = openOrganize('participant', { sorting: 'EVERYONE' })
  await screen.findByRole('button', { name: 'Actions for item: Flood' })
  return board
}

/** The server refuses moves of Flood to sections, one after the other. */
function refuse({ room, part, ids }: OpenedOrganize, to: readonly string[], why: Message): void {
  const refused = to.map((sectionId, at): OutboxEntry => {
    const fields = { sectionId, groupId: null, beforeId: null, was: 'before' }
    return {
      ...{ entryId: `refused ${at}`, workshopId: room.workshopId, objectId: part.objectId },
      ...{ document: 'mutation', variables: {}, label: 'Moved item', text: 'Flood' },
      ...{ order: at, createdMs: at, isKept: true, state: refusedFor(why) },
      effect: { does: 'change', type: itemType.kind, id: ids.flood, fields },
    }
  })
  act(() => room.outbox.view.setState({ entries: refused }))
}

/** Which of the refused entries the page shows itself, so that the session's list leaves them out. */
function shownHere({ entries }: OpenedOrganize): boolean[] {
  const { result } = renderHook(() => useIsRefusedHere())
  return entries().map(result.current)
}

test('[OR6] a refused move tells both places; the item is where it is, and can be moved after all', async () => {
  const board = await opened()
  const { entries, docs, ids } = board
  act(() => move(docs.desk, [ids.flood], { sectionId: 'idea' }))
  refuse(board, ['risk'], movedMeanwhile('Idea', 'Risk'))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('“Flood” was not moved.')
  expect(notice.textContent).toContain('“Idea”, so it was not moved to “Risk”')
  expect(cardsIn('Idea')).toEqual(['Fame', 'Flood'])
  expect(shownHere(board)).toEqual([true])
  fireEvent.click(within(notice).getByRole('button', { name: 'Move to Risk' }))
  const sent = entries().map(({ variables }) => variables)
  expect(sent).toEqual([{ itemId: ids.flood, sectionId: 'risk', fromSectionId: 'idea' }])
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('[OR6] of several refused moves of an item the last is told, and all are done with', async () => {
  const board = await opened()
  const { entries, docs, ids } = board
  act(() => move(docs.desk, [ids.flood], { sectionId: 'risk' }))
  refuse(board, ['fun', 'idea'], movedMeanwhile('Risk', 'Idea'))
  const notice = await screen.findByRole('alert')
  within(notice).getByRole('button', { name: 'Move to Idea' })
  fireEvent.click(within(notice).getByRole('button', { name: 'Leave in Risk' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(entries()).toEqual([])
})

test('[OR6] a move that was refused because nobody may sort any more leaves the item where it is', async () => {
  const board = await opened()
  keyOn('Flood', '1')
  expect([cardsIn('Unsorted'), cardsIn('Risk')]).toEqual([['Frost'], ['Fire', 'Flood']])
  act(() => setInputLocked(board.docs.board, true))
  refuse(board, ['risk'], inputLocked)
  expect([cardsIn('Unsorted'), cardsIn('Risk')]).toEqual([['Flood', 'Frost'], ['Fire']])
  // The notice is gone with the board that can be sorted: the session's list tells it.
  expect(shownHere(board)).toEqual([false])
})
