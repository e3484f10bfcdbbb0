import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { variableNames } from './config.ts'

/** Compares what is offered to operators of Plenum with what `config.ts` reads. */
const all = new Set(variableNames)

test('[O4] the README explains each variable that has an effect, and no other', () => {
  const table = readText('README.md').split('## Configuration')[1]?.split('\n## ')[0] ?? ''
  const firstCells = [...table.matchAll(/^\|([^|]+)\|/gm)].map(([, cell = '']) => cell)
  const named = firstCells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))
  expect(new Set(named)).toEqual(all)
})

test('[O4] .env.example has each variable to copy, and no other', () => {
  const named = [...readText('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(new Set(named)).toEqual(all)
})

test('[O4] compose.yaml passes on no variable that has no effect', () => {
  const named = [...readText('compose.yaml').matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name = '') => !all.has(name))).toEqual([])
})

test('the proxies of the README do not expose /metrics', () => {
  const readme = readText('README.md')
  expect(readme).toMatch(/location = \/metrics \{\s+return 404;/)
  expect(readme).toContain('respond /metrics 404')
})

function readText(file: string): string {
  return readFileSync(join(import.meta.dirname, '..', file), 'utf8')
}
