import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { linkedPdf } from '#support/pdf/linkedPdf.ts'
import { oddPdf } from '#support/pdf/oddPdf.ts'
import { pdfFixture, scanPdf } from '#support/pdf/scanPdf.ts'
import { late } from '../support/people/acts.ts'
import { laptop, openDevice, phone } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
import { emptySession, joined, signedIn } from '../support/people/people.ts'
import { drawn, slideAt, slidesAdded } from '../support/kinds/slides.ts'
import { coloured, differences, inked, printed } from '../support/kinds/slideColours.ts'
import type { Colours } from '../support/kinds/slideColours.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('slidesFiles')
let ana: Device
let workshopId: string
let slides: Awaited<ReturnType<typeof slidesAdded>>
const requested: string[] = []
const dialogs: string[] = []
const refused: string[] = []

/** Notes what the content security policy refuses, of the page and, by its messages, of its workers. */
async function noteRefused(page: Page): Promise<void> {
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  await page.exposeFunction('noteRefused', (what: string) => refused.push(what))
  await page.addInitScript(() => {
    const { noteRefused: note } = globalThis as unknown as { noteRefused: (what: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      note(`${violatedDirective} ${blockedURI}`),
    )
  })
}

/** Whether a page of the document is wider than high. */
async function isWide(page: Page, at: number): Promise<boolean> {
  const box = await page.locator(`[data-stage] [data-page='${at}']`).boundingBox()
  return (box?.width ?? 0) > (box?.height ?? 0) + 1
}

beforeAll(async () => {
  ana = await openDevice(stage.browser, stage.plenum.url, laptop)
  const { page } = ana
  await noteRefused(page)
  page.on('request', (request) => requested.push(request.url()))
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const signed = await signedIn(page)
  workshopId = await emptySession(signed)
  slides = await slidesAdded(stage, signed, workshopId, oddPdf())
  await page.evaluate(() => localStorage.setItem('plenum.sidePanel', 'editor'))
  await page.goto(slides.path)
  await slideAt(page, 1, 5).waitFor(late)
})

test('[SL23] odd pages are shown, a giant one leaves the browser alive, nothing is executed or fetched from other hosts', async () => {
  const { page } = ana
  // Pages of other sizes, Japanese without its font, right-to-left.
  for (const [at, words, wide] of [
    [1, 'Upright', false],
    [2, '日本語', true],
    [3, 'שלום', false],
  ] as const) {
    await slideAt(page, at, 5).getByText(words).waitFor(late)
    await drawn(page, at)
    expect([words, await isWide(page, at)]).toEqual([words, wide])
    await page.keyboard.press('PageDown')
  }
  // Of 140 metres.
  await slideAt(page, 4, 5).waitFor(late)
  await page.keyboard.press('PageDown')
  await slideAt(page, 5, 5).waitFor(late)
  await drawn(page, 5)
  await page.keyboard.press('Home')
  await slideAt(page, 1, 5).click()
  await drawn(page, 1)
  const { host } = new URL(stage.plenum.url)
  const elsewhere = requested.filter((url) => /^(http|ws)/.test(url) && new URL(url).host !== host)
  expect([elsewhere, dialogs, ana.errors]).toEqual([[], [], []])
  expect(requested.some((url) => url.includes('/cmaps/'))).toBe(true)
})

test('[SL23] scanned pages of each format are there, with decoders of our own and under our policy', async () => {
  const { page } = ana
  await slides.replace(scanPdf(), 'scan.pdf')
  for (const [at, colours, most] of [
    [1, coloured, 12],
    [2, inked, 2],
    [3, inked, 2],
    [4, coloured, 12],
    [5, printed, 20],
  ] as const) {
    await slideAt(page, at, 5).waitFor(late)
    await expect
      .poll(() => differences(page, at, colours), { ...late, message: `page ${at}` })
      .toBeLessThan(most)
    await page.keyboard.press('PageDown')
  }
  const names = requested.map((url) => new URL(url).pathname.split('/').at(-1))
  for (const decoder of ['openjpeg.wasm', 'jbig2.wasm']) expect(names).toContain(decoder)
  expect(names).not.toContain('openjpeg_nowasm_fallback.js')
  expect(refused).toEqual([])
})

/** The pages of documents of other makers: whether they are wide, words that are read on them, and colours. */
const documents: Record<string, readonly [wide: boolean, words: readonly string[], colours?: Colours][]> = {
  'form.pdf': [
    [false, ['Registration: Käse, Øl, żółw', 'Ana Berg', 'Vegetarian food', '☑', '☐', 'Lund']],
    [true, ['Landscape ąęł'], { '0.2 0.9': [200, 30, 30], '0.8 0.9': [255, 255, 255] }],
  ],
  'typeset.pdf': [
    [false, ['Embedded Type 1 words'], { '0.2 0.9': [255, 0, 0], '0.8 0.9': [255, 255, 255] }],
    [true, ['Turned by a quarter'], { '0.1 0.2': [0, 0, 255], '0.1 0.8': [255, 255, 255] }],
    [false, ['Small square'], { '0.1 0.1': [255, 255, 255] }],
  ],
  'drawn.pdf': [
    [true, ['Жизнь и Ελλάδα', 'Drawn by cairo'], { '0.2 0.1': [30, 160, 60], '0.8 0.1': [255, 253, 245] }],
  ],
  'printed.pdf': [
    [true, ['Printed from a browser', 'naïve café'], { '0.9 0.9': [255, 255, 255] }],
    [true, ['The plan', 'שלום'], { '0.9 0.9': [240, 220, 40] }],
  ],
  'presented.pdf': [
    [
      true,
      ['Shapes and', 'colours'],
      {
        ...{ '0.5 0.55': [128, 255, 128], '0.8 0.75': [255, 255, 0] },
        ...{ '0.1 0.72': [29, 29, 29], '0.1 0.2': [237, 0, 18] },
      },
    ],
    [true, ['会議の資料', '회의', 'שלום עולם', 'مرحبا بالعالم']],
  ],
  'written.pdf': [
    [false, ['Agenda of the day', 'Zoë Brontë', '☑', 'Malmö', 'שלום']],
    [true, ['A wide page with affiliations'], { '0.9 0.9': [255, 255, 255] }],
  ],
}

test('[SL23] [SL26] documents of other makers are shown with their words and colours, and no field can be filled in', async () => {
  const { page } = ana
  for (const [name, pages] of Object.entries(documents)) {
    await slides.replace(pdfFixture(name), name)
    await page.getByRole('region', { name: new RegExp(`^Slide \\d+ of ${pages.length}$`) }).waitFor(late)
    await page.keyboard.press('Home')
    for (const [index, [wide, words, colours]] of pages.entries()) {
      const at = index + 1
      const slide = slideAt(page, at, pages.length)
      for (const word of words)
        await slide
          .getByText(word)
          .first()
          .waitFor({ state: 'attached', ...late })
      await drawn(page, at)
      const message = `${name}, page ${at}`
      if (colours)
        await expect.poll(() => differences(page, at, colours), { ...late, message }).toBeLessThan(8)
      expect(await isWide(page, at), message).toBe(wide)
      expect(await slide.locator('input, textarea, select').count(), message).toBe(0)
      await page.keyboard.press('PageDown')
    }
  }
  expect([refused, ana.errors]).toEqual([[], []])
})

test('[SL26] links open addresses beside the session, and turn the room’s page for whoever may turn it', async () => {
  const { page } = ana
  await slides.replace(linkedPdf(), 'links.pdf')
  await page.getByRole('region', { name: /^Slide \d of 4$/ }).waitFor(late)
  await page.keyboard.press('Home')
  await slideAt(page, 1, 4).waitFor(late)
  const bo = await stage.open(phone)
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  await joined(bo.page, workshopId)
  await slideAt(bo.page, 1, 4).getByRole('link', { name: 'The minutes' }).waitFor(late)
  expect(await slideAt(bo.page, 1, 4).getByRole('button').count()).toBe(0)
  await page
    .context()
    .route('https://plenum.example/**', (route) =>
      route.fulfill({ body: '<title>Minutes</title>', contentType: 'text/html' }),
    )
  // With the keyboard: the links follow the slide.
  await slideAt(page, 1, 4).getByRole('link', { name: 'The minutes' }).waitFor(late)
  await slideAt(page, 1, 4).getByRole('group', { name: 'Slide 1' }).focus()
  await page.keyboard.press('Tab')
  const opening = page.context().waitForEvent('page')
  await page.keyboard.press('Enter')
  const opened = await opening
  await opened.waitForLoadState()
  expect(await opened.evaluate(() => [location.href, opener === null, document.referrer])).toEqual([
    ...['https://plenum.example/minutes?of=1', true, ''],
  ])
  await opened.close()
  await slideAt(page, 1, 4).getByRole('button', { name: 'Where we stand, Slide 3' }).click()
  for (const one of [page, bo.page]) await slideAt(one, 3, 4).waitFor(late)
})
