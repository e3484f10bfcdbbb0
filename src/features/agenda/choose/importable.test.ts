import { expect, test } from 'vitest'
import type { WorkshopRowFragment } from '#api/generated.ts'
import { ownerOf, sessionsToImportFrom } from './importable.ts'

const session = (id: string, workshopName: string, createdTimeStamp: number, template = false) =>
  ({
    id,
    workshopName,
    createdTimeStamp,
    template,
    templateDesc: '',
    templatePic: 'default',
    creator: { id: 'u1', firstName: 'Ada', lastName: 'King' },
  }) satisfies WorkshopRowFragment

const all = [
  session('a', 'Kick-off', 10),
  session('b', 'A template', 30, true),
  session('c', 'Here', 40),
  session('d', 'Retro after the kick-off', 20),
]

test('[M7] activities are imported from other sessions, never from templates, newest first', () => {
  expect(sessionsToImportFrom(all, 'c', '').map(({ id }) => id)).toEqual(['d', 'a'])
})

test('the search matches names case-insensitively, the earliest match first', () => {
  expect(sessionsToImportFrom(all, 'c', 'KICK').map(({ id }) => id)).toEqual(['a', 'd'])
  expect(sessionsToImportFrom(all, 'c', 'template')).toEqual([])
})

test("the owner is shown as 'Me', otherwise by first and last name", () => {
  const [kickOff] = all
  if (!kickOff) throw new Error('no session')
  expect([ownerOf(kickOff, 'u1', 'Me'), ownerOf(kickOff, 'u2', 'Me')]).toEqual(['Me', 'Ada King'])
})
