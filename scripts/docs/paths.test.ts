import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const documents = globSync(['*.md', '{docs,scripts,server,src,supabase,tests}/**/*.md'], { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path !== 'CHANGELOG.md')

const topFolder = /^(src|server|tests|scripts|supabase|docs)\//

/** `a/{b,c}.ts` names a/b.ts and a/c.ts. */
function expanded(path: string): string[] {
  const [, before, inner, after] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? []
  return inner === undefined ? [path] : inner.split(',').map((one) => `${before}${one}${after}`)
}

/** The paths that a document names in backticks: from the root, or, in a folder's README, files of that folder. */
function namedPaths(document: string): string[] {
  const isOfFolder = document.endsWith('/README.md')
  const text = readFileSync(join(root, document), 'utf8')
  return [...text.matchAll(/`([\w@./{},-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => topFolder.test(path) || (isOfFolder && /\.tsx?$/.test(path)))
    .flatMap(expanded)
}

test.each(documents)('%s names only paths that exist', (document) => {
  // A README of the features names what each of them has.
  const folders = document === 'src/features/README.md' ? ['src/features/session'] : [dirname(document)]
  const isThere = (path: string): boolean =>
    existsSync(join(root, path)) || folders.some((folder) => existsSync(join(root, folder, path)))
  expect(namedPaths(document).filter((path) => !isThere(path))).toEqual([])
})

test('paths are named at all', () => {
  expect(documents.flatMap(namedPaths).length).toBeGreaterThan(100)
})
