import { Hono } from 'hono'
import type { Services } from '#server/services.ts'

/** `GET /api/account/{token}`: all data stored about an account, as one file. */
export function accountRoutes({ accounts }: Pick<Services, 'accounts'>): Hono {
  const routes = new Hono()
  routes.get('/:token', async (context) => {
    const file = await accounts.exportFile(context.req.param('token'))
    if (file === null) return context.text('This link does not work any more.', 404)
    return context.body(file, 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="plenum-account.json"',
      'cache-control': 'no-store',
    })
  })
  return routes
}
