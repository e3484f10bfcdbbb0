import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { callPlenum } from './calls.ts'

const pageCount = 300

/** A Slides activity with a document of 300 pages. */
export interface PreparedSlides {
  partId: string
  board: string
}

/** Makes one in a session of this facilitator. */
export async function prepareSlides(port: number, token: string, workshop: string): Promise<PreparedSlides> {
  type Added = { createPartAndType: { part: { id: string; objectId: string } } }
  const added = await callPlenum<Added>(port, slidesCall, { workshop }, token)
  const { id: partId, objectId } = added.createPartAndType.part
  const form = new FormData()
  form.set('file', new Blob([pdfWithPages(pageCount)]), 'slides.pdf')
  const answer = await fetch(`http://127.0.0.1:${port}/api/sendpdf/${objectId}/slides.pdf`, {
    method: 'POST',
    headers: { authorization: `JWT ${token}` },
    body: form,
  })
  if (!answer.ok) throw new Error(`the document was refused: ${await answer.text()}`)
  return { partId, board: `board/${objectId}` }
}

const slidesCall =
  'mutation($workshop:ID!){createPartAndType(commonInfoData:{workshop:$workshop},title:"Slides",type:"workshop | present pdf"){ok part{id objectId}}}'
