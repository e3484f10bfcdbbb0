import { expect, test } from 'vitest'
import { isPdfWorker, pdfWorkerPolicy, securityHeaders } from './headers.ts'

test('[SL23] only the worker that reads PDFs may compile WebAssembly, and it evaluates no text', () => {
  expect(isPdfWorker('/assets/pdf.worker-Ab12_-cd.js')).toBe(true)
  for (const path of [
    '/',
    '/assets/pdf-Ab12cdef.js',
    '/assets/pdf.worker-Ab12cdef.js/x',
    '/api/pdf.worker-Ab12cdef.js',
  ])
    expect(isPdfWorker(path)).toBe(false)
  expect(pdfWorkerPolicy).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(pdfWorkerPolicy).not.toContain("'unsafe-eval'")
  expect(securityHeaders('https://plenum.example')['content-security-policy']).not.toContain('unsafe-eval')
})
