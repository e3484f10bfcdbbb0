import { expect, test } from 'vitest'
import { begunUpload } from '#support/slides/uploads.ts'
import { createUploadTurns } from './uploadTurns.ts'

const busy = expect.objectContaining({ said: expect.objectContaining({ code: 'uploadsBusy' }) as unknown })
const upload = (personId: string, place = 'o') => begunUpload(personId, { place })
/** The sender stays. */
const here = new AbortController().signal
const sizes = { receivedAtOnce: 4, checkedAtOnce: 4, atOnceOfOne: 2, graceMs: 10_000 }

test('[SL25] a person has two uploads at a time, and none that has just begun gives way', () => {
  const { begin, bytes } = createUploadTurns(sizes)
  const first = begin(upload('fay'))
  const second = begin(upload('fay'))
  const other = { network: 'm' }
  expect(() => begin(begunUpload('fay', other))).toThrow(busy)
  expect(() => begin(upload('ann'))).toThrow(busy)
  begin(begunUpload('ann', other))
  begin(begunUpload('bob', other))
  expect(() => begin(begunUpload('eve', { network: 'l' }))).toThrow(busy)
  expect(bytes()).toBe(40)
  first.end()
  second.end()
  begin(upload('bob'))
})

/** Turns whose clock the test turns. */
function turnsInTime() {
  let now = 0
  const turns = createUploadTurns(sizes, () => now)
  const gone: string[] = []
  /** Begins an upload that comes at so many bytes a second. */
  function begin(name: string, pace: number, network = 'n') {
    const beganAt = now
    const arrived = () => ((now - beganAt) / 1000) * pace
    return turns.begin(begunUpload(name, { network, arrived, giveWay: () => void gone.push(name) }))
  }
  return { ...turns, begin, gone, pass: (seconds: number) => (now += seconds * 1000) }
}

test('[SL25] the slowest upload of a network gives way to the next one of that network', async () => {
  const { begin, gone, pass, bytes } = turnsInTime()
  const slow = begin('slow', 40)
  const faster = begin('faster', 50)
  begin('slowest, elsewhere', 1, 'm')
  pass(10)
  const next = begin('next', 1000)
  expect(gone).toEqual(['slow'])
  expect(bytes()).toBe(30)
  await expect(slow.check(here)).rejects.toThrow('gave way')
  slow.end()
  await faster.check(here)
  // What is received leaves its place, and gives way to none.
  begin('one more', 5)
  pass(10)
  await next.check(here)
  expect(gone).toEqual(['slow'])
})

test('[SL25] when all places are taken, the network with the most slow uploads gives one away', () => {
  const { begin, gone, pass, slowBytes, makeRoom } = turnsInTime()
  begin('a lone slow one', 1, 'l')
  begin('one of many', 30)
  begin('another', 20)
  begin('fourth', 60, 'm')
  pass(10)
  expect(slowBytes()).toBe(20)
  begin('next', 1, 'k')
  expect(gone).toEqual(['another'])
  // The same for room on the disk.
  begin('and next', 20).end()
  begin('one of many again', 50)
  pass(10)
  makeRoom()
  expect(gone).toEqual(['another', 'a lone slow one', 'one of many'])
})

test('[SL25] of the places for checking a network has half; others are checked meanwhile', async () => {
  const { begin } = createUploadTurns({ ...sizes, receivedAtOnce: 20 })
  const begun = ['a', 'b', 'c', 'd'].map((name) => begin(upload(name)))
  const other = begin(begunUpload('e', { network: 'm' }))
  const checked: string[] = []
  const checking = begun.map((turn, at) => turn.check(here).then(() => checked.push(`near ${at}`)))
  await Promise.all(checking.slice(0, 2))
  await other.check(here)
  expect(checked).toEqual(['near 0', 'near 1'])
  begun[1]?.end()
  await checking[2]
  begun[0]?.end()
  await checking[3]
})

test('[SL25] whose sender goes while it waits to be checked leaves its place at once', async () => {
  const { begin, bytes } = createUploadTurns({ ...sizes, checkedAtOnce: 1 })
  const first = begin(upload('a'))
  await first.check(here)
  for (const goes of ['while it waits', 'before'] as const) {
    const leaving = new AbortController()
    const waiting = begin(upload('b'))
    if (goes === 'before') leaving.abort(new Error(goes))
    const checked = waiting.check(leaving.signal)
    leaving.abort(new Error(goes))
    await expect(checked).rejects.toThrow(goes)
    waiting.end()
  }
  expect(bytes()).toBe(10)
  const next = begin(upload('c'))
  const checked = next.check(here)
  first.end()
  await checked
})

test('[SL25] of what a person sends in vain two requests at a time are read', async () => {
  const { discard } = createUploadTurns(sizes)
  const reads: PromiseWithResolvers<undefined>[] = []
  const read = () => {
    const reading = Promise.withResolvers<undefined>()
    reads.push(reading)
    return reading.promise
  }
  const [first] = [discard('eve', read), discard('eve', read)]
  await discard('eve', read)
  expect(reads).toHaveLength(2)
  void discard('fay', read)
  reads[0]?.resolve(undefined)
  await first
  void discard('eve', read)
  expect(reads).toHaveLength(4)
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
