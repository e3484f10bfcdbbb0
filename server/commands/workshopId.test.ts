import { expect, test } from 'vitest'
import { isWorkshopId } from '#domain/ids.ts'
import { newWorkshopId, seededWorkshopId } from './workshopId.ts'

const secret = Buffer.alloc(32, 1)
const uuid = '0b7f4d4e-3a52-4c0e-9f37-0d8f5e7e9a11'

test('[C2] the id a caller made stands for one short id, in any case of its letters', () => {
  const id = newWorkshopId(secret, uuid)
  expect(isWorkshopId(id)).toBe(true)
  expect(newWorkshopId(secret, uuid.toUpperCase())).toBe(id)
  expect(newWorkshopId(Buffer.alloc(32, 2), uuid)).not.toBe(id)
})

test('without one it is random', () => {
  expect(newWorkshopId(secret, null)).not.toBe(newWorkshopId(secret, null))
})

test('official templates have ids of their own, whatever a caller makes', () => {
  const id = seededWorkshopId(secret, uuid)
  expect(isWorkshopId(id)).toBe(true)
  expect(seededWorkshopId(secret, uuid)).toBe(id)
  expect(newWorkshopId(secret, uuid)).not.toBe(id)
})

test('an id that is not a UUID is refused', () => {
  expect(() => newWorkshopId(secret, 'abcdefgh')).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }))
})
