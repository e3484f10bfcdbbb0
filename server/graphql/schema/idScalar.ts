import {
  getNamedType,
  GraphQLError,
  GraphQLID,
  GraphQLList,
  GraphQLNonNull,
  GraphQLScalarType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { GraphQLInputType, GraphQLSchema } from 'graphql'
import { isKeepable } from '#domain/text.ts'

const message = 'An id has a character that no id has.'

/** `ID` as input: ids that the database cannot look up are refused before any query. */
const checkedId = new GraphQLScalarType<string, string>({
  ...GraphQLID.toConfig(),
  parseValue: (value) => checked(GraphQLID.parseValue(value)),
  parseLiteral: (node, variables) => checked(GraphQLID.parseLiteral(node, variables)),
})

function checked(id: string): string {
  if (isKeepable(id)) return id
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}

/** Checks the characters of every id in a call: arguments, input fields, variables. */
export function checkIds(schema: GraphQLSchema): void {
  const types = schema.getTypeMap()
  for (const type of Object.values(types)) {
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) field.type = withCheckedId(field.type)
    if (isObjectType(type))
      for (const arg of Object.values(type.getFields()).flatMap(({ args }) => args))
        (arg as { type: GraphQLInputType }).type = withCheckedId(arg.type)
  }
  // The types of variables are looked up here.
  types['ID'] = checkedId
}

function withCheckedId(type: GraphQLInputType): GraphQLInputType {
  if (getNamedType(type) !== GraphQLID) return type
  if (isNonNullType(type)) return new GraphQLNonNull(withCheckedId(type.ofType as GraphQLInputType) as never)
  if (isListType(type)) return new GraphQLList(withCheckedId(type.ofType as GraphQLInputType))
  return checkedId
}
