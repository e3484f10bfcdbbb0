import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers'
import { parse, printSchema } from 'graphql'
import type { GraphQLSchema } from 'graphql'

/** A file with parent types, its path from the root. */
export interface ParentsFile {
  path: string
  text: string
}

/**
 * `server/graphql/generated.ts`: the types of the resolvers.
 *
 * @param parents files such as `server/context/parents.ts`: a `PostParent` exported there is the parent type of `Post`
 *   resolvers; without one, the parent has to contain all fields of the type
 */
export async function serverTypes(schema: GraphQLSchema, parents: readonly ParentsFile[]): Promise<string> {
  return codegen({
    filename: 'generated.ts',
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: [],
    plugins: [{ types: {} }, { resolvers: {} }],
    pluginMap: { types: typescript, resolvers: typescriptResolvers },
    config: {
      useTypeImports: true,
      enumType: 'string-literal',
      enumsAsTypes: true,
      scalars: { ID: 'string' },
      defaultScalarType: 'unknown',
      maybeValue: 'T | null | undefined',
      makeResolverTypeCallable: true,
      contextType: '../context/context.ts#GraphQLContext',
      mappers: mappersIn(parents, Object.keys(schema.getTypeMap())),
    },
  })
}

function mappersIn(parents: readonly ParentsFile[], typeNames: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    parents.flatMap(({ path, text }) => {
      const exported = text.matchAll(/^export (?:interface|type) (\w+)Parent\b/gm)
      const names = [...exported].map((match) => match[1] ?? '').filter((name) => typeNames.includes(name))
      const file = path.replace(/^server\/graphql\//, './').replace(/^server\//, '../')
      return names.map((name) => [name, `${file}#${name}Parent`])
    }),
  )
}
