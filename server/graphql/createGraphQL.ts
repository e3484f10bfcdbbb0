import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { notYet } from '#domain/activity/model.ts'
import type { ActivityServers } from '../activities/contract.ts'
import { votingResolvers } from '../activities/voting/resolvers.ts'
import type { Services } from '../services.ts'
import type { SocketLimiters } from '../sockets/socketLimiters.ts'
import { accountResolvers } from './resolvers/account/resolvers.ts'
import type { RosterOf } from './resolvers/activeUsers.ts'
import { createDocuments } from './schema/documents.ts'
import { createHttpHandler } from './transport/http.ts'
import type { HttpHandler } from './transport/http.ts'
import { copyingResolvers } from './resolvers/copying.ts'
import { exportTokenResolvers } from './resolvers/exportToken.ts'
import { invitationResolvers } from './resolvers/invitation.ts'
import { partResolvers } from './resolvers/part.ts'
import { peopleResolvers } from './resolvers/people.ts'
import { remoteResolvers } from './resolvers/remote.ts'
import { stateResolvers } from './resolvers/state.ts'
import { templateResolvers } from './resolvers/template.ts'
import { workshopResolvers } from './resolvers/workshop.ts'
import { createSchema } from './schema/schema.ts'
import { createSockets } from './transport/socket.ts'
import type { SocketTimes } from './transport/socket.ts'

/** The facade: every documented call, by `POST /graphql`, and subscriptions by a websocket on the same path. */
export interface GraphQLFacade {
  handler: HttpHandler
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Closes every websocket; resolves when all are closed. */
  close(): Promise<void>
}

/**
 * @param parts.rosterOf the people who have a workshop open, from the websocket of the live documents
 * @param parts.limiters from the same websocket
 */
export function createGraphQL(
  services: Services,
  {
    rosterOf,
    limiters,
    servers,
    times,
  }: { rosterOf: RosterOf; limiters: SocketLimiters; servers: ActivityServers; times?: Partial<SocketTimes> },
): GraphQLFacade {
  const schema = createSchema([
    copyingResolvers,
    exportTokenResolvers,
    invitationResolvers,
    templateResolvers,
    accountResolvers,
    workshopResolvers,
    peopleResolvers(rosterOf),
    partResolvers(servers),
    remoteResolvers,
    stateResolvers,
    votingResolvers,
    ...Object.values(servers).flatMap((server) => (server === notYet ? [] : server.resolvers)),
  ])
  const documents = createDocuments(schema)
  const sockets = createSockets(services, schema, documents, { limiters, times })
  return { handler: createHttpHandler(services, schema, documents), ...sockets }
}
