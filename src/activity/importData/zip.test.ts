import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { entriesOf, unpack, zipOf } from './zip.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const parts = [
  { name: bytesOf('a.xml'), content: bytesOf('<a/>') },
  { name: bytesOf('dir/b.xml'), content: bytesOf('<b>'.repeat(500)) },
]

/** Names and contents of a zip file. */
function contentsOf(file: ArrayBuffer): Promise<string[][]> {
  const read = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
  return Promise.all(
    (entriesOf(file) ?? []).map(async (entry) => [read(entry.name), read(await unpack(entry))]),
  )
}

/** A zip file whose numbers are all in fields of 64 bits, deflated, with a comment at its end. */
function wideZip(): ArrayBuffer {
  const [local, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const { name, content } of parts) {
    const packed = deflateRawSync(content)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46, 0)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(8, 10)
    for (const field of [20, 24, 42]) entry.writeUInt32LE(0xffffffff, field)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt16LE(33, 30)
    // Another extra field of one byte stands in front.
    const extra = Buffer.alloc(33)
    extra.set([0x55, 0x54, 1, 0, 7, 1, 0, 24, 0])
    for (const [index, size] of [content.length, packed.length, at].entries())
      extra.writeBigUInt64LE(BigInt(size), 9 + 8 * index)
    local.push(head, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name), extra)
    at += 30 + name.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const wide = Buffer.alloc(56)
  wide.writeUInt32LE(0x06064b50)
  wide.writeBigUInt64LE(BigInt(parts.length), 32)
  wide.writeBigUInt64LE(BigInt(at), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50)
  locator.writeBigUInt64LE(BigInt(at + listed.length), 8)
  const end = Buffer.alloc(22, 0xff)
  end.writeUInt32LE(0x06054b50)
  const file = Buffer.concat([...local, listed, wide, locator, end, Buffer.from('made by hand')])
  return new Uint8Array(file).buffer
}

test('[N1] parts of a zip file are found, also where all numbers are in fields of 64 bits', async () => {
  const expected = [
    ['a.xml', '<a/>'],
    ['dir/b.xml', '<b>'.repeat(500)],
  ]
  expect(await contentsOf(zipOf(parts).buffer)).toEqual(expected)
  expect(await contentsOf(wideZip())).toEqual(expected)
})
