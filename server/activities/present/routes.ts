import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { attachmentHeader } from '#domain/exports/exportNames.ts'
import { documentFileName } from '#domain/present/document.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import { userIdOf } from '#server/access/caller.ts'
import type { Caller } from '#server/access/caller.ts'
import { openFileToken } from '#server/access/fileTokens.ts'
import { mistakeHeaders } from '#server/rest/api.ts'
import { byteRange } from '#server/files/byteRange.ts'
import type { Services } from '#server/services.ts'
import { discardRest } from '#server/files/discard.ts'
import { downloadRequestCost } from '#server/limits/limits.ts'
import { fileOf } from '../../database/contents/files.ts'
import { tokenOf } from '../../graphql/context/context.ts'
import { mostRead, uploadDocument } from './upload.ts'

type NodeContext = Context<{ Bindings: HttpBindings }>

const statusOf: Readonly<Record<string, ContentfulStatusCode>> = {
  uploadOneFile: 400,
  sessionEnded: 409,
  uploadOvertaken: 409,
  pdfTooLarge: 413,
  notPdf: 415,
  uploadsBusy: 503,
  uploadNoRoom: 507,
}

/** Upload and download of documents. SPEC SL19 to SL21. */
export function presentRoutes(services: Services): Hono<{ Bindings: HttpBindings }> {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.post('/sendpdf/:presentId/:fileName{[\\s\\S]+}', (context) => answerUpload(services, context))
  routes.get('/getpdf/:presentId/:fileName/:token', (context) => answerFile(services, context))
  return routes
}

async function answerUpload(services: Services, context: NodeContext): Promise<Response> {
  const { presentId = '', fileName = '' } = context.req.param() as Partial<Record<string, string>>
  const { incoming, outgoing } = context.env
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort(new Error('the client has gone')))
  try {
    const caller = await services.access.callerOf(tokenOf(context.req.header('authorization') ?? null))
    const document = await uploadDocument(
      services,
      { caller, incoming, gone: gone.signal },
      {
        objectId: presentId,
        fileName: documentFileName(fileName),
      },
    )
    const { id: doc, ...named } = document
    return context.json({ doc, ...named })
  } catch (error) {
    await discardRest(incoming, mostRead)
    if (error instanceof Refusal) throw error
    if (error instanceof UserMistake)
      return context.text(error.message, statusOf[error.said.code ?? ''] ?? 422, mistakeHeaders(error.said))
    const requestId = context.req.header('x-request-id')
    if (gone.signal.aborted || !incoming.complete)
      services.logger.info({ requestId }, 'upload broke off or was cancelled')
    else services.logger.error({ err: error, requestId }, 'upload failed')
    const { uploadFailed } = slideMessages
    return context.text(uploadFailed.sentence, 503, mistakeHeaders(uploadFailed))
  }
}

async function answerFile(services: Services, context: NodeContext): Promise<Response> {
  const { presentId = '', token = '' } = context.req.param() as Partial<Record<string, string>>
  const { appSecret, access, pool, files, limits } = services
  const { objectId, fileId, pass } = await openFileToken(appSecret, token)
  if (objectId !== presentId) throw new Refusal('FORBIDDEN', `file of ${objectId}, not ${presentId}`)
  const caller = await access.callerOfPass(pass)
  const found = await access.file(caller, objectId)
  if (!found) throw new Refusal('NOT_FOUND', `activity ${objectId}`)
  if (found.access === 'none') throw new Refusal('FORBIDDEN', `${found.role} reads the file of ${objectId}`)
  const file = await fileOf(pool, objectId, fileId)
  if (!file) throw new Refusal('NOT_FOUND', `file of ${objectId}: replaced or removed`)
  const range = byteRange(context.req.header('range'), file.bytes)
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': attachmentHeader(file.fileName),
    'accept-ranges': 'bytes',
    etag: `"${fileId}"`,
  }
  if (range === 'unsatisfiable')
    return context.body(null, 416, { ...headers, 'content-range': `bytes */${file.bytes}` })
  const isHead = context.req.raw.method === 'HEAD'
  const length = range ? range.last - range.first + 1 : file.bytes
  if (!limits.slideDownload.spend(readerKey(caller), downloadRequestCost + (isHead ? 0 : length / 1000)))
    throw new Refusal('RATE_LIMITED', 'too many downloads')
  const body = isHead ? null : await files.read(file.path, range ?? undefined)
  if (range === null)
    return new Response(body, { headers: { ...headers, 'content-length': String(file.bytes) } })
  const { first, last } = range
  return new Response(body, {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(length),
      'content-range': `bytes ${first}-${last}/${file.bytes}`,
    },
  })
}

/** Whose allowance a download uses: the screens of a room share one. */
function readerKey(caller: Caller): string {
  if (caller.kind === 'remote') return caller.remoteId
  return userIdOf(caller) ?? (caller.kind === 'projector' ? caller.workshopId : '')
}
