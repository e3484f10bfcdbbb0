import type { IncomingMessage } from 'node:http'
import { Refusal, Unavailable, UserMistake } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import {
  looksLikePdf,
  mostSlideBytes,
  mostSlideBytesOfAccount,
  pdfBeginBytes,
} from '#domain/present/pdfFile.ts'
import type { SlideDocument } from '#domain/present/document.ts'
import { callerKey, userIdOf } from '#server/access/caller.ts'
import type { Caller } from '#server/access/caller.ts'
import type { ActivityRef } from '#server/commands/made.ts'
import { readForm } from '#server/files/multipart.ts'
import type { PdfFinding } from '#server/files/pdf/pdfFindings.ts'
import type { ReceivedFile } from '#server/files/receivedFile.ts'
import type { BegunUpload, UploadTurn } from '#server/files/uploadTurns.ts'
import { discardRest } from '#server/http/remainder.ts'
import { networkOf } from '#server/limits/network.ts'
import type { Services } from '#server/services.ts'
import { bytesOfOwner, ownerOf } from '../../database/contents/files.ts'
import { actIn } from '../../context/roles.ts'
import type { Acting } from '../../context/roles.ts'
import { submit } from '../../context/submit.ts'
import { showDocument } from './commands.ts'

/** A file that is too large is read to its end for the sake of an answer, but not forever. */
const mostRead = 5 * mostSlideBytes

/** More than a form adds to its file, whose size alone counts. */
const formBytes = 1024 * 1024

/** A request to upload a file. */
export interface UploadRequest {
  caller: Caller
  incoming: IncomingMessage
  /** Aborted when the client has gone away or has cancelled: then nothing is changed. */
  gone: AbortSignal
  /** Ends it, and says that it is too slow. */
  giveWay(): void
}

/**
 * Receives a document, checks it by its content, stores it and shows it. Rights are asked before and after: an upload
 * takes a while. What can be refused without the file is refused before it is read; what somebody who may upload sends in
 * vain is read before that is said, so that a browser reads why. SPEC SL1, SL5, SL19, SL20, SL25.
 *
 * @throws {UserMistake} that names what is wrong with the file, or why there is no room; nothing was changed
 * @throws {Refusal} when the caller may not upload here
 * @throws {Unavailable} while file storage is away; nothing was changed
 * @throws {Error} when it failed on the way; nothing was changed
 */
export async function uploadDocument(
  services: Services,
  request: UploadRequest,
  { objectId, fileName }: { objectId: ObjectId; fileName: string },
): Promise<SlideDocument> {
  const { caller, incoming } = request
  const { turns } = services.files
  const arrived = countArrived(incoming)
  let mayUploadHere = false
  try {
    const { author, ref } = await mayUpload(services, request, objectId)
    mayUploadHere = true
    const personId = userIdOf(caller) ?? author.userId
    const turn = turns.begin({ personId, place: objectId, arrived, ...announcedOf(services, request) })
    try {
      await services.limits.slideUpload.demand(personId)
      return await uploadInTurn(services, request, turn, { ref, fileName })
    } finally {
      turn.end()
    }
  } catch (error) {
    // That a session has ended, or that its key cannot be read now, is said to those alone who could upload before.
    if (mayUploadHere || error instanceof UserMistake || error instanceof Unavailable)
      await turns.discard(callerKey(caller) ?? '', () => discardRest(incoming, mostRead - arrived()))
    throw error
  }
}

/** Counts what comes of a request from now on. */
function countArrived({ socket }: IncomingMessage): () => number {
  const readBefore = socket.bytesRead
  return () => socket.bytesRead - readBefore
}

/** From where it comes, and how much it is. */
function announcedOf(
  { addressOf }: Services,
  { incoming, giveWay }: UploadRequest,
): Pick<BegunUpload, 'network' | 'bytes' | 'giveWay'> {
  return {
    network: networkOf(addressOf(incoming)),
    bytes: Math.min(announcedBytes(incoming) ?? mostSlideBytes, mostSlideBytes),
    giveWay,
  }
}

