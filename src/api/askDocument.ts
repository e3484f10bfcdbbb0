import { isRefusalCode, Refusal } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { Offline, ServerTrouble } from './callErrors.ts'
import { timeoutMs } from './transport.ts'

/** What a page has of a document. */
export interface KnownDocument {
  /** Proxies send all requests of a workshop to one node. */
  workshopId: WorkshopId
  stateVector: Uint8Array
  /** Of the last answer that was applied; null for none. */
  etag: string | null
}

/** What a page lacks, as a Yjs update. */
export interface DocumentAnswer {
  update: Uint8Array
  etag: string | null
}

/** A longer state vector is left out of the address, which proxies limit, and the answer is the whole document. */
const longestVector = 1400

/**
 * One GET of a live document.
 *
 * @param address URL of the server, such as `https://plenum.example`
 * @returns null when the page has everything
 * @throws {CallError}
 */
export async function askDocument(
  address: string,
  name: string,
  { workshopId, stateVector, etag }: KnownDocument,
  token: string | null,
): Promise<DocumentAnswer | null> {
  const since = stateVector.length > longestVector ? '' : `&since=${base64url(stateVector)}`
  const response = await get(`${address}/api/document/${name}?workshop=${workshopId}${since}`, {
    ...(token !== null && { authorization: `JWT ${token}` }),
    ...(etag !== null && { 'if-none-match': etag }),
  })
  if (response.status === 304) return null
  const code = response.headers.get('error-code')
  if (code !== null && isRefusalCode(code)) throw new Refusal(code)
  // A proxy may answer with a page of its own.
  if (!response.ok || response.headers.get('content-type') !== 'application/octet-stream')
    throw new ServerTrouble(false)
  return { update: response.bytes, etag: response.headers.get('etag') }
}

async function get(
  url: string,
  headers: Record<string, string>,
): Promise<Pick<Response, 'ok' | 'status' | 'headers'> & { bytes: Uint8Array }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { headers, cache: 'no-store', credentials: 'omit', signal })
    const { ok, status, headers: said } = response
    return { ok, status, headers: said, bytes: new Uint8Array(await response.arrayBuffer()) }
  } catch {
    throw new Offline()
  }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')
}
