import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkBackup, entriesOf, writeBackup } from './archive.ts'

const folder = await mkdtemp(join(tmpdir(), 'plenum-archive-'))
afterAll(() => rm(folder, { recursive: true }))

const empty = {
  format: 1,
  madeAt: '2026-11-27T12:00:00.000Z',
  from: 'near',
  migrations: [],
  tables: [],
} as const

async function written(name: string, entries: number): Promise<string> {
  const file = join(folder, name)
  const writer = await writeBackup(file)
  for (let at = 0; at < entries; at += 1) await writer.add(`files/${at}`, randomBytes(1_000_000))
  await writer.finish({ ...empty, migrations: [], tables: [], sequences: [], files: [] })
  return file
}

test('[O18] whoever stops reading in the middle of an archive breaks nothing', async () => {
  const file = await written('long.tar.gz', 12)
  const names: string[] = []
  for await (const { name } of entriesOf(file)) {
    names.push(name)
    break
  }
  expect(names).toEqual(['files/0'])
  expect((await checkBackup(file)).manifest.entries).toHaveLength(12)
})

test('[O18] an archive that ends too early, or is none, is told with a reason, and a second one has its own name', async () => {
  const file = await written('cut.tar.gz', 1)
  await expect(writeBackup(file)).rejects.toThrow(/exists already/)
  await truncate(file, 5_000)
  await expect(checkBackup(file)).rejects.toThrow(/cut\.tar\.gz is no backup of Plenum, or it is damaged: .+/)
  await writeFile(file, 'words')
  await expect(checkBackup(file)).rejects.toThrow(/or it is damaged: .+/)
  await expect(checkBackup(join(folder, 'none'))).rejects.toThrow(/none cannot be read: ENOENT/)
  await expect(writeBackup(join(folder, 'none/b'))).rejects.toThrow(/cannot be written to .*none\/b: ENOENT/)
  const writer = await writeBackup(join(folder, 'abandoned'))
  await expect(writeBackup(join(folder, 'abandoned'))).rejects.toThrow(/another backup is being written/)
  await writer.abandon()
  expect((await readdir(folder)).filter((name) => name.startsWith('abandoned'))).toEqual([])
})
