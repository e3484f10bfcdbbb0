import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'
import { removeAll } from '../signIn/credentialRecords.ts'
import { memoryStorage } from '../storage.ts'

test('signing out forgets what was remembered of the person, and leaves what is of the device', () => {
  const storage = memoryStorage()
  storage.set(`${remembered.facilitates}w1`, 'u1')
  storage.set(`${remembered.done}account:u1.o1`, 'yes')
  storage.set('plenum.language', 'sv')
  removeAll(storage)
  expect(storage.keys()).toEqual(['plenum.language'])
})
