import { expect, test } from 'vitest'
import { Offline, ServerTrouble } from '#api/callErrors.ts'
import { UserMistake } from '#domain/errors.ts'
import { isFailure } from './globalFailures.ts'

test('a network failure, a mistake and an abort open no dialog; any other uncaught error does', () => {
  const harmless = [
    new Offline(),
    new UserMistake('Passwords do not match'),
    new DOMException('', 'AbortError'),
  ]
  expect(harmless.filter(isFailure)).toEqual([])
  expect([new TypeError('x is undefined'), new ServerTrouble(true)].filter(isFailure)).toHaveLength(2)
})
