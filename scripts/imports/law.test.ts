import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { circlesIn, foldersIn, readImportGraph } from './circles.ts'
import { mistake } from './lintRule.ts'
import { readProject } from './resolve.ts'
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { kindImportMistake, kindNameMistake } from './kindLaw.ts'
import { kindLaw } from './kindRule.ts'

const project = readProject(resolve(import.meta.dirname, '../..'))

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
  ['server/context/users.ts', '../activities/scope.ts', 'server/context must not import server/activities'],
  ['server/activities/scope.ts', '../graphql/schema/schema.ts', 'must not import server/graphql'],
  ['server/main.ts', '../src/domain/limits.ts', 'Across top folders write the alias'],
] as const)('%s must not import %s', ([from, specifier, message]) => {
  expect(mistake(from, specifier, project)).toContain(message)
})

test('what resolvers share stands below activities, and the types out of the schema on no floor', () => {
  expect(mistake('server/activities/scope.ts', '../context/batch.ts', project)).toBeUndefined()
  expect(mistake('server/activities/contract.ts', '../graphql/generated.ts', project)).toBeUndefined()
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

test('the folders of a feature and of what features share point one way', () => {
  const root = resolve(import.meta.dirname, '../..')
  const graph = readImportGraph(root)
  expect(foldersIn(graph, 'src/features/plan/').get('page')).toContain('grid')
  const features = readdirSync(join(root, 'src/features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `features/${name}`)
  for (const name of [...features, 'activity', 'sync'])
    expect(circlesIn(foldersIn(graph, `src/${name}/`)), name).toEqual([])
})

test('the import graph follows aliases', () => {
  const graph = readImportGraph(resolve(import.meta.dirname, '../..'))
  expect(graph.get('src/domain/documents.ts')).toEqual(expect.arrayContaining(['src/domain/ids.ts']))
})

test.for([
  ['src/sync/room/fallback.ts', 'src/domain/brainstorm/roots.ts', 'Ask the model of the activity'],
  ['src/activity/cards/CardGrid.tsx', 'src/domain/brainstorm/read.ts', 'Ask the model of the activity'],
  [
    'src/app/routes/RunMenu.tsx',
    'src/features/brainstorm/text.ts',
    'the registries (src/app/registries/faces.ts',
  ],
  ['src/domain/workshop/paths.ts', 'src/domain/evaluate/items.ts', "evaluate's own"],
  ['server/tick/command.ts', 'src/domain/brainstorm/model.ts', "brainstorm's own"],
  ['server/graphql/schema/schema.ts', 'server/activities/plan/resolvers.ts', "plan's own"],
  ['src/sync/outbox/createOutbox.ts', 'src/api/operations/planRows.ts', "plan's own"],
  ['server/tick/command.ts', 'src/domain/messages/pulse.ts', "pulse's own"],
  ['vite.config.ts', 'src/features/pulse/page/PulseRoute.tsx', "pulse's own"],
  ['src/features/identify/Page.tsx', 'src/domain/brainstorm/posts.ts', 'identify must not import brainstorm'],
] as const)('%s must not import %s', ([from, to, message]) => {
  expect(kindImportMistake(from, to)).toContain(message)
})

test('only the folders of kinds, registries and tests compare with the name of a kind', () => {
  for (const from of [
    'src/features/evaluate/page/Page.tsx',
    'src/app/registries/faces.ts',
    'src/app/App.test.tsx',
  ])
    expect(kindNameMistake(from, 'evaluate')).toBeUndefined()
  for (const from of ['src/app/App.tsx', 'src/features/plan/page/Page.tsx'])
    expect(kindNameMistake(from, 'evaluate')).toContain('Nothing is named "evaluate"')
  expect(kindNameMistake('src/features/evaluate/page/Page.tsx', 'workshop | evaluate')).toBeUndefined()
})

/** The line numbers of the rule's messages about a file. */
function linesReported(filename: string, code: string): number[] {
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser as Linter.Parser },
    plugins: { plenum: { rules: { 'kind-law': kindLaw } } },
    rules: { 'plenum/kind-law': 'error' },
  } satisfies Linter.Config
  return new Linter({ cwd: process.cwd() }).verify(code, [config], { filename }).map(({ line }) => line)
}

test('every import and comparison of a file is checked, in each of its forms', () => {
  const code = [
    `import { roots } from '#domain/brainstorm/roots.ts'`,
    `export { read } from '#domain/brainstorm/read.ts'`,
    `export * from '#domain/brainstorm/read.ts'`,
    `const page = () => import('#features/brainstorm/page/Page.tsx')`,
    `export const one = (kind) => kind === 'brainstorm'`,
    `export const two = (content) => contents.plan !== content`,
    `export const three = (content) => content === 'workshop | pulse'`,
    `export function four(kind) { switch (kind) {`,
    `  case 'organize': return page`,
    `  default: return roots`,
    `} }`,
    `export const five = (kind) => kind === 'lobby' || kind === contents.unknown`,
    `export const six = { brainstorm: 1 }`,
  ].join('\n')
  expect(linesReported('src/app/App.ts', code)).toEqual([1, 2, 3, 4, 5, 6, 7, 9])
  // Names of other kinds are forbidden in the folder of a kind as well.
  expect(linesReported('src/features/brainstorm/page/Page.ts', code)).toEqual([6, 7, 9])
})

const naming = [
  `export const one = services.models.evaluate`,
  `export const two = { kind: 'pulse' }`,
  `export const three: Partial<Record<ActivityKind, string>> = { evaluate: 'vote' }`,
  `export const four = { plan: 1 } satisfies Partial<Record<ActivityKind, number>>`,
  `export const five = ['poll', 'comment', 'lobby']`,
  `export const six = 'src/features/brainstorm/page/Page.tsx'`,
  `export const seven = { kind: 'remote', plan: models.all }`,
].join('\n')

test('a kind and its items are named in its folders and registries only, in each form', () => {
  for (const file of ['src/sync/room/outbox.ts', 'server/activities/voting/targets.ts', 'vite.config.ts'])
    expect(linesReported(file, naming)).toEqual([1, 2, 3, 4, 5, 6])
  // A file of a kind may name items.
  expect(linesReported('src/features/evaluate/page/Page.ts', naming)).toEqual([2, 4])
  for (const file of [
    'scripts/build/kinds.ts',
    'src/domain/workshop/content.ts',
    'server/templates/ideas.ts',
  ])
    expect(linesReported(file, naming)).toEqual([])
})
