import { expect, test } from 'vitest'
import { copiesOf, inexact, missingOptional } from './gate.ts'
import type { Lock } from './gate.ts'

const lock: Lock = {
  packages: {
    '': { optionalDependencies: { tool: '1' } },
    'node_modules/tool': { optionalDependencies: { '@tool/linux': '1', '@tool/darwin': '1' } },
    'node_modules/@tool/linux': {},
    'node_modules/other/node_modules/tool': { optionalDependencies: { '@tool/linux': '1', inner: '1' } },
    'node_modules/other/node_modules/inner': {},
  },
}

test('an optional package without an entry is reported', () => {
  expect(missingOptional(lock)).toEqual(['@tool/darwin'])
})

test('every copy of a package is found, and no other name with the same ending', () => {
  expect(copiesOf(lock, 'tool')).toEqual(['node_modules/tool', 'node_modules/other/node_modules/tool'])
  expect(copiesOf(lock, 'linux')).toEqual([])
})

test('a version range is reported; an alias to an exact version is exact', () => {
  const dependencies = { a: '1.2.3', b: '^1.2.3', c: 'npm:@scope/c@1.2.3', d: '1.2.3-beta.17', e: 'latest' }
  expect(inexact({ packages: { '': { dependencies } } })).toEqual(['b@^1.2.3', 'e@latest'])
})
