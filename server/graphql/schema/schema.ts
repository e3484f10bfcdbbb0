import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isObjectType } from 'graphql'
import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLSchema } from 'graphql'
import type { GraphQLContext } from '../../context/context.ts'
import type { Resolvers } from '../generated.ts'
import { checkAnswers } from './answers.ts'
import { checkIds } from './idScalar.ts'
import { limitCommands } from './limitCommands.ts'
import { sliceLists } from './slicedLists.ts'

const schemaFolder = join(import.meta.dirname, '../../../src/domain/schema')

/** A field's resolver, or the two functions of a subscription. */
type FieldSource =
  | GraphQLFieldResolver<unknown, GraphQLContext>
  | {
      subscribe: GraphQLFieldResolver<unknown, GraphQLContext>
      resolve?: GraphQLFieldResolver<unknown, GraphQLContext>
    }

/**
 * Builds the schema from all SDL files, with its resolvers.
 *
 * @throws {Error} for a resolver of an unknown field, and for a call without a resolver
 */
export function createSchema(resolvers: readonly Resolvers[]): GraphQLSchema {
  const schema = readSchema()
  checkIds(schema)
  for (const [typeName, fields] of resolvers.flatMap((nouns) => Object.entries(nouns))) {
    const type = schema.getType(typeName)
    if (!isObjectType(type)) throw new Error(`resolvers of ${typeName}, which is no type with fields`)
    attach(type, fields as Record<string, FieldSource>)
  }
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (!field.resolve && !field.subscribe) throw new Error(`nobody resolves ${type?.name}.${field.name}`)
    }
  }
  limitCommands(schema)
  checkAnswers(schema)
  sliceLists(schema)
  return schema
}

/** Builds the schema from all SDL files, without resolvers. */
export function readSchema(): GraphQLSchema {
  const texts = readdirSync(schemaFolder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(join(schemaFolder, name), 'utf8'))
  return buildSchema(texts.join('\n'))
}

function attach(type: GraphQLObjectType, sources: Record<string, FieldSource>): void {
  const fields = type.getFields()
  for (const [name, source] of Object.entries(sources)) {
    const field = fields[name]
    if (!field) throw new Error(`a resolver of ${type.name}.${name}, which is no field`)
    if (typeof source === 'function') field.resolve = source
    else Object.assign(field, source)
  }
}
