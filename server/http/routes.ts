import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { unexplained } from '#domain/messages/calls.ts'
import type { Logger } from '../local/logger.ts'
import type { SupabaseFaults } from '../supabaseFaults.ts'
import type { Asset } from './assets.ts'
import type { PageFor } from './firstPages.ts'
import { isPdfWorker, pdfWorkerPolicy, securityHeaders } from './headers.ts'
import { createJoinPages } from './joinPage.ts'
import type { JoinPageParts } from './joinPage.ts'
import { answerPage } from './pages.ts'

export interface RouteParts {
  services: JoinPageParts & {
    logger: Pick<Logger, 'error'>
    publicUrl: string
    faults: Pick<SupabaseFaults, 'whyNoSignIn'>
  }
  assets: Map<string, Asset>
  pageFor: PageFor
  /** Routes under `/api`. */
  api: Hono | null
  /** Metrics in the Prometheus text format. */
  metrics(): string
  /** Names of the parts that are not ready; empty when all are. */
  notReady(): Promise<string[]>
}

/** Pages, REST and the three routes for operators. `/graphql` and `/collab` are handled before this. */
export function createRoutes({ services, assets, pageFor, api, metrics, notReady }: RouteParts) {
  const joinPageFor = createJoinPages(services)
  const headers = Object.entries(securityHeaders(services.publicUrl))
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.use(async (context, next) => {
    await next()
    for (const [name, value] of headers) context.res.headers.set(name, value)
    if (isPdfWorker(context.req.path)) context.res.headers.set('content-security-policy', pdfWorkerPolicy)
  })
  routes.get('/healthz', (context) => context.text('ok'))
  routes.get('/readyz', async (context) => {
    const missing = await notReady()
    if (missing.length > 0) return context.text(`not ready: ${missing.join(', ')}`, 503)
    const why = services.faults.whyNoSignIn()
    return context.text(why === null ? 'ok' : `ok, but nobody with an account can sign in. ${why}`)
  })
  routes.get('/metrics', (context) =>
    context.text(metrics(), 200, { 'content-type': 'text/plain; version=0.0.4' }),
  )
  if (api) routes.route('/api', api)
  routes.all('/api/*', (context) => context.text('Not found', 404))
  routes.get('/join/workshop/*', async (context) => {
    const { path } = context.req
    const page = pageFor(path)
    const told = page && (await joinPageFor(page, path, context.env.incoming))
    return answerPage(assets, () => told, context)
  })
  routes.all('*', (context) => answerPage(assets, pageFor, context))
  routes.onError((error, context) => {
    services.logger.error({ err: error, requestId: context.req.header('x-request-id') }, 'route failed')
    return context.text(unexplained.sentence, 500, { 'error-code': unexplained.code })
  })
  return routes
}
