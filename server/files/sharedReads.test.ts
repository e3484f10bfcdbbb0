import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ReadableStream } from 'node:stream/web'
import { expect, onTestFinished, test } from 'vitest'
import type { ByteRange } from './byteRange.ts'
import { createSharedReads } from './sharedReads.ts'
import type { SharedReads, SharedReadsParts } from './sharedReads.ts'

const content = Buffer.from('0123456789')
const file = { path: 'slides/a', bytes: content.length }

/** Reads through a file storage that begins to answer when the test says so. */
async function reads(parts: Partial<SharedReadsParts> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'plenum-reads-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const mayAnswer = Promise.withResolvers<undefined>()
  const storage = { asked: 0, answer: () => mayAnswer.resolve(undefined) }
  const shared: SharedReads = createSharedReads({
    async read(_path, range) {
      storage.asked += 1
      await mayAnswer.promise
      const part = range ? content.subarray(range.first, range.last + 1) : content
      return ReadableStream.from<Uint8Array>([part])
    },
    hasRoom: () => Promise.resolve(true),
    ...{ folder, mostAtOnce: 2, idleMs: 20, ...parts },
  })
  const textOf = (stream: Awaited<ReturnType<SharedReads['readParts']>>): Promise<string> | null =>
    stream && new Response(stream as unknown as BodyInit).text()
  const text = async (...asked: Parameters<SharedReads['read']>) => textOf(await shared.read(...asked))
  const partsText = async (ranges: readonly ByteRange[]) => textOf(await shared.readParts(file, ranges))
  return { shared, text, partsText, storage, copies: () => openFiles(folder) }
}

/** Copies have no names: what tells of one is that it is open. */
async function openFiles(folder: string): Promise<number> {
  const links = await Promise.all(
    (await readdir('/proc/self/fd')).map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
  )
  return links.filter((link) => link.startsWith(folder)).length
}

test('[SL21] however many read a file at once, file storage answers a few and one copy', async () => {
  const { text, storage, copies } = await reads()
  const asked = [
    ...Array.from({ length: 50 }, () => text(file)),
    ...Array.from({ length: 50 }, () => text(file, { first: 3, last: 5 })),
  ]
  storage.answer()
  const all = await Promise.all(asked)
  expect(all).toEqual([...Array<string>(50).fill('0123456789'), ...Array<string>(50).fill('345')])
  expect(storage.asked).toBe(3)
  await expect.poll(copies).toBe(0)
})

test('[SL21] a file that few read has no copy', async () => {
  const { text, storage } = await reads()
  storage.answer()
  for (let count = 0; count < 5; count += 1) expect(await text(file, { first: 0, last: 0 })).toBe('0')
  expect(storage.asked).toBe(5)
})

test('[SL21] without room on the disk, and with another length than expected, nobody gets a wrong byte', async () => {
  const { text, storage } = await reads({ hasRoom: () => Promise.resolve(false) })
  const asked = Array.from({ length: 10 }, () => text(file))
  storage.answer()
  expect(await Promise.all(asked)).toEqual(Array<string>(10).fill('0123456789'))
  expect(storage.asked).toBe(10)
  const cut = await reads()
  const others = Array.from({ length: 4 }, () => cut.text({ ...file, bytes: 11 }).catch(() => 'refused'))
  cut.storage.answer()
  expect((await Promise.all(others)).slice(2)).toEqual(['refused', 'refused'])
  // The next one does not get the failure of a copy that is gone.
  expect(await cut.text(file)).toBe('0123456789')
  expect(await cut.copies()).toBe(0)
})

test('[SL21] several parts come from one copy; where none can be kept, file storage sends no whole file for them', async () => {
  const parts = [
    { first: 1, last: 2 },
    { first: 6, last: 9 },
  ]
  const { partsText, storage, copies } = await reads()
  storage.answer()
  expect([await partsText(parts), await partsText(parts)]).toEqual(['126789', '126789'])
  expect(storage.asked).toBe(1)
  await expect.poll(copies).toBe(0)
  const full = await reads({ hasRoom: () => Promise.resolve(false) })
  full.storage.answer()
  expect([await full.partsText(parts), await full.partsText(parts)]).toEqual([null, null])
  expect(full.storage.asked).toBe(0)
})

test('[SL21] there are ten copies at a time; of an eleventh file, one part is read and several are not', async () => {
  const { shared, storage, copies } = await reads({ idleMs: 60_000 })
  storage.answer()
  const part = { first: 3, last: 5 }
  const readParts = (at: number) => shared.readParts({ ...file, path: `slides/${at}` }, [part])
  for (let at = 0; at < 10; at += 1) await (await readParts(at))?.cancel()
  expect([await copies(), storage.asked]).toEqual([10, 10])
  expect(await readParts(10)).toBeNull()
  expect(storage.asked).toBe(10)
  const one = await shared.read({ ...file, path: 'slides/10' }, part)
  expect(await new Response(one as unknown as BodyInit).text()).toBe('345')
  expect(await copies()).toBe(10)
})

test('[SL21] who leaves before the end takes the copy from nobody', async () => {
  const { shared, text, partsText, storage, copies } = await reads({ idleMs: 200 })
  storage.answer()
  const part = [
    { first: 0, last: 0 },
    { first: 3, last: 5 },
  ]
  expect(await partsText(part)).toBe('0345')
  await (await shared.read(file)).cancel()
  await (await shared.readParts(file, part))?.cancel()
  await expect.poll(copies).toBe(1)
  expect(await text(file, { first: 3, last: 5 })).toBe('345')
  expect(storage.asked).toBe(1)
  await expect.poll(copies).toBe(0)
})
