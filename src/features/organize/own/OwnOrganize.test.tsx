import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choiceOfCode } from '#activity/voting/ballot/choice.ts'
import { CreateOrganizeVotesDocument } from '#api/operations/organizeVotes.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import { addGroup, addItem, move } from '#domain/organize/moves.ts'
import { readSections } from '#domain/organize/places.ts'
import { sectionRules } from '#domain/organize/rules.ts'
import { setSorting } from '#domain/organize/sorting.ts'
import { sectionNumber } from '#domain/organize/votes.ts'
import { contents } from '#domain/workshop/content.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { boss } from '#support/documents/actors.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { ballotId } from '#sync/room/outbox.ts'
import * as Y from 'yjs'
import { ownInOrganize } from './ownInOrganize.ts'
import { OwnOrganize } from './OwnOrganize.tsx'

function fill(doc: Y.Doc): void {
  const docs = { desk: doc, board: doc }
  for (const id of ['risk', 'idea']) deskEdits.create(sectionRules, doc, { id, text: `A ${id}` })
  for (const id of ['fire', 'tea', 'rain']) addItem(docs, boss, { id, text: id, createdAt: 10 })
  addGroup(doc, { id: 'g', text: 'Group' }, { sectionId: 'risk' })
  move(doc, ['fire'], { groupId: 'g' })
}

test('[OR3] own items come first, with where they are on the board, then what else this person placed', () => {
  const doc = new Y.Doc()
  fill(doc)
  const item = (id: string, createdTimeStamp: number) => ({ id, text: id, description: '', createdTimeStamp })
  const waiting = {
    ...{ id: 'new', objectId: 'o', type: 'organizeItem', text: 'New', createdMs: 30_000 },
    ...{ fields: {}, isSaved: false },
  }
  const placed = (id: string, code: string) =>
    ({ id, choice: choiceOfCode(code), state: 'voted', isVoted: true }) as const
  const own = ownInOrganize({
    ...{ contents: [waiting], pending: [], sections: readSections(doc) },
    fetched: { items: [item('rain', 20), item('fire', 10)] },
    choices: [placed('fire', '-'), placed('tea', '7')],
  })
  expect(own.map(({ id, under, vote, isSaved }) => [id, under, vote?.choice.is, isSaved])).toEqual([
    ['fire', ['A risk', 'Group'], 'abstention', true],
    ['rain', [], undefined, true],
    ['new', [], undefined, false],
    ['tea', [], 'values', true],
  ])
})

test('[OR7] [BT1] where a person placed items is told by the names of sections, and whether it counts', async () => {
  const workshopId = 'own-organize'
  const part = agendaPart('sorted', { content: contents.organize, partName: 'Sorted' })
  const { objectId } = part
  const { render, room, tell } = stillRoom(workshopId)
  tell({}, { parts: [part] })
  room.documents.get({ kind: 'board', id: objectId }).fill((board) => {
    fill(board)
    deskEdits.remove(sectionRules, board, 'idea')
  })
  const votes = { fire: String(sectionNumber('risk')), tea: '-', rain: String(sectionNumber('idea')) }
  room.outbox.send(workshopId, {
    document: CreateOrganizeVotesDocument,
    variables: { organizeId: objectId, round: 1, voteList: [] },
    ...{ objectId, label: 'Vote', text: '' },
    effect: {
      ...{ does: 'vote', type: 'ballot', id: ballotId(objectId, wholeScope), scope: wholeScope, round: 1 },
      votes,
    },
  })
  render(<OwnOrganize part={part} number={2} isOpenable onCount={() => undefined} />)
  const region = await screen.findByRole('region', { name: '2. Sorted' })
  const entries = within(region).getAllByRole('listitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    // As they were added: the order of the board would tell where it has them.
    expect.stringMatching(/^A riskGroupYou placed it in: A riskfireWaiting to be sent/),
    expect.stringMatching(/^You were undecidedteaWaiting to be sent/),
    expect.stringMatching(/^You placed it in a section that was deletedrainWaiting to be sent/),
  ])
  act(() => room.documents.get({ kind: 'board', id: objectId }).fill((board) => setSorting(board, 'EACH')))
  expect(entries[0]?.textContent).toMatch(/^You placed it in: A riskfire/)
})
