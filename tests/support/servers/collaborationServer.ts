import { activityModels } from '#domain/activity/models.ts'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { inject } from 'vitest'
import { createAccess } from '#server/access/access.ts'
import { createAccountTokens } from '#server/access/accountTokens.ts'
import type { AccessControl } from '#server/access/contract.ts'
import { createAccessCache } from '#server/access/accessCache.ts'
import { createKeyObjects } from '#server/access/keyObjects.ts'
import { createMemberSecrets } from '#server/access/memberSecrets.ts'
import { createMemberTokens } from '#server/access/memberTokens.ts'
import { createTokens } from '#server/access/tokens.ts'
import { createWorkshopKeys } from '#server/access/workshopKeys.ts'
import { createCollaboration } from '#server/collaboration/collaboration.ts'
import type { Collaboration, CollaborationOptions } from '#server/collaboration/collaboration.ts'
import { createDatabase } from '#server/database/connection/database.ts'
import { createPool } from '#server/database/connection/pool.ts'
import { createLiveWorkshops } from '#server/live/liveWorkshops.ts'
import type { LiveWorkshops } from '#server/live/liveWorkshops.ts'
import { clientAddress } from '#server/limits/network.ts'
import { createSignals } from '#server/live/signals.ts'
import type { Signals } from '#server/live/signals.ts'
import { createLogger } from '#server/log.ts'
import type { Ticks } from '#server/tick/contract.ts'
import { createTicks } from '#server/tick/ticks.ts'
import { createSupabase } from '#server/supabase.ts'
import { createSupabaseFaults } from '#server/supabaseFaults.ts'
import { asAdmin, testDatabase } from './localSupabase.ts'
import { RawClient } from '../documents/rawClient.ts'
import type { RawClientOptions } from '../documents/rawClient.ts'
import { createPeople } from '../calls/people.ts'
import type { People } from '../calls/people.ts'
import { revocationsOf } from '../calls/accountParts.ts'

/** Live documents and all layers below them, real, in this process, without pages and calls. */
export interface CollaborationServer {
  url: string
  origin: string
  pool: Pool
  signals: Signals
  ticks: Ticks
  liveWorkshops: LiveWorkshops
  access: AccessControl
  collaboration: Collaboration
  people: People
  connect(options?: Partial<RawClientOptions>): Promise<RawClient>
  /** Makes the database unreachable: connections break and new ones are refused. */
  breakDatabase(): Promise<void>
  mendDatabase(): Promise<void>
  /** Waits until the server's metrics reach a value. */
  figure(name: string, isIt: (value: number) => boolean): Promise<number>
  /** Closes every raw client, and waits until the server has released their documents. */
  everyoneLeaves(): Promise<void>
  stop(): Promise<void>
}

export async function startCollaborationServer(
  options: CollaborationOptions = {},
): Promise<CollaborationServer> {
  const database = await testDatabase()
  const logger = createLogger('silent')
  const pool = createPool(database.databaseUrl, logger)
  const signals = createSignals()
  const appSecret = randomBytes(32)
  const { supabaseUrl, jwtSecret } = database.supabase
  const members = createMemberTokens(appSecret)
  const typed = createDatabase(pool)
  const objects = createKeyObjects(createSupabase(database.supabase))
  const keys = createWorkshopKeys({ pool, objects, signals, logger })
  const secrets = createMemberSecrets(signals)
  const liveWorkshops = createLiveWorkshops({ models: activityModels, pool, logger })
  const access = createAccess({
    committed: liveWorkshops,
    database: typed,
    accessCache: createAccessCache(typed, signals),
    tokens: createTokens({
      accounts: createAccountTokens({ supabaseUrl, jwtSecret }),
      members,
      secrets,
      revocations: revocationsOf(pool, signals),
      faults: createSupabaseFaults(logger),
    }),
    secrets,
    keys,
  })
  const ticks = createTicks({ pool, liveWorkshops, logger, signals })
  const http = createServer()
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const collaboration = createCollaboration(
    {
      ...{ logger, pool, signals, access, committed: liveWorkshops, ticks },
      allowedOrigins: new Set([origin]),
      addressOf: (request) => clientAddress(request, null),
    },
    options,
  )
  http.on('upgrade', (request, socket, head) => collaboration.handleUpgrade(request, socket, head))
  const url = `ws://127.0.0.1:${port}/collab`
  const clients = new Set<RawClient>()
  const name = new URL(database.databaseUrl).pathname.slice(1)
  const server: CollaborationServer = {
    url,
    origin,
    pool,
    signals,
    ticks,
    liveWorkshops,
    access,
    collaboration,
    people: createPeople(pool, {
      jwtSecret: jwtSecret ?? '',
      members,
      onRightsChanged: (workshopId, userId) => signals.emit('rightsChanged', { workshopId, userId }),
      onJoined: (workshopId, userId) => void signals.emit('memberJoined', { workshopId, userId }),
    }),
    async connect(given = {}) {
      const client = await RawClient.connect(url, { origin, ...given })
      clients.add(client)
      return client
    },
    async breakDatabase() {
      await asAdmin(
        inject('supabase').adminUrl,
        `alter database ${name} allow_connections false`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      )
    },
    mendDatabase: () => asAdmin(inject('supabase').adminUrl, `alter database ${name} allow_connections true`),
    async figure(figure, isIt) {
      for (;;) {
        const value = collaboration.metrics()[figure] ?? 0
        if (isIt(value)) return value
        // Numbers emit no event.
        await wait(10)
      }
    },
    async everyoneLeaves() {
      for (const client of clients) client.socket.terminate()
      clients.clear()
      await server.figure('sockets', (count) => count === 0)
      await server.figure('loaded_documents', (count) => count === 0)
    },
    async stop() {
      for (const client of clients) client.socket.terminate()
      await collaboration.close(2000)
      await ticks.stop()
      await liveWorkshops.stop()
      http.closeAllConnections()
      http.close()
      await pool.end()
      await database.stop()
    },
  }
  return server
}
