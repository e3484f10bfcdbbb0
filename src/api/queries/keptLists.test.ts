import { expect, test } from 'vitest'
import { readList, removeLists, writeList } from './keptLists.ts'
import { memoryStorage } from '../storage.ts'
import { remembered } from './remembered.ts'
import { removeAll } from '../signIn/credentialRecords.ts'

test('a kept list is its account’s alone, and goes when somebody else asks for it', () => {
  const storage = memoryStorage()
  writeList(storage, 'templates', 'ana', ['Retrospective'])
  expect(readList(storage, 'templates', 'ana')).toEqual(['Retrospective'])
  expect(readList(storage, 'templates', 'bo')).toBeNull()
  expect(storage.keys()).toEqual([])
})

test('forgetting lists leaves everything else, and what cannot be read is nothing', () => {
  const storage = memoryStorage()
  storage.set('token', 'abc')
  storage.set('plenumList.1.recent', 'no JSON')
  expect(readList(storage, 'recent', 'ana')).toBeNull()
  removeLists(storage)
  expect(storage.keys()).toEqual(['token'])
})

test('signing out forgets what was remembered of the person, and leaves what is of the device', () => {
  const storage = memoryStorage()
  storage.set(`${remembered.facilitates}w1`, 'u1')
  storage.set(`${remembered.done}account:u1.o1`, 'yes')
  storage.set('plenum.language', 'sv')
  removeAll(storage)
  expect(storage.keys()).toEqual(['plenum.language'])
})
