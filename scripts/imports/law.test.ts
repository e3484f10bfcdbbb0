import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { circlesIn, readImportGraph } from './circles.ts'
import { mistake } from './lintRule.ts'
import { readProject } from './resolve.ts'

const project = readProject(resolve(import.meta.dirname, '../..'))

test.for([
  ['src/domain/limits.ts', './text.ts'],
  ['src/domain/desk.ts', 'yjs'],
  ['src/domain/desk.test.ts', 'vitest'],
  ['src/sync/outbox/outbox.ts', '#api/generated.ts'],
  ['src/features/plan/Cell.tsx', './Grid.tsx'],
  ['src/features/plan/Cell.tsx', '#ui/Card.tsx'],
  ['src/features/plan/Cell.tsx', './Cell.module.css'],
  ['src/features/plan/Cell.tsx', '@mantine/core'],
  ['src/features/plan/Cell.tsx', '#activity/Cards.tsx'],
  ['src/activity/Cards.tsx', '#sync/outbox.ts'],
  ['src/app/routes/routes.tsx', '#features/plan/PlanPage.tsx'],
  ['server/graphql/plan.ts', '#domain/plan.ts'],
  ['server/graphql/plan.ts', '../database/plans.ts'],
  ['server/graphql/plan.ts', 'node:crypto'],
  ['tests/api/plan.test.ts', '#server/main.ts'],
  ['tests/api/plan.test.ts', '#support/startServer.ts'],
  ['src/domain/activity/everyKind.test.ts', '#kinds/registry.ts'],
] as const)('%s may import %s', ([from, specifier]) => {
  expect(mistake(from, specifier, project)).toBeUndefined()
})

test.for([
  ['src/domain/desk.ts', '#sync/outbox.ts', 'domain must not import sync'],
  ['src/domain/desk.ts', 'react', 'domain imports yjs and fractional-indexing only'],
  ['src/domain/desk.ts', 'node:fs', 'domain imports yjs and fractional-indexing only'],
  ['src/api/client.ts', '#sync/outbox.ts', 'api must not import sync'],
  ['src/activity/Cards.tsx', '#features/plan/Cell.tsx', 'activity must not import feature plan'],
  ['src/ui/Card.tsx', '#activity/Cards.tsx', 'ui must not import activity'],
  ['src/ui/Card.tsx', '#sync/useDocument.ts', 'ui must not import sync'],
  ['src/ui/Card.tsx', '#features/plan/Cell.tsx', 'ui must not import feature plan'],
  ['src/features/plan/Cell.tsx', '#features/pulse/Scale.tsx', 'feature plan must not import feature pulse'],
  ['src/features/plan/Cell.tsx', '../pulse/Scale.tsx', 'feature plan must not import feature pulse'],
  ['src/features/plan/Cell.tsx', '#app/theme.ts', 'feature plan must not import app'],
  ['src/features/plan/Cell.tsx', '../../ui/Card.tsx', 'Across top folders write the alias'],
  ['src/features/plan/Cell.tsx', './Grid', 'with its extension'],
  ['src/features/plan/Cell.tsx', 'graphql', 'has no place in a browser'],
  ['src/app/main.tsx', '#server/config.ts', 'app must not import server'],
  ['src/app/main.tsx', 'fast-check', 'for tests only'],
  ['src/app/main.tsx', '#support/startServer.ts', 'app must not import what only tests use'],
  ['server/main.ts', '#api/generated.ts', 'server must not import api'],
  ['server/main.ts', '@mantine/core', 'server must not import @mantine/core'],
  ['server/main.ts', 'happy-dom', 'not among the dependencies'],
  ['server/main.ts', '../src/domain/limits.ts', 'Across top folders write the alias'],
] as const)('%s must not import %s', ([from, specifier, message]) => {
  expect(mistake(from, specifier, project)).toContain(message)
})

test('a type import leaves no code, so its package may be a development dependency', () => {
  expect(mistake('server/main.ts', 'happy-dom', project, true)).toBeUndefined()
})

test('a cycle is reported once, from its first file back to it', () => {
  const graph = new Map([
    ['c.ts', ['a.ts']],
    ['a.ts', ['b.ts', 'd.ts']],
    ['b.ts', ['c.ts']],
    ['d.ts', []],
  ])
  expect(circlesIn(graph)).toEqual([['a.ts', 'b.ts', 'c.ts', 'a.ts']])
})

test('the import graph follows aliases', () => {
  const graph = readImportGraph(resolve(import.meta.dirname, '../..'))
  expect(graph.get('src/domain/documents.ts')).toEqual(expect.arrayContaining(['src/domain/ids.ts']))
})
