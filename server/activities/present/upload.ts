import type { IncomingMessage } from 'node:http'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import type { SlideDocument } from '#domain/present/roots.ts'
import { userIdOf } from '#server/access/caller.ts'
import type { Caller } from '#server/access/caller.ts'
import { readForm } from '#server/files/multipart.ts'
import type { PdfFinding } from '#server/files/pdf/pdfFindings.ts'
import type { ReceivedFile } from '#server/files/receivedFile.ts'
import type { Services } from '#server/services.ts'
import { actIn } from '../../graphql/context/roles.ts'
import { submit } from '../../graphql/context/submit.ts'
import { showDocument } from './commands.ts'

const mostBytes = limits.slideMegabytes * 1024 * 1024
/** A file that is too large is read to its end for the sake of an answer, but not forever. */
const mostRead = 5 * mostBytes
const pdfMark = '%PDF-'

/**
 * Receives a document, checks it by its content, stores it and shows it. Rights are asked before and after: an upload
 * takes a while. SPEC SL1, SL5, SL19, SL20.
 *
 * @throws {UserMistake} that names what is wrong with the file; nothing was changed
 * @throws {Refusal} when the caller may not upload here
 * @throws {Error} when it failed on the way; nothing was changed
 */
export async function uploadDocument(
  services: Services,
  caller: Caller,
  request: IncomingMessage,
  { objectId, fileName }: { objectId: ObjectId; fileName: string },
): Promise<SlideDocument> {
  const { files, limits: rates } = services
  const asker = { services, caller }
  const mayUpload = () => actIn(asker, objectId, 'arrange', { kind: 'present' })
  const { author } = await mayUpload()
  await rates.slideUpload.demand(userIdOf(caller) ?? author.userId)
  const received = await receiveOne(services, request)
  try {
    const pages = await pagesOf(services, received)
    const id = await files.store(received.stream(), received.bytes)
    const document = { id, fileName, pages }
    try {
      const acting = await mayUpload()
      await submit(asker, showDocument(acting.author, acting.ref, document))
    } catch (error) {
      await files.giveUp(id)
      throw error
    }
    files.removeUnusedSoon()
    return document
  } finally {
    await received.close()
  }
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
      if (count === 1) received.push(await files.receive(body, mostBytes))
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

async function* atMost(source: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > most) throw new Error('the upload does not end')
    yield chunk
  }
}

/** The number of pages. @throws {UserMistake} for a file that cannot be shown */
async function pagesOf({ files }: Services, received: ReceivedFile): Promise<number> {
  // As viewers do, which accept other bytes before the mark.
  if (!(await received.begin()).includes(pdfMark)) throw new UserMistake(slideMessages.notPdf)
  const finding = await files.findInPdf(received.descriptor, received.bytes)
  if (finding.found !== 'pages') throw new UserMistake(mistakes[finding.found])
  return finding.pages
}

const mistakes = {
  encrypted: slideMessages.pdfEncrypted,
  damaged: slideMessages.pdfDamaged,
  tooManyPages: slideMessages.pdfTooManyPages(limits.slidePages),
  tooComplex: slideMessages.pdfTooComplex,
} as const satisfies Record<Exclude<PdfFinding['found'], 'pages'>, unknown>
