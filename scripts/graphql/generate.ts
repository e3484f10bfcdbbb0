import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { printSchema } from 'graphql'
import type { DocumentNode } from 'graphql'
import { format, resolveConfig } from 'prettier'
import { clientTypes, operationTexts, persistedOperations } from './clientTypes.ts'
import { serverTypes } from './serverTypes.ts'
import { checkedOperations, mergeSchema, operationNames, readGraphqlFolder } from './sources.ts'
import type { GraphqlSource } from './sources.ts'

const schemaFolder = 'src/domain/schema'
const operationsFolder = 'src/api/operations'

/** Files with the parent types of resolvers: shared ones, and those of each kind of activity. */
const parentFiles = ['server/context/parents.ts', 'server/activities/*/parents.ts']

const notice = `// Made by \`npm run generate\` out of ${schemaFolder} and ${operationsFolder}. Changes here are lost.\n`

/** Everything that is generated: path from the root → text as it should be on disk. */
export async function generatedFiles(root: string): Promise<Map<string, string>> {
  const schema = mergeSchema(readGraphqlFolder(root, schemaFolder))
  const sources = readGraphqlFolder(root, operationsFolder)
  const operations = checkedOperations(schema, sources)
  const parents = globSync(parentFiles, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return new Map([
    ['src/api/generated.ts', await formatted(root, await clientTypes(schema, operations))],
    ['server/graphql/generated.ts', await formatted(root, await serverTypes(schema, parents))],
    ['server/graphql/schema/persistedOperations.ts', await formatted(root, persistedOperations(operations))],
    ...(await operationFiles(root, sources, operations)),
  ])
}

/** The texts of operations, beside each file of operations; none for a file of fragments. */
async function operationFiles(
  root: string,
  sources: readonly GraphqlSource[],
  operations: DocumentNode,
): Promise<[path: string, text: string][]> {
  const files = sources.map(async ({ path, text }): Promise<[string, string] | null> => {
    const names = operationNames(text)
    if (names.size === 0) return null
    return [path.replace(/graphql$/, 'ts'), await formatted(root, operationTexts(operations, names))]
  })
  return (await Promise.all(files)).filter((file) => file !== null)
}

/** The schema as one text, descriptions included. */
export function schemaText(root: string): string {
  return printSchema(mergeSchema(readGraphqlFolder(root, schemaFolder)))
}

/** The generated files that are missing or out of date. */
export function staleFiles(root: string, files: ReadonlyMap<string, string>): string[] {
  return [...files]
    .filter(([path, text]) => {
      const absolute = join(root, path)
      return !existsSync(absolute) || readFileSync(absolute, 'utf8') !== text
    })
    .map(([path]) => path)
}

async function formatted(root: string, text: string): Promise<string> {
  const options = await resolveConfig(join(root, '.prettierrc.json'))
  return format(notice + text, { ...options, parser: 'typescript' })
}
