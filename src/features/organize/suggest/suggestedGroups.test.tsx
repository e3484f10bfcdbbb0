import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addItem, move } from '#domain/organize/moves.ts'
import { suggestGroups } from '#domain/suggest/suggestGroups.ts'
import type { AnswerText } from '#domain/suggest/suggestGroups.ts'
import { boss } from '#support/documents/actors.ts'
import { listed } from '#support/documents/organized.ts'
import { openOrganize } from '#support/views/openOrganize.tsx'
import { useAnnouncement } from '#ui/focus/announce.ts'

/** The browser's threads, which these tests have none of. */
class Thread {
  onmessage: (said: { data: unknown }) => void = () => undefined
  terminate(): void {}
  postMessage(texts: AnswerText[]): void {
    queueMicrotask(() => this.onmessage({ data: { groups: suggestGroups(texts, () => undefined) } }))
  }
}

beforeEach(() => vi.stubGlobal('Worker', Thread))

const alike = {
  c1: 'The coffee machine is loud',
  c2: 'The coffee machine is broken',
  m1: 'Meetings start late',
  m2: 'Meetings are too long',
}

/** A facilitator's board with four more items, in what is not sorted or in a section; asks for groups. */
async function suggesting(sectionId?: string) {
  const opened = openOrganize('facilitator')
  const { docs } = opened
  act(() => {
    for (const [id, text] of Object.entries(alike)) addItem(docs, boss, { id, text, createdAt: 2 })
    if (sectionId) move(docs.desk, Object.keys(alike), { sectionId })
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Options of this activity' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Suggest groups…' }))
  await screen.findByRole('dialog', { name: 'Suggested groups' })
  return opened
}
const groupsIn = (desk: Parameters<typeof listed>[0]) =>
  listed(desk).map((section) => (section as unknown[]).filter(Array.isArray).map((group) => group.slice(1)))

test('[G6] [OR6] groups are suggested of what is not sorted, and all are made in one undo step, where their items are', async () => {
  const { docs, ids } = await suggesting()
  const accept = await screen.findByRole('button', { name: 'Accept all 2' })
  expect(groupsIn(docs.desk)).toEqual([[], [], [[ids.fame]]])
  fireEvent.click(accept)
  expect(groupsIn(docs.desk)).toEqual([
    [
      ['c1', 'c2'],
      ['m1', 'm2'],
    ],
    [],
    [[ids.fame]],
  ])
  expect(useAnnouncement.getState().text).toBe('2 groups made. One undo takes them back.')
  await screen.findByText('No more suggestions')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(groupsIn(docs.desk)).toEqual([[], [], [[ids.fame]]])
})

test('[G6] groups are suggested of a section too, with the name that a facilitator gives them', async () => {
  const { docs } = await suggesting('risk')
  fireEvent.change(screen.getByRole('combobox', { name: 'Section' }), { target: { value: 'risk' } })
  const cards = await screen.findAllByRole('textbox', { name: 'Group name' })
  fireEvent.change(cards[0] as HTMLElement, { target: { value: 'Kitchen' } })
  const card = within(screen.getByRole('listitem', { name: 'Kitchen' }))
  fireEvent.click(card.getByRole('button', { name: 'Accept: Kitchen' }))
  expect(groupsIn(docs.desk)[1]).toEqual([['c1', 'c2']])
})
