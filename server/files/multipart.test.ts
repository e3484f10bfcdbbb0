import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readForm } from './multipart.ts'

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
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc
    .array(fc.constantFrom('\r', '\n', '-', '--', boundary, `\r\n--${boundary.slice(0, 5)}`, 'x'), {
      maxLength: 30,
    })
    .map((parts) => new Uint8Array(Buffer.from(parts.join('').replaceAll(`\r\n--${boundary}`, '')))),
)
const fields = fc.array(fc.record({ name: fc.constantFrom('file', 'other', ''), bytes }), { maxLength: 4 })
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
