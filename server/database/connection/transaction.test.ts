import { expect, test } from 'vitest'
import { isOutOfSpace, NotSaved } from './transaction.ts'

const withCode = (code: string): Error => Object.assign(new Error('x'), { code })

test.each([
  [withCode('53100'), true],
  [new NotSaved(withCode('53100')), true],
  [new NotSaved(withCode('25006')), true],
  [new NotSaved(new NotSaved(withCode('ENOSPC'))), true],
  [withCode('EDQUOT'), true],
  [new NotSaved(withCode('ECONNREFUSED')), false],
  [new NotSaved(withCode('57P01')), false],
  [new NotSaved(), false],
  ['53100', false],
])('[SL20] %o: whether a disk is full', (error, isFull) => {
  expect(isOutOfSpace(error)).toBe(isFull)
})
