import { expect, test } from 'vitest'
import { idMistakes } from './ids.ts'

const spec = (...lines: string[]) => ({ path: 'src/domain/SPEC.md', text: lines.join('\n') })
const code = (text: string) => ({ path: 'src/move.ts', text })
const titles = (...lines: string[]) => ({ path: 'src/move.test.ts', text: lines.join('\n') })
const B1 = titles("test('[B1] …')")

test('ids that are defined may be quoted in every form', () => {
  const rules = spec('- **B1** One, as B2.', '- **B2** Two.', '| **Z1** | 10 | B1 |')
  const quotes = code(
    "test('[B1] [B2][Z1] it holds')\n/** SPEC B1, B2. @see hazard Z1 */\n/** SPEC B1,\n * B2 */",
  )
  expect(idMistakes([rules, quotes, titles("test('[B1] [B2][Z1] it holds')")])).toEqual([])
})

test.each([
  ["test('[B3] it holds')", 'in the title of a test'],
  ["test('[B1, B3] it holds')", 'in a list of ids'],
  ['/** Moves it. SPEC B1, B3. */', 'in a comment'],
  ['/** SPEC B1 to B3 */', 'as the end of a range'],
  ['/** SPEC B1,\n * B3 */', 'in the next line of a comment'],
  ['// What hazard B3 allows', 'as a hazard'],
  ['Rule: B1, B3', 'in the header of a mutation'],
])('%j quotes undefined ids: %s', (text) => {
  expect(idMistakes([spec('- **B1** One.'), code(text), B1])).toEqual(['src/move.ts: B3 is defined nowhere'])
})

test('a rule that refers to a deleted rule is reported, and text that only looks like an id is not', () => {
  expect(idMistakes([spec('- **B1** As in B7, and as F2 is on a keyboard.'), B1])).toEqual([
    'src/domain/SPEC.md: B7 is defined nowhere',
  ])
  expect(
    idMistakes([spec('- **B1** One.'), code("fill('Q3 20'); draw('M4 7l6 5'); cells['A1:B3']"), B1]),
  ).toEqual([])
})

test('an id is defined once across all documents', () => {
  const hazards = { path: 'docs/hazards.md', text: '| **T4** | Killed |' }
  expect(idMistakes([spec('- **T4** Announced.'), hazards, titles("test('[T4] …')")])).toEqual([
    'docs/hazards.md: T4 is defined a second time',
  ])
})

test('ids are in order within their letter', () => {
  const rules = spec('- **K1** One.', '- **K4** Four.', '- **K3** Three.', '- **HT1** Other letters.')
  expect(idMistakes([rules, titles("test('[K1, K3] [K4] [HT1] …')")])).toEqual([
    'src/domain/SPEC.md: K3 stands behind K4',
  ])
})

test.each([
  ['a rule', '- **B1** One.'],
  ['a limit in a table', '| **B1** | 10 | move.ts |'],
])('%s that no title of a test quotes is reported', (_what, line) => {
  const untested = ['src/domain/SPEC.md: B1 stands in no title of a test']
  expect(idMistakes([spec(line), { ...B1, path: 'src/move.ts' }])).toEqual(untested)
  expect(idMistakes([spec(line), titles('/** SPEC B1, [B1] */', "test('it holds [B1]')")])).toEqual(untested)
  for (const path of ['tests/support/suite.ts', 'supabase/tests/rows.test.ts', 'src/Move.test.tsx'])
    expect(idMistakes([spec(line), { path, text: 'test.each(all)(`[B1] %s`)' }])).toEqual([])
})
