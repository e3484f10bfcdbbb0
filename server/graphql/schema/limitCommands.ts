import { defaultFieldResolver } from 'graphql'
import type { GraphQLSchema } from 'graphql'
import { payCommands } from '../../context/context.ts'
import type { GraphQLContext } from '../../context/context.ts'

/** Counts every mutation, each alias too, as one command of its caller. SPEC Q5. */
export function limitCommands(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = (parent, args, context: GraphQLContext, info) => {
      // Values read for the previous mutation may be outdated.
      context.reading = new Map()
      payCommands(context, 1)
      return resolve(parent, args, context, info)
    }
  }
}
