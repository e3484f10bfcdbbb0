import { defaultFieldResolver } from 'graphql'
import type { GraphQLSchema } from 'graphql'
import { Refusal } from '#domain/errors.ts'
import type { GraphQLContext } from '../context/context.ts'

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

/** @throws {Refusal} `RATE_LIMITED` when the caller has made too many commands. SPEC Q5 */
export function payCommands({ payer, services }: GraphQLContext, commands: number): void {
  // Joining and signing in have separate limits, which do not block other people on the same network.
  if (payer.kind !== 'network' && !services.commands[payer.kind].spend(payer.key, commands))
    throw new Refusal('RATE_LIMITED', 'too many commands')
}
