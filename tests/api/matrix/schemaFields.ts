import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isObjectType } from 'graphql'
import type { GraphQLObjectType, GraphQLSchema } from 'graphql'

const folder = join(import.meta.dirname, '../../../src/domain/schema')

export function readSchema(): GraphQLSchema {
  const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'))
  return buildSchema(files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'))
}

/** `Type.field` of all calls. */
export function callsOfSchema(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  return roots.flatMap((type) => (type ? fieldsOf(type) : []))
}

/** `Type.field` of everything that can be part of an answer. */
export function fieldsOfAnswers(schema: GraphQLSchema): string[] {
  const roots = new Set(['Query', 'Mutation', 'Subscription'])
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__') && !roots.has(type.name))
    .flatMap((type) => fieldsOf(type as GraphQLObjectType))
}

function fieldsOf(type: GraphQLObjectType): string[] {
  return Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
}
