import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse, specifiedRules, validate } from 'graphql'
import type { DocumentNode, GraphQLSchema } from 'graphql'

export interface GraphqlSource {
  /** Path from the project's root, for messages. */
  path: string
  text: string
}

/** All `.graphql` files of a folder, sorted by name; empty when the folder does not exist. */
export function readGraphqlFolder(root: string, folder: string): GraphqlSource[] {
  const absolute = join(root, folder)
  if (!existsSync(absolute)) return []
  return readdirSync(absolute)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(absolute, name), 'utf8') }))
}

/**
 * One schema built from the SDL of all nouns.
 *
 * @throws {Error} graphql-js' message when the SDL is not valid
 */
export function mergeSchema(sources: readonly GraphqlSource[]): GraphQLSchema {
  if (sources.length === 0) throw new Error('There is no SDL: no .graphql file in the schema folder')
  return buildSchema(sources.map((source) => source.text).join('\n'))
}

/**
 * The client's operations, validated against the schema.
 *
 * @throws {Error} one line for each mistake, with file, line and column
 */
export function checkedOperations(schema: GraphQLSchema, sources: readonly GraphqlSource[]): DocumentNode {
  const parsed = sources.map((source) => ({ source, document: parse(source.text) }))
  // Fragments may be in another file than the operation that uses them, so all files are validated as one document.
  const all: DocumentNode = {
    kind: parsed[0]?.document.kind ?? parse('{ a }').kind,
    definitions: parsed.flatMap(({ document }) => document.definitions),
  }
  const mistakes = validate(schema, all, specifiedRules).map((error) => {
    const origin = parsed.find(({ document }) => document.loc?.source === error.source)
    const at = error.locations?.[0]
    return `${origin?.source.path ?? '?'}:${at?.line ?? 0}:${at?.column ?? 0} ${error.message}`
  })
  const unnamed = all.definitions.some(
    (definition) => definition.kind === 'OperationDefinition' && !definition.name,
  )
  if (unnamed) mistakes.push('an operation without a name: every operation needs one of its own')
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return all
}

/** The names of the operations in a file's text. */
export function operationNames(text: string): Set<string> {
  return new Set(
    parse(text).definitions.flatMap((definition) =>
      definition.kind === 'OperationDefinition' && definition.name ? definition.name.value : [],
    ),
  )
}
