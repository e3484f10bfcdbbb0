import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { kindImportMistake, kindNameMistake } from './kindLaw.ts'
import { kindLaw } from './kindRule.ts'

test.for([
  ['src/features/brainstorm/page/Page.tsx', 'src/domain/brainstorm/roots.ts'],
  ['server/activities/brainstorm/posts.ts', 'src/domain/brainstorm/posts.ts'],
  ['src/app/registries/faces.ts', 'src/features/brainstorm/face.ts'],
  ['src/app/registries/choices.ts', 'src/features/brainstorm/choices.ts'],
  ['src/domain/activity/models.ts', 'src/domain/brainstorm/model.ts'],
  ['server/activities/registry.ts', 'server/activities/brainstorm/server.ts'],
  ['server/activities/templates.ts', 'server/activities/brainstorm/template.ts'],
  ['src/sync/documents/useDoc.test.tsx', 'src/domain/brainstorm/roots.ts'],
  ['tests/sync/fallback.test.ts', 'src/domain/brainstorm/roots.ts'],
  ['server/tick/command.ts', 'src/domain/activity/models.ts'],
  ['src/features/lobby/LobbyPage.tsx', 'src/features/lobby/text.ts'],
] as const)('%s may import %s', ([from, to]) => {
  expect(kindImportMistake(from, to)).toBeUndefined()
})

test.for([
  ['src/sync/connection/fallback.ts', 'src/domain/brainstorm/roots.ts', 'Ask the model of the activity'],
  ['src/activity/cards/CardGrid.tsx', 'src/domain/brainstorm/read.ts', 'Ask the model of the activity'],
  [
    'src/app/routes/RunMenu.tsx',
    'src/features/brainstorm/text.ts',
    'the registries (src/app/registries/faces.ts',
  ],
  ['src/domain/workshop/paths.ts', 'src/domain/evaluate/polls.ts', "evaluate's own"],
  ['server/tick/command.ts', 'src/domain/brainstorm/model.ts', "brainstorm's own"],
  ['server/graphql/schema/schema.ts', 'server/activities/plan/resolvers.ts', "plan's own"],
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
    expect(kindNameMistake(from, 'evaluate')).toContain('Nothing is compared with "evaluate"')
  expect(kindNameMistake('src/features/evaluate/page/Page.tsx', 'workshop | evaluate')).toBeUndefined()
})

/** The line numbers of the rule's messages about a file. */
function linesReported(filename: string, code: string): number[] {
  const config = {
    files: ['**/*.ts'],
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
