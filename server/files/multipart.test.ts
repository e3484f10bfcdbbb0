import fc from 'fast-check'
import { expect, test, onTestFinished } from 'vitest'
import { readForm } from './multipart.ts'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { zipOf } from './zip.ts'

const boundary = 'b0undary'
const contentType = `multipart/form-data; boundary=${boundary}`

interface Field {
  name: string
  bytes: Uint8Array
}

function formOf(fields: readonly Field[], preamble = ''): Buffer {
  const parts = fields.map(({ name, bytes }) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\n`),
      Buffer.from('Content-Type: application/pdf\r\n\r\n'),
      bytes,
      Buffer.from('\r\n'),
    ]),
  )
  return Buffer.concat([Buffer.from(preamble), ...parts, Buffer.from(`--${boundary}--\r\n`)])
}

/** The form as it arrives, in chunks of these sizes. */
async function* arriving(form: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let at = 0, turn = 0; at < form.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1
    yield form.subarray(at, at + size)
    at += size
    await Promise.resolve()
  }
}

async function read(form: Buffer, sizes: readonly number[], skips = false): Promise<Field[]> {
  const fields: Field[] = []
  for await (const { name, body } of readForm(arriving(form, sizes), contentType) ?? []) {
    const chunks: Buffer[] = []
    if (!skips) for await (const chunk of body) chunks.push(Buffer.from(chunk))
    fields.push({ name, bytes: new Uint8Array(Buffer.concat(chunks)) })
  }
  return fields
}

/** Bytes that look almost like the end of a part. */
const someBytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc
    .array(fc.constantFrom('\r', '\n', '-', '--', boundary, `\r\n--${boundary.slice(0, 5)}`, 'x'), {
      maxLength: 30,
    })
    .map((parts) => new Uint8Array(Buffer.from(parts.join('').replaceAll(`\r\n--${boundary}`, '')))),
)
const fields = fc.array(fc.record({ name: fc.constantFrom('file', 'other', ''), bytes: someBytes }), {
  maxLength: 4,
})
const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })

test('[SL19] a form is read alike in whatever pieces it arrives, also when parts are skipped', async () => {
  await fc.assert(
    fc.asyncProperty(fields, sizes, fc.constantFrom('', 'preamble\r\n'), async (all, pieces, preamble) => {
      const form = formOf(all, preamble)
      expect(await read(form, pieces)).toEqual(all)
      expect((await read(form, pieces, true)).map(({ name }) => name)).toEqual(all.map(({ name }) => name))
    }),
  )
})

test('[SL20] a form that breaks off anywhere is an error', async () => {
  const form = formOf([{ name: 'file', bytes: new Uint8Array(Buffer.from('%PDF-1.7')) }])
  for (let length = 0; length < form.length - 4; length += 1)
    await expect(read(form.subarray(0, length), [7])).rejects.toThrow()
})

test('endless headers are an error', async () => {
  const form = Buffer.from(`--${boundary}\r\n${'x: y\r\n'.repeat(5000)}`)
  await expect(read(form, [100])).rejects.toThrow('too long')
  await expect(read(Buffer.from(`--${boundary}\r\n${'x'.repeat(50_000)}`), [100])).rejects.toThrow('too long')
})

test('endless parts are an error', async () => {
  const part = { name: 'file', bytes: new Uint8Array(0) }
  const parts = (count: number): Field[] => Array.from({ length: count }, () => part)
  expect(await read(formOf(parts(20)), [100])).toHaveLength(20)
  await expect(read(formOf(parts(21)), [100])).rejects.toThrow('too many parts')
})

test.each([undefined, 'application/json', 'multipart/form-data', 'multipart/form-data; boundary='])(
  '%s is no form',
  (type) => expect(readForm(arriving(Buffer.alloc(1), [1]), type)).toBeNull(),
)

test('a boundary may be quoted', async () => {
  const form = formOf([{ name: 'file', bytes: new Uint8Array([1]) }])
  const parts = readForm(arriving(form, [3]), `Multipart/Form-Data; charset=utf-8; boundary="${boundary}"`)
  const names: string[] = []
  for await (const { name } of parts ?? []) names.push(name)
  expect(names).toEqual(['file'])
})

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
