import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { laterPdf } from '#support/pdf/laterPdf.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { late } from '../support/people/acts.ts'
import { present } from '../support/kinds/brainstorm.ts'
import { keepsPage, laptop, pageKept, phone } from '../support/browser/devices.ts'
import { emptySession, joined, signedIn } from '../support/people/people.ts'
import { openRoom } from '../support/sessions/runSession.ts'
import { drawn, slideAt, slidesAdded } from '../support/kinds/slides.ts'
import { keptFiles } from '../support/looking/kept.ts'
import { coloured, differences, inked } from '../support/kinds/slideColours.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('slidesOffline')

/** Whether a device keeps a file of the library that draws pages. */
const isKept = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(async (ending) => {
    const kept = await (await caches.open('plenum-files-1')).keys()
    return kept.some(({ url }) => url.endsWith(`/${ending}`))
  }, name)

/** The shares of the upper and the lower half of a page that are red: what is drawn with a font. */
const inRed = (page: Page, at: number): Promise<number[]> =>
  page.locator(`[data-stage] [data-page='${at}']`).evaluate((element) => {
    const canvas = element as HTMLCanvasElement
    const half = Math.floor(canvas.height / 2)
    return [0, half].map((top) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, top, canvas.width, half).data ?? []
      let red = 0
      for (let i = 0; i < pixels.length; i += 4)
        if ((pixels[i] ?? 0) > 180 && (pixels[i + 1] ?? 255) < 80) red += 1
      return red / (pixels.length / 4)
    })
  })

test('[SL5] [SL9] [SL24] [D4] a document opens without a connection, also pages nobody looked at; a later one replaces it, and hidden it is gone', async () => {
  const [{ page: ana }, bo, { page: room }] = [
    await stage.open(laptop),
    await stage.open({ ...phone, ...keepsPage }),
    await stage.open(),
  ]
  const signed = await signedIn(ana)
  const workshopId = await emptySession(signed)
  const { calls, partId, objectId, path, replace } = await slidesAdded(stage, signed, workshopId, laterPdf())
  await calls.must(
    `mutation { updatePresent(presentId: "${objectId}", allowNavigation: true) { ok errorString } }`,
  )
  await ana.goto(path)
  await slideAt(ana, 1, 4).waitFor(late)
  await openRoom(ana, room)
  await present(ana)
  await joined(bo.page, workshopId)
  await slideAt(bo.page, 1, 4).getByText('Words').waitFor(late)
  await pageKept(bo.page)
  await expect.poll(() => keptFiles(bo.page), late).toHaveLength(1)
  const [before] = await keptFiles(bo.page)
  expect(before).not.toContain('.pdf')
  for (const name of [
    ...['openjpeg.wasm', 'jbig2.wasm', 'UniJIS-UTF16-H.bcmap', 'Adobe-Japan1-UCS2.bcmap'],
    'FoxitDingbats.pfb',
  ])
    await expect.poll(() => isKept(bo.page, name), { ...late, message: name }).toBe(true)

  await bo.goOffline()
  await bo.page.reload()
  const turnTo = async (at: number): Promise<void> => {
    const field = bo.page.getByRole('textbox', { name: /Go to slide/ })
    await field.waitFor(late)
    await field.fill(String(at))
    await field.press('Enter')
    await slideAt(bo.page, at, 4).waitFor(late)
    await drawn(bo.page, at)
  }
  await turnTo(2)
  await expect.poll(() => differences(bo.page, 2, coloured), late).toBeLessThan(12)
  await turnTo(3)
  await expect.poll(() => differences(bo.page, 3, inked), late).toBeLessThan(12)
  await turnTo(4)
  await slideAt(bo.page, 4, 4)
    .getByText('日本語')
    .waitFor({ state: 'attached', ...late })
  await expect.poll(async () => Math.min(...(await inRed(bo.page, 4))), late).toBeGreaterThan(0.01)

  await ana.keyboard.press('PageDown')
  await slideAt(room, 2, 4).waitFor(late)
  expect(await keptFiles(room)).toEqual([])
  await bo.goOnline()
  await bo.page.getByRole('button', { name: 'The room is on slide 2. Go there' }).waitFor(late)
  await replace(pdfWithPages(2, { text: 'Second' }))
  for (const page of [ana, room, bo.page]) await slideAt(page, 2, 2).waitFor(late)
  await expect.poll(() => keptFiles(bo.page), late).not.toContain(before)
  await calls.must(`mutation { updatePartVisibility(partId: "${partId}", hidden: true) { ok errorString } }`)
  await expect.poll(() => keptFiles(bo.page), late).toEqual([])
})
