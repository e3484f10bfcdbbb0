import { getNamedType, isCompositeType, isLeafType, isObjectType, isRequiredArgument } from 'graphql'
import type { GraphQLField, GraphQLOutputType } from 'graphql'
import { readSchema } from '#server/graphql/schema.ts'

const depth = 7
const schema = readSchema()

/** Values that calls may need, by the name of the argument. */
export type Arguments = Record<string, string>

/**
 * A query for everything that a field of Query or Subscription can be asked for, as deep as it goes.
 *
 * @param values of the field's arguments, by name; required ones have to be among them
 */
export function everythingOf(operation: 'query' | 'subscription', name: string, values: Arguments): string {
  const type = operation === 'query' ? schema.getQueryType() : schema.getSubscriptionType()
  const field = type?.getFields()[name]
  if (!field) throw new Error(`no ${operation} ${name}`)
  return `${operation} { ${name}${argumentsOf(field, values)} ${selectionOf(field.type, [])} }`
}

/** Names of all queries, so that a new one is listened to as well. */
export function queryNames(): string[] {
  return Object.keys(schema.getQueryType()?.getFields() ?? {})
}

/** What a type can be asked for, without going in circles. */
function selectionOf(type: GraphQLOutputType, above: string[]): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const path = [...above, named.name]
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const below = getNamedType(field.type)
    if (field.args.some(isRequiredArgument)) return []
    if (isLeafType(below)) return [field.name]
    if (!isCompositeType(below) || path.includes(below.name) || path.length >= depth) return []
    return [`${field.name} ${selectionOf(field.type, path)}`]
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
