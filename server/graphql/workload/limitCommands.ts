import { defaultFieldResolver } from 'graphql'
import type { GraphQLSchema } from 'graphql'
import { Refusal } from '#domain/errors.ts'
import type { GraphQLContext } from '../context.ts'

/** Makes every mutation one command of its caller's, each alias too. SPEC Q5. */
export function limitCommands(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = (parent, args, context: GraphQLContext, info) => {
      const { payer, services } = context
      // What the mutation before it read is not what this one finds.
      context.reading = new Map()
      // Joining and signing in have limits of their own, which hold nobody up for others of their network.
      if (payer.kind !== 'network' && !services.commands[payer.kind].spend(payer.key, 1))
        throw new Refusal('RATE_LIMITED', 'too many commands')
      return resolve(parent, args, context, info)
    }
  }
}
