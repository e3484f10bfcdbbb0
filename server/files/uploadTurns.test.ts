import { expect, test } from 'vitest'
import { createUploadTurns } from './uploadTurns.ts'

const busy = expect.objectContaining({ said: expect.objectContaining({ code: 'uploadsBusy' }) as unknown })
const upload = (personId: string, place = 'o') => ({ personId, place, bytes: 10 })

test('[SL25] a person has two uploads at a time, and all together have a number of them', () => {
  const { begin, bytes } = createUploadTurns({ atOnce: 3, atOnceOfOne: 2 })
  const [first] = [begin(upload('fay')), begin(upload('fay'))]
  expect(() => begin(upload('fay'))).toThrow(busy)
  begin(upload('ann'))
  expect(() => begin(upload('bob'))).toThrow(busy)
  expect(bytes()).toBe(30)
  first?.end()
  begin(upload('bob'))
})

test('[SL5] of two uploads to one place the one that began later wins, whichever arrives first', () => {
  const { begin } = createUploadTurns()
  const [older, newer] = [begin(upload('fay')), begin(upload('ann'))]
  const elsewhere = begin(upload('ann', 'p'))
  newer.show()
  elsewhere.show()
  expect(() => older.show()).toThrow('newer file')
  const [one, other] = [begin(upload('bob')), begin(upload('eve'))]
  one.show()
  other.show()
})
