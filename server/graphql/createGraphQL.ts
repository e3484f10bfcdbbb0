import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { notYet } from '#domain/activity/model.ts'
import type { ActivityServers } from '#server/activities/contract.ts'
import type { Services } from '#server/services.ts'
import type { Door } from '#server/sockets/door.ts'
import { accountResolvers } from './account/resolvers.ts'
import type { RosterOf } from './activeUsers.ts'
import { createDocuments } from './documents.ts'
import { createHttpHandler } from './http.ts'
import type { HttpHandler } from './http.ts'
import { copyingResolvers } from './nouns/copying.ts'
import { exportTokenResolvers } from './nouns/exportToken.ts'
import { invitationResolvers } from './nouns/invitation.ts'
import { partResolvers } from './nouns/part.ts'
import { peopleResolvers } from './nouns/people.ts'
import { remoteResolvers } from './nouns/remote.ts'
import { stateResolvers } from './nouns/state.ts'
import { templateResolvers } from './nouns/template.ts'
import { workshopResolvers } from './nouns/workshop.ts'
import { createSchema } from './schema.ts'
import { createSockets } from './socket.ts'
import type { SocketTimes } from './socket.ts'

/** The facade: every documented call, over `POST /graphql` and live over a websocket on the same path. */
export interface GraphQLFacade {
  handler: HttpHandler
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Ends every websocket; resolves when all are gone. */
  close(): Promise<void>
}

/**
 * @param parts.rosterOf who has a workshop open, as the live documents' websocket knows it
 * @param parts.door of the same
 */
export function createGraphQL(
  services: Services,
  {
    rosterOf,
    door,
    servers,
    times,
  }: { rosterOf: RosterOf; door: Door; servers: ActivityServers; times?: Partial<SocketTimes> },
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
    ...Object.values(servers).flatMap((server) => (server === notYet ? [] : server.resolvers)),
  ])
  const documents = createDocuments(schema)
  const sockets = createSockets(services, schema, documents, { door, times })
  return { handler: createHttpHandler(services, schema, documents), ...sockets }
}
