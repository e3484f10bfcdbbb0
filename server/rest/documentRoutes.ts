import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type * as Y from 'yjs'
import { documentName } from '#domain/documents.ts'
import type { DocumentRef } from '#domain/documents.ts'
import { Refusal } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { Caller } from '#server/access/caller.ts'
import type { Services } from '#server/services.ts'
import { payerOf, tokenOf } from '../context/context.ts'
import { EncodedStates } from '../live/encodedStates.ts'

/** Points of one request, and bytes of its answer for each further point. */
const pointsPerRequest = 1000
const bytesPerPoint = 100

type DocumentServices = Pick<Services, 'access' | 'committed' | 'workload' | 'addressOf'>

/**
 * `GET /api/document/{kind}/{id}?since={state vector}`: what a live document has beyond the state vector (base64url), as
 * one Yjs update, for pages that no websocket reaches. 304 when the reader's `If-None-Match` still holds. SPEC D6
 */
export function documentRoutes(services: DocumentServices): Hono<{ Bindings: HttpBindings }> {
  const { access, committed, workload, addressOf } = services
  const encoded = new EncodedStates<Y.Doc>((_document, update) => update)
  const routes = new Hono<{ Bindings: HttpBindings }>()

  routes.get('/document/:kind/:id', async (context) => {
    const { incoming } = context.env
    const { kind, id } = context.req.param()
    const name = documentName({ kind, id } as DocumentRef)
    const stateVector = stateVectorIn(context.req.query('since'))
    const caller = await access.callerOf(tokenOf(context.req.header('authorization') ?? null))
    if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', `${name} without a token`)
    const work = workload.begin(payerOf(caller, addressOf(incoming)), () => incoming.socket.destroyed)
    try {
      work.charge(pointsPerRequest)
      await work.enter(0)
      const { etag, update } = await committed.read(await workshopOf(caller, name), [name], ([document]) => {
        const version = document && `"${encoded.version(document)}"`
        if (!document || version === context.req.header('if-none-match'))
          return { etag: version, update: null }
        return { etag: version, update: answer(document, stateVector) }
      })
      // The read waits for what is being written, which may take the right away.
      await workshopOf(caller, name)
      if (update !== null) work.charge(Math.ceil(update.length / bytesPerPoint))
      const headers = { ...(etag !== undefined && { etag }), 'cache-control': 'no-store' }
      if (update === null) return context.body(null, 304, headers)
      const body = new Uint8Array(update)
      return context.body(body, 200, { ...headers, 'content-type': 'application/octet-stream' })
    } finally {
      work.end()
    }
  })
  return routes

  /** The workshop of a document that the caller may read. @throws {Refusal} `FORBIDDEN` */
  async function workshopOf(caller: Caller, name: string): Promise<WorkshopId> {
    const decided = await access.document(caller, name)
    // A missing document and one that the caller may not read are refused alike. SPEC R2
    if (decided === null || decided.access === 'none') throw new Refusal('FORBIDDEN', `reads ${name}`)
    return decided.workshopId
  }

  function answer(document: Y.Doc, since: Uint8Array): Uint8Array {
    try {
      return encoded.answer(document, since)
    } catch {
      throw new Refusal('BAD_USER_INPUT', 'no state vector')
    }
  }
}

/** That of an empty document for a reader who has nothing yet. */
function stateVectorIn(since: string | undefined): Uint8Array {
  return since === undefined || since === '' ? Uint8Array.of(0) : Buffer.from(since, 'base64url')
}
