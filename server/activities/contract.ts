import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { notYet } from '#domain/activity/model.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import type { Author } from '#server/access/contract.ts'
import type { ActivityRef } from '#server/commands/made.ts'
import type { GraphQLContext } from '../context/context.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import type { Services } from '#server/services.ts'

/** The GraphQL part of one kind of activity. */
export interface ActivityServer {
  kind: ActivityKind
  /** The calls of the kind, and its fields on shared types. */
  resolvers: readonly Resolvers[]
  /** Its routes under `/api`, for kinds with files. */
  routes?(services: Services): Hono<{ Bindings: HttpBindings }>
  /** What calls that create an activity return beside its part, in the field that is named after the kind. */
  answer(context: GraphQLContext, ref: ActivityRef, author: Author): object
}

/** All kinds: the compiler reports a missing one. */
export type ActivityServers = Readonly<Record<ActivityKind, ActivityServer | typeof notYet>>
