import { getNamedType, isCompositeType, isLeafType, isObjectType, isRequiredArgument } from 'graphql'
import type { GraphQLField, GraphQLOutputType } from 'graphql'
import { readSchema } from '#server/graphql/schema/schema.ts'

const depth = 7
const schema = readSchema()

/** Values for arguments of calls, by the name of the argument. */
export type Arguments = Record<string, string>

/**
 * A query for everything that a field of Query or Subscription can return, at full depth.
 *
 * @param values of the field's arguments, by name; required ones have to be included
 */
export function everythingOf(operation: 'query' | 'subscription', name: string, values: Arguments): string {
  const type = operation === 'query' ? schema.getQueryType() : schema.getSubscriptionType()
  const field = type?.getFields()[name]
  if (!field) throw new Error(`no ${operation} ${name}`)
  return `${operation} { ${name}${argumentsOf(field, values)} ${selectionOf(field.type)} }`
}

/** Names of all queries, so that a new one is covered automatically. */
export function queryNames(): string[] {
  return Object.keys(schema.getQueryType()?.getFields() ?? {})
}

/**
 * The selection of a type, without cycles.
 *
 * @param above names of the types around it
 * @param most how deep it goes, these included
 */
export function selectionOf(type: GraphQLOutputType, above: readonly string[] = [], most = depth): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const path = [...above, named.name]
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const below = getNamedType(field.type)
    if (field.args.some(isRequiredArgument)) return []
    if (isLeafType(below)) return [field.name]
    if (!isCompositeType(below) || path.includes(below.name) || path.length >= most) return []
    return [`${field.name} ${selectionOf(field.type, path, most)}`]
  })
  return `{ ${fields.join(' ')} }`
}

function argumentsOf(field: GraphQLField<unknown, unknown>, values: Arguments): string {
  const given = field.args.flatMap(({ name }) => {
    const value = values[name]
    return value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`]
  })
  return given.length > 0 ? `(${given.join(', ')})` : ''
}
