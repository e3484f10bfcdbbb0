import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { isCompressed, toBrotli, toGzip } from './compressing.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The only HTML page of the client. */
export const pagePath = '/index.html'

/** One built file, ready to send. The build compressed it, so a thousand people joining at once cost no compression. */
export interface Asset {
  body: Bytes
  gzip: Bytes | null
  brotli: Bytes | null
  type: string
  etag: string
  /** Its name contains a hash of its content, so it never changes. */
  isHashed: boolean
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Reads a folder of built files into memory.
 *
 * @param folder the client's `dist`
 * @param publicUrl the configured public origin: chats show the preview picture of a link only by its absolute address
 * @returns by path from the root, such as `/assets/index-4f2a.js`; empty when there is no such folder
 */
export async function loadAssets(
  folder: string,
  publicUrl: string | null = null,
): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const built = new Set(files)
  const compressed = async (file: string): Promise<Bytes | null> =>
    built.has(file) ? new Uint8Array(await readFile(file)) : null
  const assets = new Map<string, Asset>()
  for (const file of files) {
    const path = `/${relative(folder, file).split(sep).join('/')}`
    if (path.startsWith('/.') || /\.(map|br|gz)$/.test(path)) continue
    const body = new Uint8Array(await readFile(file))
    if (path === pagePath && publicUrl !== null)
      assets.set(path, await makePage(withAddress(body, publicUrl)))
    else
      assets.set(path, {
        ...described(path, body),
        brotli: await compressed(`${file}.br`),
        gzip: await compressed(`${file}.gz`),
      })
  }
  return assets
}

/** The client's page with something that the build does not know, with its response headers. */
export async function makePage(body: Bytes): Promise<Asset> {
  const isWorthwhile = isCompressed(pagePath, body)
  return {
    ...described(pagePath, body),
    brotli: isWorthwhile ? await toBrotli(body, 'fast') : null,
    gzip: isWorthwhile ? await toGzip(body) : null,
  }
}

function described(path: string, body: Bytes): Pick<Asset, 'body' | 'type' | 'etag' | 'isHashed'> {
  return {
    body,
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    isHashed: /^\/assets\/.+-[\w-]{8}\.\w+$/.test(path),
  }
}

function withAddress(page: Bytes, publicUrl: string): Bytes {
  const text = new TextDecoder().decode(page)
  return new TextEncoder().encode(text.replace('content="/icons/', `content="${publicUrl}/icons/`))
}
