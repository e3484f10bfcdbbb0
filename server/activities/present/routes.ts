import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Refusal, Unavailable, UserMistake } from '#domain/errors.ts'
import { documentFileName } from '#domain/present/document.ts'
import { documentLost } from '#domain/messages/slides.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import type { Services } from '#server/services.ts'
import { FileLost } from '#server/files/storedFiles.ts'
import { mistakeHeaders } from '#server/http/headers.ts'
import { endUpload } from '#server/http/remainder.ts'
import { MalformedForm } from '#server/files/multipart.ts'
import { tokenOf } from '../../context/context.ts'
import { isOutOfSpace } from '../../database/connection/transaction.ts'
import { answerFile } from './download.ts'
import type { NodeContext } from './download.ts'
import { uploadDocument } from './upload.ts'

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
  routes.get('/getpdf/:presentId/:fileName/:token', (context) => answerDownload(services, context))
  return routes
}

async function answerDownload(services: Services, context: NodeContext): Promise<Response> {
  try {
    return await answerFile(services, context)
  } catch (error) {
    if (!(error instanceof FileLost)) throw error
    services.logger.error({ err: error, requestId: context.req.header('x-request-id') }, 'a document is lost')
    return context.text(documentLost.sentence, 410, mistakeHeaders(documentLost))
  }
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
      { caller, incoming, gone: gone.signal, giveWay: () => endUpload(incoming, outgoing) },
      {
        objectId: presentId,
        fileName: documentFileName(fileName),
      },
    )
    const { id: doc, ...named } = document
    return context.json({ doc, ...named })
  } catch (error) {
    // It was ended because it was too slow.
    if (outgoing.headersSent) return RESPONSE_ALREADY_SENT
    if (error instanceof Refusal || error instanceof Unavailable) throw error
    if (error instanceof UserMistake)
      return context.text(error.message, statusOf[error.said.code ?? ''] ?? 422, mistakeHeaders(error.said))
    const requestId = context.req.header('x-request-id')
    const { uploadFailed, uploadNoRoom } = slideMessages
    if (error instanceof MalformedForm && incoming.complete) {
      services.logger.info({ requestId, reason: error.message }, 'upload is no form')
      return context.text(uploadFailed.sentence, 400, mistakeHeaders(uploadFailed))
    }
    if (gone.signal.aborted || !incoming.complete)
      services.logger.info({ requestId }, 'upload broke off or was cancelled')
    else services.logger.error({ err: error, requestId }, 'upload failed')
    return isOutOfSpace(error)
      ? context.text(uploadNoRoom.sentence, 507, mistakeHeaders(uploadNoRoom))
      : context.text(uploadFailed.sentence, 503, mistakeHeaders(uploadFailed))
  }
}
