import { expect, test } from 'vitest'
import { readMutation } from './mutation.ts'

test('a header says the fault, and which tests are asked', () => {
  const patch =
    'Fault: A limit is off by one.\nRule: B5, Z12\nFiles: tests/a.test.ts\n\ndiff --git a/a b/a\n+Rule: B6'
  expect(readMutation('offByOne', patch)).toEqual({
    name: 'offByOne',
    fault: 'A limit is off by one.',
    rules: ['B5', 'Z12'],
    files: ['tests/a.test.ts'],
  })
})

test.each(['Rule: B5\ndiff --git a/a b/a', 'Fault: A limit.\ndiff --git a/a b/a\nRule: B5'])(
  'a patch without a complete header is named: %j',
  (patch) => {
    expect(() => readMutation('offByOne', patch)).toThrow(/^offByOne: /)
  },
)
