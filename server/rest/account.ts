import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { zipOf } from '#server/files/zip.ts'
import type { Services } from '#server/services.ts'

/**
 * `GET /api/account/{token}`: all data stored about an account, as one file: JSON, or an archive of it and of the uploaded
 * documents where there are any. SPEC SL18
 */
export function accountRoutes({ accounts }: Pick<Services, 'accounts'>): Hono {
  const routes = new Hono()
  routes.get('/:token', async (context) => {
    const file = await accounts.exportFile(context.req.param('token'))
    if (file === null) return context.text('This link does not work any more.', 404)
    const { contents, documents } = file
    if (documents.length === 0)
      return context.body(contents, 200, headersOf('application/json; charset=utf-8', 'json'))
    const json = Buffer.from(contents)
    const entry = {
      name: 'plenum-account.json',
      bytes: json.length,
      read: () => Promise.resolve(inOne(json)),
    }
    const archive = Readable.toWeb(Readable.from(zipOf([entry, ...documents])))
    return context.body(archive as ReadableStream, 200, headersOf('application/zip', 'zip'))
  })
  return routes
}

function headersOf(type: string, ending: 'json' | 'zip'): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="plenum-account.${ending}"`,
    'cache-control': 'no-store',
  }
}

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
}
