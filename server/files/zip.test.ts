import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { zipOf } from './zip.ts'

const run = promisify(execFile)

async function archiveOf(files: Record<string, Buffer>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, content]) => ({
    name,
    bytes: content.length,
    read: () => Promise.resolve(chunksOf(content)),
  }))
  const chunks: Uint8Array[] = []
  for await (const chunk of zipOf(entries)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* chunksOf(content: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += 7) {
    yield content.subarray(at, at + 7)
    await Promise.resolve()
  }
}

const files = {
  'plenum-account.json': Buffer.from('{}'),
  'documents/Åsas plan 日本.pdf': Buffer.from('%PDF-1.7 and so on'),
  'empty.pdf': Buffer.alloc(0),
}

test('[SL18] an archive contains its files, by their names', async () => {
  const found = unzipSync(new Uint8Array(await archiveOf(files)))
  expect(
    Object.fromEntries(Object.entries(found).map(([name, bytes]) => [name, Buffer.from(bytes)])),
  ).toEqual(files)
  expect(unzipSync(new Uint8Array(await archiveOf({})))).toEqual({})
})

test('[SL18] other programs accept it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plenum-zip-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'a.zip')
  await writeFile(path, await archiveOf(files))
  const tested = await run('python3', ['-m', 'zipfile', '-t', path]).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return { stdout: 'Done testing' }
    throw error
  })
  expect(tested.stdout).toContain('Done testing')
})

test('a file that is shorter than it should be ends the archive with an error', async () => {
  const short = { name: 'a', bytes: 9, read: () => Promise.resolve(chunksOf(Buffer.from('short'))) }
  const reading = async () => {
    for await (const _chunk of zipOf([short]));
  }
  await expect(reading()).rejects.toThrow('5 bytes of 9')
})

test('[SL18] a file that has gone meanwhile is left out', async () => {
  const gone = { name: 'gone', bytes: 9, read: () => Promise.resolve(null) }
  const kept = { name: 'kept', bytes: 4, read: () => Promise.resolve(chunksOf(Buffer.from('text'))) }
  const chunks: Uint8Array[] = []
  for await (const chunk of zipOf([gone, kept])) chunks.push(chunk)
  expect(Object.keys(unzipSync(new Uint8Array(Buffer.concat(chunks))))).toEqual(['kept'])
})
