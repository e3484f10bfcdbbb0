import { pdfWithPages } from '../pdf/makePdf.ts'
import type { Calls } from './calls.ts'
import { addPart } from './session.ts'

/** A Slides activity, made by calls. */
export interface TestSlides {
  partId: string
  objectId: string
}

export async function makeSlides(facilitator: Calls, workshopId: string): Promise<TestSlides> {
  const { part } = await addPart(facilitator, workshopId, 'present pdf', { title: 'Slides' })
  return { partId: part.id, objectId: part.objectId }
}

/** What an accepted upload answers. */
export interface Uploaded {
  doc: string
  fileName: string
  pages: number
}

/** @throws {Error} with the answer to a refused upload */
export async function uploadSlides(
  facilitator: Calls,
  objectId: string,
  file: Uint8Array<ArrayBuffer> = pdfWithPages(3),
  fileName = 'slides.pdf',
): Promise<Uploaded> {
  const response = await facilitator.upload(objectId, fileName, file)
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as Uploaded
}

/** Turns comments on or off: while they are off, none is taken. SPEC SL3 */
export function turnComments(
  facilitator: Pick<Calls, 'act'>,
  objectId: string,
  on: boolean,
): Promise<unknown> {
  return facilitator.act(`updatePresent(presentId: "${objectId}", showComments: ${on})`)
}

export interface SeenSlides {
  fileName: string | null
  doc: string | null
  pages: number
  token: string | null
}

export function seenSlides(who: Calls, objectId: string): Promise<SeenSlides> {
  return who.must<SeenSlides>(`{ presentPdf(id: "${objectId}") { fileName doc pages token } }`)
}

/** The address of a document with the token of this caller. */
export async function fileUrl({ url }: { url: string }, who: Calls, objectId: string): Promise<string> {
  const { fileName, token } = await seenSlides(who, objectId)
  return `${url}/api/getpdf/${objectId}/${encodeURIComponent(fileName ?? '')}/${token}`
}
