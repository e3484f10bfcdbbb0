import type { Context } from 'hono'
import type { Asset } from './assets.ts'
import type { PageFor } from './firstPages.ts'

/**
 * Answers with the page or a built file. Every path that is not a file is answered with the page: routing happens in
 * the browser.
 *
 * @param assets from `loadAssets`
 * @param pageFor from `loadPages`
 */
export function answerPage(assets: Map<string, Asset>, pageFor: PageFor, context: Context): Response {
  const { path, method } = context.req
  if (method !== 'GET' && method !== 'HEAD')
    return context.text('Method not allowed', 405, { allow: 'GET, HEAD' })
  const file = assets.get(path)
  if (file) return answerAsset(file, context)
  const page = pageFor(path)
  if (!page) return context.text('The client is not built yet: npm run build', 503)
  if (path.startsWith('/assets/') || /\.\w{1,5}$/.test(path)) return context.text('Not found', 404)
  return answerAsset(page, context)
}

function answerAsset(asset: Asset, context: Context): Response {
  const headers: Record<string, string> = {
    'content-type': asset.type,
    etag: asset.etag,
    vary: 'accept-encoding',
    'cache-control': asset.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  if (context.req.header('if-none-match') === asset.etag) return new Response(null, { status: 304, headers })
  const [body, encoding] = chooseEncoding(asset, context.req.header('accept-encoding') ?? '')
  if (encoding) headers['content-encoding'] = encoding
  headers['content-length'] = String(body.length)
  return new Response(context.req.method === 'HEAD' ? null : body, { status: 200, headers })
}

function chooseEncoding(asset: Asset, accepted: string): [Asset['body'], string | null] {
  if (asset.brotli && /\bbr\b/.test(accepted)) return [asset.brotli, 'br']
  if (asset.gzip && /\bgzip\b/.test(accepted)) return [asset.gzip, 'gzip']
  return [asset.body, null]
}
