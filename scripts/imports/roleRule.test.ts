import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { roleLaw } from './roleRule.ts'

/** The line numbers of the rule's messages about a file. */
function linesReported(filename: string, code: string): number[] {
  const config = {
    files: ['**/*.ts'],
    plugins: { plenum: { rules: { 'role-law': roleLaw } } },
    rules: { 'plenum/role-law': 'error' },
  } satisfies Linter.Config
  return new Linter({ cwd: process.cwd() }).verify(code, [config], { filename }).map(({ line }) => line)
}

const code = [
  `export const one = (role) => role === 'facilitator'`,
  `export const two = (author) => 'participant' !== author.role`,
  `export const three = () => useRole() === 'viewer'`,
  `export const four = ({ invitedAs }) => invitedAs === 'participant'`,
  `export const five = (decided) => decided?.role === 'remote' || decided.actingRole === 'projector'`,
  `export function six(role) { switch (role) {`,
  `  case 'stranger': return 1`,
  `  default: return 2`,
  `} }`,
  `export const seven = (caller) => caller.kind === 'remote'`,
  `export const eight = (dialog) => dialog.name === 'projector'`,
  `export const nine = { role: 'facilitator' }`,
  `export const ten = (now, before) => now.role === before.role`,
].join('\n')

test('[R5] nothing is compared with a role outside of the domain', () => {
  for (const file of [
    'src/features/lobby/LobbyPage.ts',
    'server/access/access.ts',
    'src/activity/useActivity.ts',
  ])
    expect(linesReported(file, code)).toEqual([1, 2, 3, 4, 5, 5, 7])
})

test('[R5] the domain compares roles, and tests may', () => {
  for (const file of ['src/domain/permissions.ts', 'src/app/App.test.ts', 'tests/support/room.ts'])
    expect(linesReported(file, code)).toEqual([])
})
