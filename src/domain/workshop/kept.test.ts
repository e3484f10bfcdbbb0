import { expect, test } from 'vitest'
import type { Role } from '../access.ts'
import type { DocumentRef } from '../documents.ts'
import { mayKeep } from './kept.ts'
import type { SessionAccess } from './kept.ts'

const shown = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'
const hidden = '2b4e28ba-2fa1-41d2-883f-0016d3cca427'
const removed = '3b4e28ba-2fa1-41d2-883f-0016d3cca427'
const session: SessionAccess = {
  agenda: [
    { objectId: shown, hidden: false },
    { objectId: hidden, hidden: true },
  ],
  ended: false,
}
const documents: DocumentRef[] = [
  { kind: 'state', id: 'abcd2345' },
  ...[shown, hidden, removed].flatMap((id): DocumentRef[] => [
    { kind: 'desk', id },
    { kind: 'board', id },
    { kind: 'tally', id },
  ]),
]

function kept(role: Role, access: SessionAccess | null): string[] {
  const names = new Map([
    [shown, 'shown'],
    [hidden, 'hidden'],
    [removed, 'removed'],
  ])
  return documents
    .filter((ref) => mayKeep(role, ref, access))
    .map(({ kind, id }) => `${kind} ${names.get(id) ?? ''}`.trim())
}

test('[D4] a participant’s device keeps shown parts, a facilitator’s every part of the agenda', () => {
  expect(kept('participant', session)).toEqual(['state', 'board shown', 'tally shown'])
  expect(kept('projector', session)).toEqual(['state', 'board shown', 'tally shown'])
  expect(kept('facilitator', session)).toEqual([
    ...['state', 'desk shown', 'board shown', 'tally shown'],
    ...['desk hidden', 'board hidden', 'tally hidden'],
  ])
})

test('[D4] after the end only facilitators keep anything, and nobody of a session that is not theirs', () => {
  const ended = { ...session, ended: true }
  expect(kept('participant', ended)).toEqual([])
  expect(kept('projector', ended)).toEqual([])
  expect(kept('facilitator', ended)).toEqual(kept('facilitator', session))
  expect(kept('facilitator', null)).toEqual([])
})
