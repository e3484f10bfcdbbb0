import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { browserTests } from './browserTests.ts'
import { shareOf } from './changed.ts'
import { checks, suites } from './steps.ts'

const root = resolve(import.meta.dirname, '../..')
const found = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'))

test('every feature has its browser tests, and every browser test belongs to a feature', () => {
  const features = new Set(found('src/features/*/').map((path) => path.split('/')[2]))
  expect(new Set(Object.keys(browserTests))).toEqual(features)
  const files = found('tests/e2e/*/*.test.ts').map((path) =>
    path.slice('tests/e2e/'.length, -'.test.ts'.length),
  )
  expect([...new Set(Object.values(browserTests).flat())].sort()).toEqual(files.sort())
})

function shares(...changes: string[]) {
  return Object.fromEntries([...checks, ...suites].map((step) => [step.name, shareOf(step, changes)]))
}

test('a change in a feature runs only its browser tests, and elsewhere what imports it', () => {
  expect(shares('src/features/export/ExportDialog.tsx')).toMatchObject({
    lint: { files: ['src/features/export/ExportDialog.tsx'] },
    types: 'all',
    build: 'all',
    small: { importers: true },
    browsers: {
      files: ['tests/e2e/accessibility/axe.test.ts', 'tests/e2e/activities/export.test.ts'],
    },
  })
})

test('a change below the features, or in files that tests read without importing them, runs everything it can break', () => {
  expect(shares('src/domain/limits.ts')).toMatchObject({ servers: { importers: true }, browsers: 'all' })
  expect(shares('supabase/migrations/0001.sql')).toMatchObject({ servers: 'all', browsers: 'all' })
  expect(shares('eslint.config.js')).toMatchObject({ lint: 'all', format: 'all', browsers: 'none' })
})

test('a changed browser test runs alone; a document breaks nothing, and no change runs nothing', () => {
  expect(shares('tests/e2e/groups/groups.test.ts').browsers).toEqual({
    files: ['tests/e2e/groups/groups.test.ts'],
  })
  const nothing = { lint: 'none', build: 'none', servers: 'none', browsers: 'none' }
  expect(shares('SECURITY.md')).toMatchObject({ ...nothing, small: 'none' })
  // Unit tests read it, because what it says about the configuration has to be true.
  expect(shares('README.md')).toMatchObject({ ...nothing, small: 'all' })
  expect(new Set(Object.values(shares()))).toEqual(new Set(['none']))
})
