/**
 * `npm run size`: how large the product is, by what it is for. Lines are those of files that people write, without tests
 * and without generated code.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const kinds = ['brainstorm', 'evaluate', 'identify', 'organize', 'plan', 'present', 'pulse']
const isCode = /\.(tsx?|mjs|css|graphql|sql)$/
const isTest = /\.test\.tsx?$|^tests\//
const isGenerated = /^(\/\/|#|\/\*\*?|--) ?Made by /

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => isCode.test(path) && !isTest.test(path) && existsSync(join(root, path)))
  .flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return isGenerated.test(text) ? [] : [{ path, text }]
  })

const under = (...folders: RegExp[]) =>
  files.filter(({ path }) => folders.some((folder) => folder.test(path)))
const linesOf = (some: typeof files): number =>
  some.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
const matches = (some: typeof files, pattern: RegExp): number =>
  some.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0)

/** All product code of one kind: its rules, SDL, operations, server and screens. */
function kindFiles(kind: string) {
  return under(
    new RegExp(`^src/domain/${kind}/`),
    new RegExp(`^src/domain/schema/${kind}\\w*\\.graphql$`),
    new RegExp(`^src/api/operations/${kind}\\w*\\.graphql$`),
    new RegExp(`^server/activities/${kind}/`),
    new RegExp(`^src/features/${kind}/`),
  )
}

const product = under(/^(src|server|scripts)\//)
const outside = under(/^(src\/(?!domain\/)|server\/)/)
const views = under(/^src\/(activity|features|app)\//)
const comparesRole = /[!=]== '(facilitator|participant|viewer)'/g

const rows: [string, string][] = [
  [
    'domain code of the kinds',
    `${linesOf(under(...kinds.map((kind) => new RegExp(`^src/domain/${kind}/`))))} lines`,
  ],
  ...kinds.map((kind): [string, string] => {
    const some = kindFiles(kind)
    return [`${kind}, all product code`, `${some.length} files, ${linesOf(some)} lines`]
  }),
  ['role comparisons outside the domain', String(matches(outside, comparesRole))],
  ['`isFacilitator` in views', String(matches(views, /\bisFacilitator\b/g))],
  ['hand-written product code', `${product.length} files, ${linesOf(product)} lines`],
]
for (const [name, size] of rows) console.log(`${name.padEnd(40)} ${size}`)
