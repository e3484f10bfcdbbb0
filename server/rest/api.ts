import { Hono } from 'hono'
import type { Services } from '#server/services.ts'
import { accountRoutes } from './account.ts'

/** The routes under `/api`. */
export function createApi(services: Services): Hono {
  const api = new Hono()
  api.route('/account', accountRoutes(services))
  return api
}
