import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'graphql'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { generatedFiles, schemaText, staleFiles } from './generate.ts'

const projectRoot = resolve(import.meta.dirname, '../..')

test('the committed types and operations match the SDL (otherwise run "npm run generate")', async () => {
  expect(staleFiles(projectRoot, await generatedFiles(projectRoot))).toEqual([])
})

test('the printed schema is valid SDL', () => {
  expect(parse(schemaText(projectRoot)).definitions.length).toBeGreaterThan(0)
})

describe('for a small schema', () => {
  let root = ''

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'plenum-generate-'))
    cpSync(join(projectRoot, '.prettierrc.json'), join(root, '.prettierrc.json'))
    write('src/domain/schema/query.graphql', 'type Query { post(id: ID!): Post }')
    write(
      'src/domain/schema/post.graphql',
      'type Post { id: ID!, text: String, kind: Kind } enum Kind { a b }',
    )
    write('src/api/operations/fields.graphql', 'fragment Fields on Post { id kind }')
    write('src/api/operations/post.graphql', 'query post($id: ID!) { post(id: $id) { ...Fields } }')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  test('types have the name of the operation as it is written', async () => {
    write('src/api/operations/post.graphql', 'query setPA($id: ID!) { post(id: $id) { ...Fields } }')
    expect(await operations()).toMatch(
      /SetPADocument =[^]*as TypedDocument<\s*SetPAQuery,\s*SetPAQueryVariables/,
    )
    expect(await client()).toContain('export type SetPAQuery = {')
  })

  test('an operation that the schema does not define is reported with file and line', async () => {
    write('src/api/operations/post.graphql', 'query post {\n  post(id: "1") { ...Fields nothing }\n}')
    await expect(generatedFiles(root)).rejects.toThrow(
      'src/api/operations/post.graphql:2:29 Cannot query field "nothing" on type "Post".',
    )
  })

  test('a file that was edited by hand or is missing is stale', async () => {
    const files = await generatedFiles(root)
    expect(staleFiles(root, files)).toEqual([...files.keys()])
    for (const [path, text] of files) write(path, text)
    expect(staleFiles(root, files)).toEqual([])
    write('src/api/generated.ts', 'changed')
    expect(staleFiles(root, files)).toEqual(['src/api/generated.ts'])
  })

  function write(path: string, text: string): void {
    mkdirSync(resolve(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  async function client(): Promise<string | undefined> {
    return (await generatedFiles(root)).get('src/api/generated.ts')
  }
  async function operations(): Promise<string | undefined> {
    return (await generatedFiles(root)).get('src/api/operations/post.ts')
  }
})
