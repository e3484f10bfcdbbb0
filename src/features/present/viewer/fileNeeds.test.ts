import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { pdfOf, pdfWithPages, streamOf } from '#support/pdf/makePdf.ts'
import { oddPdf } from '#support/pdf/oddPdf.ts'
import { scanPdf } from '#support/pdf/scanPdf.ts'
import { mapBehind, needsOf } from './fileNeeds.ts'

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const mapNamed = (name: string): Uint8Array => readFileSync(join(library, 'cmaps', `${name}.bcmap`))

/** A file with these words in its objects. */
const saying = (words: string) => pdfOf({ 1: words })
/** The same, compressed as most makers do. */
const compressed = (words: string, end = '\n') =>
  pdfOf({
    1: Buffer.concat([
      streamOf(deflateSync(Buffer.from(words)), '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'),
      Buffer.from(end),
    ]),
  })

test('[SL24] the decoders of a kept document are known before its pages are shown', async () => {
  expect(await needsOf(scanPdf())).toEqual(['wasm/openjpeg.wasm', 'wasm/jbig2.wasm'])
  expect(await needsOf(saying('/JPXDeco'))).toEqual([])
})

test('[SL24] so are the character maps and fonts that are not in it, also in compressed objects', async () => {
  expect(await needsOf(pdfWithPages(3))).toEqual(['standard_fonts/LiberationSans-Regular.ttf'])
  expect(await needsOf(oddPdf())).toEqual([
    ...['standard_fonts/LiberationSans-Regular.ttf', 'cmaps/UniJIS-UTF16-H.bcmap'],
    'cmaps/Adobe-Japan1-UCS2.bcmap',
  ])
  const words = `<</BaseFont/Arial,BoldItalic/Encoding/90ms-RKSJ-V>> <</Encoding /H /BaseFont /ZapfDingbats>>
    <</Ordering (GB1)>> <</BaseFont/Symbol/Encoding/WinAnsiEncoding>>`
  const needs = [
    ...['standard_fonts/LiberationSans-BoldItalic.ttf', 'cmaps/90ms-RKSJ-V.bcmap', 'cmaps/H.bcmap'],
    ...['standard_fonts/FoxitDingbats.pfb', 'cmaps/Adobe-GB1-UCS2.bcmap', 'standard_fonts/FoxitSymbol.pfb'],
  ]
  expect(new Set(await needsOf(saying(words)))).toEqual(new Set(needs))
  expect(new Set(await needsOf(compressed(words)))).toEqual(new Set(needs))
})

test('[SL24] fonts that a document brings need nothing, and damaged objects are left out', async () => {
  const own = '<</BaseFont/BAAAAA+Helvetica/Encoding/Identity-H>> <</Ordering(Identity)/BaseFont/Lato-Bold>>'
  expect(await needsOf(saying(own))).toEqual([])
  expect(await needsOf(compressed(own))).toEqual([])
  const damaged = compressed('/BaseFont/Symbol')
  damaged[damaged.indexOf('/'.charCodeAt(0)) + 70] = 0
  expect(await needsOf(saying('/ObjStm stream cut off'))).toEqual([])
  await expect(needsOf(damaged)).resolves.toBeInstanceOf(Array)
})

test('[SL24] a hostile document does not make a device fetch or inflate without an end', async () => {
  const many = Array.from({ length: 500 }, (_, at) => `/Encoding /Map${at}-H`).join(' ')
  expect(await needsOf(saying(many))).toHaveLength(60)
  const bomb = compressed(`${' '.repeat(40_000_000)}/BaseFont /Symbol`)
  expect(bomb.length).toBeLessThan(100_000)
  expect(await needsOf(bomb)).toEqual([])
})

test('[SL24] a document that repeats the words of compressed objects is copied once at most', () => {
  const slice = vi.spyOn(Uint8Array.prototype, 'slice')
  for (const words of ['/ObjStm stream ', '/ObjStm']) {
    const file = saying(`${words.repeat(60_000)} endstream`)
    void needsOf(file)
    const copied = slice.mock.results.map(({ value }) => (value as Uint8Array).length)
    expect(copied.reduce((all, bytes) => all + bytes, 0)).toBeLessThanOrEqual(file.length)
    slice.mockClear()
  }
  slice.mockRestore()
})

test('a character map that goes on from another one names it', () => {
  expect(mapBehind(mapNamed('UniJIS-UTF16-V'))).toBe('UniJIS-UTF16-H')
  expect(mapBehind(mapNamed('ETenms-B5-H'))).toBe('ETen-B5-H')
  expect(mapBehind(mapNamed('UniJIS-UTF16-H'))).toBeNull()
  const names = readdirSync(join(library, 'cmaps')).filter((name) => name.endsWith('.bcmap'))
  for (const name of names) {
    const behind = mapBehind(mapNamed(name.replace('.bcmap', '')))
    if (behind !== null) expect(names).toContain(`${behind}.bcmap`)
  }
})
