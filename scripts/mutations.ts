/**
 * npm run mutations                  applies each patch of tests/mutations to the last commit, and says what finds it
 * npm run mutations -- lateLock      only these patches
 * npm run mutations -- --from sync   begins at this layer: what would find them without the layers below?
 *
 * Asks the tests that quote the rules of a patch, layer by layer, until one is red that is green without the patch.
 * Ends with the line "N of N found", and with exit code 1 when a patch is found by none.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, delimiter, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { candidatesOf, layers, unknownIn } from './mutations/candidates.ts'
import type { Layer, TestFile } from './mutations/candidates.ts'
import { readMutation } from './mutations/mutation.ts'
import type { Mutation } from './mutations/mutation.ts'
import { isGreenIn, redIn } from './mutations/report.ts'
import type { Red } from './mutations/report.ts'
import { createWorkTree } from './mutations/workTree.ts'
import { endAll } from './test/run.ts'

const { values, positionals } = parseArgs({
  options: { from: { type: 'string', default: layers[0].name } },
  allowPositionals: true,
})
const root = resolve(import.meta.dirname, '..')
process.env['PATH'] = [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter)

const asked = layers.slice(layers.findIndex(({ name }) => name === values.from))
const paths = globSync('tests/mutations/*.patch', { cwd: root })
  .sort()
  .map((path) => join(root, path))
const patches = paths
  .map((path) => ({ path, mutation: readMutation(basename(path, '.patch'), readFileSync(path, 'utf8')) }))
  .filter(({ mutation }) => positionals.length === 0 || positionals.includes(mutation.name))

const names = paths.map((path) => basename(path, '.patch'))
const unknown = [
  ...positionals.filter((name) => !names.includes(name)),
  ...(layers.some(({ name }) => name === values.from) ? [] : [values.from]),
]
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${names.join(', ')}`)
  process.exit(2)
}

const patched = createWorkTree(root)
const clean = createWorkTree(root)
const remove = (): void => {
  patched.remove()
  clean.remove()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endAll()
    remove()
    process.exit(1)
  })
}

/** Red with a patch, and green without any. */
const green = new Set<string>()
const lines: string[] = []
let found = 0
try {
  // The tests that start Plenum as a process need pages too, whichever they are.
  for (const tree of [clean, patched]) await tree.build()
  const tests = clean.tests()
  for (const { path, mutation } of patches) {
    const started = performance.now()
    const finding = await findingOf(path, mutation, tests)
    const seconds = Math.round((performance.now() - started) / 1000)
    if (finding) found += 1
    const cells = [mutation.name, mutation.fault, finding?.layer ?? '**nothing**', testOf(finding), seconds]
    lines.push(`| ${cells.join(' | ')} |`)
    console.log(lines.at(-1))
  }
} finally {
  remove()
}
console.log(`\n| Patch | Fault | Found by | Test | s |\n|---|---|---|---|---|\n${lines.join('\n')}\n`)
console.log(`${found} of ${patches.length} found`)
if (found < patches.length) process.exitCode = 1

/** Invisible characters, and those that end a cell, are left out. */
function testOf(finding: Finding | null): string {
  if (!finding) return ''
  const title = (finding.red.test ?? 'set-up').replaceAll(/\p{C}|\|/gu, '')
  return `${title.length > 90 ? `${title.slice(0, 90)}…` : title} (\`${finding.red.file}\`)`
}

interface Finding {
  layer: string
  red: Red
}

async function findingOf(
  path: string,
  mutation: Mutation,
  tests: readonly TestFile[],
): Promise<Finding | null> {
  const lacking = unknownIn(mutation, tests)
  if (lacking.length > 0) throw new Error(`${mutation.name}: no test has ${lacking.join(', ')}`)
  try {
    patched.apply(path)
  } catch (cause) {
    throw new Error(`${mutation.name}: the patch does not apply any more`, { cause })
  }
  try {
    for (const layer of asked) {
      const candidates = candidatesOf(mutation, layer, tests).map((file) => file.path)
      const red = await redAt(layer, candidates)
      if (red) return { layer: layer.name, red }
    }
    return null
  } finally {
    patched.revert(path)
  }
}

/** The first test that is red because of the patch. Files that are red without it too are left out, and named. */
async function redAt({ name, projects }: Layer, candidates: readonly string[]): Promise<Red | null> {
  if (candidates.length === 0) return null
  if (name === 'e2e') await patched.build()
  let files = candidates
  while (files.length > 0) {
    const [red] = redIn(await patched.test(projects, files, '--bail=1'))
    if (!red) return null
    if (await isGreenWithout(red, projects)) return red
    console.log(`red without the patch too: ${red.file}`)
    files = files.filter((file) => file !== red.file)
  }
  return null
}

async function isGreenWithout(red: Red, projects: readonly string[]): Promise<boolean> {
  const key = `${red.file}: ${red.test}`
  if (green.has(key)) return true
  const isGreen = isGreenIn(await clean.test(projects, [red.file]), red)
  if (isGreen) green.add(key)
  return isGreen
}
