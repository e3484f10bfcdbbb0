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

const committed = () => Promise.resolve()

test('[SL5] of two uploads to one place the one that began later wins, whichever arrives first', async () => {
  const { begin } = createUploadTurns()
  const [older, newer] = [begin(upload('fay')), begin(upload('ann'))]
  const elsewhere = begin(upload('ann', 'p'))
  await newer.show('a', committed)
  await elsewhere.show('a', committed)
  await expect(older.show('a', committed)).rejects.toThrow('newer file')
  const [one, other] = [begin(upload('bob')), begin(upload('eve'))]
  await one.show('a', committed)
  await other.show('a', committed)
})

test('[SL5] [SL20] an upload that cannot be committed overtakes none, however often one is tried', async () => {
  const { begin } = createUploadTurns()
  const older = begin(upload('fay'))
  for (const why of ['the database is away', 'the disk is full']) {
    const newer = begin(upload('ann'))
    await expect(newer.show('a', () => Promise.reject(new Error(why)))).rejects.toThrow(why)
    newer.end()
  }
  let isShown = false
  await older.show('a', async () => void (isShown = await Promise.resolve(true)))
  expect(isShown).toBe(true)
})

test('[SL25] uploads for one account are committed one by one, to whatever place, and those for others meanwhile', async () => {
  const { begin } = createUploadTurns()
  const order: string[] = []
  const [started, goOn] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  const first = begin(upload('fay', 'o')).show('a', async () => {
    started.resolve(undefined)
    await goOn.promise
    order.push('first')
  })
  await started.promise
  const second = begin(upload('ann', 'p')).show('a', async () => void order.push('second'))
  await begin(upload('bob', 'q')).show('b', async () => void order.push('elsewhere'))
  goOn.resolve(undefined)
  await Promise.all([first, second])
  expect(order).toEqual(['elsewhere', 'first', 'second'])
})

interface TwoCommits {
  name: string
  first: 'older' | 'newer'
  fails: 'older' | 'newer' | null
  shown: string[]
  refused: string[]
}

test.each<TwoCommits>([
  { name: 'the older one first', first: 'older', fails: null, shown: ['older', 'newer'], refused: [] },
  { name: 'the newer one first', first: 'newer', fails: null, shown: ['newer'], refused: ['older'] },
  { name: 'the newer one first, which fails', first: 'newer', fails: 'newer', shown: ['older'], refused: [] },
  { name: 'the older one first, which fails', first: 'older', fails: 'older', shown: ['newer'], refused: [] },
])('[SL5] two uploads to one place are being committed: $name', async (at) => {
  const { begin } = createUploadTurns()
  const turns = { older: begin(upload('fay')), newer: begin(upload('ann')) }
  const shown: string[] = []
  let open = 0
  const mayEnd = Promise.withResolvers<undefined>()
  const names = at.first === 'older' ? (['older', 'newer'] as const) : (['newer', 'older'] as const)
  const results = names.map((name) =>
    turns[name].show('a', async () => {
      open += 1
      expect(open).toBe(1)
      await mayEnd.promise
      open -= 1
      if (at.fails === name) throw new Error('cannot be committed')
      shown.push(name)
    }),
  )
  mayEnd.resolve(undefined)
  const settled = await Promise.allSettled(results)
  expect(shown).toEqual(at.shown)
  const refused = names.filter((_name, index) => {
    const result = settled[index]
    return result?.status === 'rejected' && String(result.reason).includes('newer file')
  })
  expect(refused).toEqual(at.refused)
})
