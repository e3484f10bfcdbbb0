import { expect, test } from 'vitest'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { scanPdf } from '#support/pdf/scanPdf.ts'
import { decodersOf } from './decoders.ts'

test('[SL24] the decoders of a kept document are known before its pages are shown', () => {
  expect(decodersOf(scanPdf())).toEqual(['openjpeg.wasm', 'jbig2.wasm'])
  expect(decodersOf(pdfWithPages(3))).toEqual([])
  expect(decodersOf(new TextEncoder().encode('/JPXDeco'))).toEqual([])
})
