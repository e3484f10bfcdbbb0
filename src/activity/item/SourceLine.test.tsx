import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { RoomRole } from '#activity/session/role.ts'
import { RoleContext } from '#activity/session/role.ts'
import { writeSource } from '#domain/activity/source.ts'
import type { InputSource } from '#domain/activity/docs.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { renderView } from '#support/views/renderView.tsx'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { SourceLine } from './SourceLine.tsx'

const objectId = crypto.randomUUID()
const part = agendaPart('one', { objectId, partName: 'Ideas' })

/** A copied answer as its reader sees it; `tell` sets what the state says from now on. */
function openAs(role: RoomRole, source: InputSource) {
  const { Room, tell } = stillRoom(`source-${crypto.randomUUID()}`)
  tell({ showParticipantsAgenda: true }, { parts: [part] })
  const doc = new Y.Doc()
  writeSource(doc, 'a', source)
  renderView(
    <Room>
      <RoleContext value={role}>
        <SourceLine doc={doc} itemId="a" />
      </RoleContext>
    </Room>,
  )
  return (...change: Parameters<typeof tell>) => act(() => tell(...change))
}
const link = () => screen.queryByRole('link', { name: 'From Ideas' })

test('[K12] a person led by the room reads the name without a link, until nobody leads them', () => {
  const tell = openAs('participant', { objectId })
  expect(link()?.getAttribute('href')).toMatch(new RegExp(`/brainstorm/${objectId}$`))
  tell({ followMe: true })
  expect(link()).toBeNull()
  screen.getByText('From Ideas')
  tell({ followMe: false })
  expect(link()).not.toBeNull()
})

test.each<[RoomRole, boolean]>([
  ['participant', false],
  ['facilitator', true],
  ['viewer', true],
])('[K12] whether a %s sees a source in a hidden activity, or outside the agenda they see', (role, sees) => {
  const tell = openAs(role, { objectId })
  expect(link()).not.toBeNull()
  tell({ showParticipantsAgenda: false })
  expect(link() !== null).toBe(sees)
  tell({ showParticipantsAgenda: true }, { parts: [{ ...part, hidden: true }] })
  expect(link() !== null).toBe(sees)
})

test('[K12] nothing is shown for an activity that is missing, or for an invalid id', () => {
  openAs('facilitator', { objectId: crypto.randomUUID() })
  openAs('facilitator', { objectId: 'one' })
  expect(document.querySelector('p')).toBeNull()
})
