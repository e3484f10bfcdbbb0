import { expect, test } from 'vitest'
import { isPdfWorker, pdfWorkerPolicy, securityHeaders } from './headers.ts'

test('[SL23] only the worker that reads PDFs may compile WebAssembly, and it evaluates no text', () => {
  expect(isPdfWorker('/assets/pdf.worker.min-Ab12_-cd.mjs')).toBe(true)
  for (const path of [
    '/',
    '/assets/pdf-Ab12cdef.js',
    '/assets/pdf.worker.min-Ab12cdef.mjs/x',
    '/api/pdf.worker.mjs',
  ])
    expect(isPdfWorker(path)).toBe(false)
  expect(pdfWorkerPolicy).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(pdfWorkerPolicy).not.toContain("'unsafe-eval'")
  expect(securityHeaders('https://plenum.example')['content-security-policy']).not.toContain('unsafe-eval')
})
