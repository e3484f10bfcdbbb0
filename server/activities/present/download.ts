import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { attachmentHeader } from '#domain/exports/exportNames.ts'
import { Refusal } from '#domain/errors.ts'
import { openFileToken } from '#server/access/fileTokens.ts'
import { byteRange, byteRanges } from '#server/files/byteRange.ts'
import { multipartAnswer } from '#server/files/multipartBody.ts'
import { downloadRequestCost } from '#server/limits/limits.ts'
import { networkOf } from '#server/limits/network.ts'
import type { Services } from '#server/services.ts'
import { fileOf } from '../../database/contents/files.ts'
import { demandDownload } from './downloadAllowance.ts'

export type NodeContext = Context<{ Bindings: HttpBindings }>

/**
 * Answers a document, or a part of it, to whoever may read it now. SPEC SL21
 *
 * @throws {Refusal} when the token or its caller may not read the document, or too much was read
 * @throws {FileLost} when file storage has lost the file
 * @throws {Unavailable} when file storage is away
 */
export async function answerFile(services: Services, context: NodeContext): Promise<Response> {
  const { presentId = '', token = '' } = context.req.param() as Partial<Record<string, string>>
  const { appSecret, access, pool, files, limits, addressOf } = services
  const { objectId, fileId, pass } = await openFileToken(appSecret, token)
  if (objectId !== presentId) throw new Refusal('FORBIDDEN', `file of ${objectId}, not ${presentId}`)
  const caller = await access.callerOfPass(pass)
  const reader = { caller, network: networkOf(addressOf(context.env.incoming)) }
  // Whatever the answer is: finding out asks the database.
  demandDownload(limits, reader, downloadRequestCost)
  const found = await access.file(caller, objectId)
  if (!found) throw new Refusal('NOT_FOUND', `activity ${objectId}`)
  if (found.access === 'none') throw new Refusal('FORBIDDEN', `${found.role} reads the file of ${objectId}`)
  const file = await fileOf(pool, objectId, fileId)
  if (!file) throw new Refusal('NOT_FOUND', `file of ${objectId}: replaced or removed`)
  const etag = `"${fileId}"`
  // A part of another document is of no use to whoever has parts of that one.
  const isSame = [undefined, etag].includes(context.req.header('if-range'))
  const asked = isSame ? context.req.header('range') : undefined
  const range = byteRange(asked, file.bytes)
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': attachmentHeader(file.fileName),
    'accept-ranges': 'bytes',
    etag,
  }
  if (range === 'unsatisfiable')
    return context.body(null, 416, { ...headers, 'content-range': `bytes */${file.bytes}` })
  const isHead = context.req.raw.method === 'HEAD'
  const parts = isHead ? null : byteRanges(asked, file.bytes)
  if (parts) {
    const answer = multipartAnswer(parts, headers['content-type'], file.bytes)
    demandDownload(limits, reader, answer.contentLength / 1000)
    const together = await files.shared.readParts(file, parts)
    const about = { 'content-type': answer.contentType, 'content-length': String(answer.contentLength) }
    if (together)
      return new Response(answer.body(together), { status: 206, headers: { ...headers, ...about } })
  }
  // Of several parts that cannot be read together, the first: RFC 9110 lets a client ask for the others. It is paid for.
  const one = parts?.[0] ?? range
  const length = one ? one.last - one.first + 1 : file.bytes
  if (!isHead && !parts) demandDownload(limits, reader, length / 1000)
  const body = isHead ? null : await files.shared.read(file, one ?? undefined)
  if (one === null)
    return new Response(body, { headers: { ...headers, 'content-length': String(file.bytes) } })
  const { first, last } = one
  return new Response(body, {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(length),
      'content-range': `bytes ${first}-${last}/${file.bytes}`,
    },
  })
}
