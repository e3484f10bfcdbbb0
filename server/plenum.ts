import { join } from 'node:path'
import { activityServers } from './activities/registry.ts'
import { getRequestListener } from '@hono/node-server'
import { createCollaboration } from './collaboration/collaboration.ts'
import type { Collaboration } from './collaboration/collaboration.ts'
import { appSecret } from './appSecret.ts'
import type { Config, FarSupabase } from './config.ts'
import { createServices } from './createServices.ts'
import { createGraphQL } from './graphql/createGraphQL.ts'
import { within } from './database/connection/within.ts'
import { loadAssets } from './http/assets.ts'
import { loadPages } from './http/firstPages.ts'
import { startErasing } from './erase/startErasing.ts'
import { allowedOrigins } from './http/origin.ts'
import { createPageServer } from './http/pageServer.ts'
import { logRequest } from './http/requestLog.ts'
import { createRoutes } from './http/routes.ts'
import { closeServer, createHttpServer, listen } from './http/server.ts'
import type { Paces } from './http/server.ts'
import type { BucketSize } from './limits/tokenBucket.ts'
import type { Logger } from './log.ts'
import { metricsText } from './metrics.ts'
import { createReadiness } from './readiness.ts'
import { createApi } from './rest/api.ts'
import type { Services } from './services.ts'
import { seedTemplates } from './templates/seedTemplates.ts'

/** A running Plenum. */
export interface Plenum {
  /** Its address, without a trailing slash. */
  url: string
  port: number
  services: Services
  /** Accepts nothing new, finishes work under way and stops; resolves at the deadline at the latest. */
  stop(deadlineMs?: number): Promise<void>
}

export interface PlenumOptions {
  config: Config
  /** The Supabase in use, local or external, migrated. */
  supabase: Omit<FarSupabase, 'kind'>
  logger: Logger
  /** Whether to add the official templates. */
  seedsTemplates?: boolean
  /** Whether pages are rebuilt at each change of their sources. */
  isDevelopment?: boolean
  /** Folder of the built client. */
  pagesDir?: string
  /** Rates of commands per participant and per account; the product's own by default. */
  commandAllowance?: BucketSize | undefined
  /** How fast bodies of requests have to arrive; the product's own by default. */
  paces?: Paces | undefined
}

const defaultPagesDir = join(import.meta.dirname, '../dist')
const stopDeadlineMs = 8_000

/**
 * Starts the server: one port for pages, calls and live documents.
 *
 * @throws {Error} when the port is taken
 */
export async function startPlenum(options: PlenumOptions): Promise<Plenum> {
  const { config, logger } = options
  const secret = await appSecret(config, logger)
  const pagesDir = options.pagesDir ?? defaultPagesDir
  const assets = await loadAssets(pagesDir, config.publicUrl)
  const pageFor = await loadPages(pagesDir, assets)
  // Requests that arrive between listening and being ready wait here instead of being rejected.
  const ready = Promise.withResolvers<Parts>()
  const server = createHttpServer({
    logger,
    graphql: async (request, response) => (await ready.promise).graphql.handler(request, response),
    routes: async (request, response) => (await ready.promise).routes(request, response),
    upgrades: new Map([
      [
        '/graphql',
        (...upgrade) => void ready.promise.then(({ graphql }) => graphql.handleUpgrade(...upgrade)),
      ],
      [
        '/collab',
        (...upgrade) =>
          void ready.promise.then(({ collaboration }) => collaboration.handleUpgrade(...upgrade)),
      ],
    ]),
    // Hot reload attaches its own listener to the same server.
    otherUpgrade: options.isDevelopment ? () => undefined : undefined,
    paces: options.paces,
  })
  const port = await listen(server, config.host, config.port)
  const url = config.publicUrl ?? `http://${hostInUrl(config.host)}:${port}`
  const services = createServices({
    ...{ config, logger, appSecret: secret, publicUrl: url, supabase: options.supabase },
    allowedOrigins: allowedOrigins(config.publicUrl, config.host, port),
    commandAllowance: options.commandAllowance,
    connectionsOf: (workshopId) => collaboration.connectionsIn(workshopId),
  })
  await services.nodes.meet()
  const collaboration: Collaboration = createCollaboration(services)
  const { rosterOf, limiters } = collaboration
  const graphql = createGraphQL(services, { rosterOf, limiters, servers: activityServers })
  const pages = options.isDevelopment ? await createPageServer(server) : null
  const routes = createRoutes({
    services,
    assets,
    pageFor,
    api: createApi(services, activityServers),
    metrics: () => metricsText(services, collaboration),
    notReady: createReadiness(services).notReady,
  })
  // What is left of an answered request is the server's own: this would end slow senders before they read the answer.
  const listener = getRequestListener(routes.fetch, { autoCleanupIncoming: false })
  ready.resolve({
    graphql: {
      ...graphql,
      handler: (request, response) => {
        logRequest(logger, request, response)
        return graphql.handler(request, response)
      },
    },
    collaboration,
    routes: async (request, response) => {
      logRequest(logger, request, response)
      if (pages && isPage(request.url ?? '/'))
        pages.middleware(request, response, () => void listener(request, response))
      else await listener(request, response)
    },
  })
  // Not awaited: what cannot be added now is added at the next start.
  const seeding = options.seedsTemplates
    ? seedTemplates(services, logger).catch((error: unknown) => {
        logger.error({ err: error }, 'official templates could not be checked')
      })
    : Promise.resolve()
  const erasing = startErasing(services)
  /** No wait is longer than its share of the deadline, and the shares make one whole. */
  const stop = once(async (deadlineMs: number = stopDeadlineMs) => {
    const { accounts, invitations, files, ticks, liveWorkshops, nodes, pool } = services
    await collaboration.close(deadlineMs / 4)
    const closed = closeServer(server, (deadlineMs * 3) / 16)
    await within(deadlineMs / 4, Promise.all([graphql.close(), closed, pages?.close()]))
    // A mail server, or file storage, may take a request and never answer it.
    const background = Promise.all([accounts.stop(), invitations.stop(), seeding, erasing.stop()])
    await within(
      deadlineMs / 4,
      background.then(() => files.idle()),
    )
    await ticks.stop(deadlineMs / 8)
    await liveWorkshops.stop(deadlineMs / 16)
    // A hanging connection would delay the end of the pool.
    await within(deadlineMs / 16, Promise.all([nodes.part(), pool.end()]))
  })
  return { url, port, services, stop }
}

interface Parts {
  graphql: ReturnType<typeof createGraphQL>
  collaboration: Collaboration
  routes: (
    request: Parameters<typeof logRequest>[1],
    response: Parameters<typeof logRequest>[2],
  ) => Promise<void>
}

const ownPaths = /^\/(api\/|healthz|readyz|metrics)/

function isPage(url: string): boolean {
  return !ownPaths.test(url)
}

function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function once<Args extends unknown[]>(
  act: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  let done: Promise<void> | null = null
  return (...args) => (done ??= act(...args))
}
