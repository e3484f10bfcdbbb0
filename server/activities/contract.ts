import type { notYet } from '#domain/activity/model.ts'
import type { ActivityKind } from '#domain/content.ts'
import type { Author } from '#server/access/contract.ts'
import type { Place } from '#server/commands/made.ts'
import type { GraphQLContext } from '#server/graphql/context.ts'
import type { Resolvers } from '#server/graphql/generated.ts'

/** What the facade has of one kind of activity. */
export interface ActivityServer {
  kind: ActivityKind
  /** Its calls, and its fields of types that are not its own. */
  resolvers: readonly Resolvers[]
  /** What calls that make an activity answer beside its part, under the name that the call gives to the kind. */
  answer(context: GraphQLContext, place: Place, author: Author): object
}

/** Those of all kinds: a missing one does not compile. */
export type ActivityServers = Readonly<Record<ActivityKind, ActivityServer | typeof notYet>>