async function uploadInTurn(
  services: Services,
  request: UploadRequest,
  turn: UploadTurn,
  { ref, fileName }: { ref: ActivityRef; fileName: string },
): Promise<SlideDocument> {
  const { files } = services
  const announced = announcedBytes(request.incoming)
  if ((announced ?? 0) > mostSlideBytes + formBytes)
    throw new UserMistake(slideMessages.pdfTooLarge(limits.slideMegabytes))
  await files.assertRoom()
  // Without an announced size this asks only whether there is any room.
  await assertQuota(services, ref, Math.min(announced ?? 1, mostSlideBytes))
  const received = await receiveOne(services, request.incoming)
  try {
    await turn.check(request.gone)
    await assertQuota(services, ref, received.bytes)
    const pages = await pagesOf(services, received, request.gone)
    const id = await files.store(received.stream(), received.bytes)
    const { bytes } = received
    return await show(services, request, turn, { ref, bytes, document: { id, fileName, pages } })
  } finally {
    await received.close()
  }
}

function mayUpload(services: Services, { caller }: UploadRequest, objectId: ObjectId): Promise<Acting> {
  return actIn({ services, caller }, objectId, 'arrange', { kind: 'present' })
}

/** Shows a stored file, or gives it up. */
async function show(
  services: Services,
  request: UploadRequest,
  turn: UploadTurn,
  { ref, bytes, document }: { ref: ActivityRef; bytes: number; document: SlideDocument },
): Promise<SlideDocument> {
  const { files, pool } = services
  try {
    const account = await ownerOf(pool, ref.workshopId)
    await turn.show(account ?? ref.workshopId, async () => {
      const { author } = await mayUpload(services, request, ref.objectId)
      request.gone.throwIfAborted()
      // Again: other uploads for the account were shown since.
      await assertQuota(services, ref, bytes)
      await submit({ services }, showDocument(author, ref, document))
    })
  } catch (error) {
    await files.giveUp(document.id)
    throw error
  }
  files.removeUnusedSoon()
  return document
}

/** The size of the request, a little more than that of its file; null when it is not announced. */
function announcedBytes({ headers }: IncomingMessage): number | null {
  const length = Number(headers['content-length'] ?? Number.NaN)
  return Number.isSafeInteger(length) && length >= 0 ? Math.min(length, mostRead) : null
}

/** @throws {UserMistake} when the account whose workshop it is has no room for so many bytes more */
async function assertQuota(
  { pool }: Services,
  { workshopId, objectId }: ActivityRef,
  bytes: number,
): Promise<void> {
  if ((await bytesOfOwner(pool, workshopId, objectId)) + bytes > mostSlideBytesOfAccount)
    throw new UserMistake(slideMessages.slidesFull(limits.slideMegabytesOfAccount))
}

async function receiveOne({ files }: Services, request: IncomingMessage): Promise<ReceivedFile> {
  const form = readForm(atMost(request, mostRead), request.headers['content-type'])
  if (!form) throw new Refusal('BAD_USER_INPUT', 'the upload is no multipart form')
  const received: (ReceivedFile | null)[] = []
  let count = 0
  try {
    for await (const { name, body } of form) {
      if (name !== 'file') continue
      count += 1
      if (count === 1) received.push(await files.receive(body, mostSlideBytes))
    }
    const [file] = received
    if (file === undefined || count !== 1) throw new UserMistake(slideMessages.uploadOneFile)
    if (file === null) throw new UserMistake(slideMessages.pdfTooLarge(limits.slideMegabytes))
    return file
  } catch (error) {
    for (const file of received) await file?.close()
    throw error
  }
}

/** What is not read of it can still be discarded. */
async function* atMost(request: IncomingMessage, most: number): AsyncGenerator<Buffer> {
  let bytes = 0
  const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false })
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > most) throw new Error('the upload does not end')
    yield chunk
  }
}

/** The number of pages. @throws {UserMistake} for a file that cannot be shown */
async function pagesOf({ files }: Services, received: ReceivedFile, gone: AbortSignal): Promise<number> {
  const begin = await received.begin(pdfBeginBytes)
  if (!looksLikePdf(begin.toString('latin1'))) throw new UserMistake(slideMessages.notPdf)
  const finding = await files.findInPdf(received.descriptor, received.bytes, gone)
  if (finding.found !== 'pages') throw new UserMistake(mistakes[finding.found])
  return finding.pages
}

const mistakes = {
  encrypted: slideMessages.pdfEncrypted,
  damaged: slideMessages.pdfDamaged,
  tooManyPages: slideMessages.pdfTooManyPages(limits.slidePages),
  tooComplex: slideMessages.pdfTooComplex,
} as const satisfies Record<Exclude<PdfFinding['found'], 'pages'>, unknown>
