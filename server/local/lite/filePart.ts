import { AsyncLocalStorage } from 'node:async_hooks'
import { byteRange } from '../../files/byteRange.ts'
import type { ByteRange } from '../../files/byteRange.ts'

/** What a request asks for, and what was read for it. */
interface Asked {
  header: string
  read: (ByteRange & { of: number }) | null
}

const asked = new AsyncLocalStorage<Asked>()

/** The part of a file of this size that the present request asks for; null for the whole file. */
export function partToRead(bytes: number): ByteRange | null {
  const request = asked.getStore()
  const part = byteRange(request?.header, bytes)
  if (!request || part === null || part === 'unsatisfiable') return null
  request.read = { ...part, of: bytes }
  return part
}

/** The services answer with whole files only. Where the file store has read a part, the answer says which one. */
export async function withParts(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const header = request.method === 'GET' ? request.headers.get('range') : null
  if (header === null) return await answer()
  const about: Asked = { header, read: null }
  const response = await asked.run(about, answer)
  if (about.read === null || response.status !== 200) return response
  const { first, last, of } = about.read
  const headers = new Headers(response.headers)
  headers.set('content-length', String(last - first + 1))
  headers.set('content-range', `bytes ${first}-${last}/${of}`)
  return new Response(response.body, { status: 206, headers })
}
