import { expect, test } from 'vitest'
import { fileUrl, uploadSlides } from '#support/calls/slides.ts'
import { pdfWithPages, streamOf } from '#support/pdf/makePdf.ts'
import { fay, server, session, slides, stageSlides } from '#support/slides/stage.ts'

stageSlides()

const people = 200
const megabytes = 5

/** Reads an answer to its end and keeps none of it. */
async function readOf(answer: Response): Promise<{ status: number; bytes: number }> {
  let bytes = 0
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length
  return { status: answer.status, bytes }
}

test(`[SL21] ${people} people behind one address read a document of ${megabytes} MB at once`, async () => {
  const { objectId } = slides
  const picture = streamOf(Buffer.alloc(megabytes * 1_000_000, 'x'))
  const file = pdfWithPages(30, { objects: { 4: picture } })
  await uploadSlides(fay, objectId, file)
  const urls = await Promise.all(
    Array.from({ length: people }, async () => fileUrl(server, await session.join(), objectId)),
  )
  const read = await Promise.all(
    urls.map(async (url) => {
      // As the viewer does: all of it, and before that comes the parts that it needs first.
      const whole = fetch(url).then(readOf)
      const parts = [`bytes=${file.length - 262_144}-`, 'bytes=0-262143', 'bytes=1048576-1310719'].map(
        async (range) => readOf(await fetch(url, { headers: { range } })),
      )
      return Promise.all([whole, ...parts])
    }),
  )
  const part = { status: 206, bytes: 262_144 }
  for (const one of read) expect(one).toEqual([{ status: 200, bytes: file.length }, part, part, part])
}, 120_000)
