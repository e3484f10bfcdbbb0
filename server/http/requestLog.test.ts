import { expect, test } from 'vitest'
import { pathForLog } from './requestLog.ts'

test.each([
  ['/join/workshop/abcdefgh?Sesame', '/join/workshop/abcdefgh'],
  ['/join/workshop/abcdefgh#?Sesame', '/join/workshop/abcdefgh'],
  ['/reset/1b4e28ba_deadbeef', '/reset/…'],
  ['/reset/1b4e28ba_deadbeef/more?x', '/reset/…'],
  ['//Reset/1b4e28ba_deadbeef', '/reset/…'],
  ['/api/export/abcdefgh/token', '/api/export/abcdefgh/…'],
  ['/api/getpdf/id/slides.pdf/token?a=b', '/api/getpdf/id/…'],
  ['/api/getpdf/id/slides.pdf/token/', '/api/getpdf/id/…'],
  ['/api/sendpdf/id/secret plans.pdf', '/api/sendpdf/id/…'],
  ['/api/account/token', '/api/account/…'],
  ['/api/account/token/', '/api/account/…'],
  ['//api//account/token', '/api//…'],
  ['/api/export/token', '/api/export/…'],
  ['/invitation', '/invitation'],
  ['/invitation#token', '/invitation'],
  ['/invitation%23token', '/invitation…'],
  ['/invitation/token', '/invitation…'],
  ['/account', '/account'],
  ['', ''],
])('[U7] %s is logged as %s', (url, path) => expect(pathForLog(url)).toBe(path))
