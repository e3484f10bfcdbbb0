import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>

/** The only HTML page of the client. */
export const pagePath = '/index.html'

/** One built file, ready to send. It is compressed once, so a thousand people joining at once cost no compression. */
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
const compressible = ['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.wasm', '.webmanifest']

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
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
  const assets = new Map<string, Asset>()
  // Sequentially: a compressor uses megabytes while it works, and the memory of hundreds of them would never be
  // returned.
  for (const entry of files) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    if (path.startsWith('/.')) continue
    const read = new Uint8Array(await readFile(file))
    const body = path === pagePath && publicUrl !== null ? withAddress(read, publicUrl) : read
    assets.set(path, await makeAsset(path, body))
  }
  return assets
}

/** A file's content with its response headers. */
export async function makeAsset(path: string, body: Bytes): Promise<Asset> {
  const extension = extname(path)
  const isWorthwhile = compressible.includes(extension) && body.length > 1024
  // Higher levels make the files half a percent smaller for four times the work.
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
  return {
    body,
    gzip: isWorthwhile ? new Uint8Array(await promisify(gzip)(body)) : null,
    brotli: isWorthwhile ? new Uint8Array(await promisify(brotliCompress)(body, quality)) : null,
    type: types[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    isHashed: /^\/assets\/.+-[\w-]{8}\.\w+$/.test(path),
  }
}

function withAddress(page: Bytes, publicUrl: string): Bytes {
  const text = new TextDecoder().decode(page)
  return new TextEncoder().encode(text.replace('content="/icons/', `content="${publicUrl}/icons/`))
}
