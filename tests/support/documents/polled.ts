import * as Y from 'yjs'

/** What a page without a websocket gets of a document: a request over HTTP, with nothing kept between two of them. */
export interface PolledAnswer {
  status: number
  etag: string | null
  /** Everything in the body. */
  bytes: Buffer
}

/** Asks for a document as a page does that no websocket reaches. SPEC D6 */
export async function pollDocument(
  { url }: { url: string },
  name: string,
  token: string | null,
  has: { doc?: Y.Doc; etag?: string | null } = {},
): Promise<PolledAnswer> {
  const since = has.doc ? Buffer.from(Y.encodeStateVector(has.doc)).toString('base64url') : ''
  const headers: Record<string, string> = {}
  if (token !== null) headers['authorization'] = `JWT ${token}`
  if (has.etag) headers['if-none-match'] = has.etag
  const response = await fetch(`${url}/api/document/${name}?since=${since}`, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, etag: response.headers.get('etag'), bytes }
}
