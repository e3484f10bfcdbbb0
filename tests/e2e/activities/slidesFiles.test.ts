import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { linkedPdf } from '#support/pdf/linkedPdf.ts'
import { oddPdf } from '#support/pdf/oddPdf.ts'
import { pdfFixture, scanPdf } from '#support/pdf/scanPdf.ts'
import { late } from '../support/acts.ts'
import { laptop, openDevice, phone } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { brainstormAdded, emptySession, joined, signedIn } from '../support/ready.ts'
import { chooseFile, drawn, pdfFile, replaceFile, slideAt } from '../support/slideActs.ts'
import { coloured, differences, inked, printed, quarters } from '../support/slideColours.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('slidesFiles')
let ana: Device
let workshopId: string
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
  await brainstormAdded(signed, workshopId)
  await page.goto(`/workshop/${workshopId}/create`)
  await page.getByRole('button', { name: 'New activity' }).click()
  await page.getByRole('menuitem', { name: /Slides/ }).click()
  await page.waitForURL(/\/present\//)
  await page.getByRole('main').getByRole('button', { name: 'Upload File' }).waitFor(late)
  await chooseFile(page.getByRole('main'), pdfFile(oddPdf(), 'odd.pdf'))
  await slideAt(page, 1, 5).waitFor(late)
})

test('[SL23] pages of other makers are shown: mixed sizes, Japanese without its font, right-to-left', async () => {
  const { page } = ana
  await drawn(page, 1)
  const shape = async (at: number): Promise<number> => {
    const box = await page.locator(`[data-stage] [data-page='${at}']`).boundingBox()
    return (box?.width ?? 0) / (box?.height ?? 1)
  }
  expect(await shape(1)).toBeLessThan(1)
  await page.keyboard.press('PageDown')
  await slideAt(page, 2, 5).getByText('日本語').waitFor(late)
  await drawn(page, 2)
  expect(await shape(2)).toBeGreaterThan(1)
  await page.keyboard.press('PageDown')
  await slideAt(page, 3, 5).getByText('שלום').waitFor(late)
  await drawn(page, 3)
})

test('[SL23] a page of 140 metres leaves the browser alive, and the page after it is shown', async () => {
  const { page } = ana
  await page.keyboard.press('PageDown')
  await slideAt(page, 4, 5).waitFor(late)
  await page.keyboard.press('PageDown')
  await slideAt(page, 5, 5).waitFor(late)
  await drawn(page, 5)
})

test('[SL23] nothing in a file is executed, and nothing is fetched from other hosts', async () => {
  const { page } = ana
  await page.keyboard.press('Home')
  await slideAt(page, 1, 5).waitFor(late)
  await slideAt(page, 1, 5).click()
  await drawn(page, 1)
  const { host } = new URL(stage.plenum.url)
  const elsewhere = requested.filter((url) => /^(http|ws)/.test(url) && new URL(url).host !== host)
  expect([elsewhere, dialogs, ana.errors]).toEqual([[], [], []])
  expect(requested.some((url) => url.includes('/cmaps/'))).toBe(true)
})

test('[SL23] scanned pages of each format are there, with decoders of our own and under our policy', async () => {
  const { page } = ana
  await replaceFile(page, scanPdf(), 'scan.pdf')
  await slideAt(page, 1, 5).waitFor(late)
  for (const [at, colours, most] of [
    [1, coloured, 12],
    [2, inked, 2],
    [3, inked, 2],
    [4, coloured, 12],
    [5, printed, 20],
  ] as const) {
    await slideAt(page, at, 5).waitFor(late)
    await drawn(page, at)
    const expected = Object.fromEntries(quarters.map((place, one) => [place.join(' '), colours[one] ?? []]))
    await expect
      .poll(() => differences(page, at, expected), { ...late, message: `page ${at}` })
      .toBeLessThan(most)
    await page.keyboard.press('PageDown')
  }
  const names = requested.map((url) => new URL(url).pathname.split('/').at(-1))
  for (const decoder of ['openjpeg.wasm', 'jbig2.wasm']) expect(names).toContain(decoder)
  expect(names).not.toContain('openjpeg_nowasm_fallback.js')
  expect(refused).toEqual([])
})

/** Documents of other makers: what is read on their pages, and colours at places. */
const documents: readonly [
  name: string,
  pages: readonly {
    words: readonly string[]
    colours: Readonly<Record<string, readonly number[]>>
    isWide: boolean
  }[],
][] = [
  [
    'form.pdf',
    [
      {
        words: ['Registration: Käse, Øl, żółw', 'Ana Berg', 'Vegetarian food', '☑', '☐', 'Lund'],
        colours: {},
        isWide: false,
      },
      {
        words: ['Landscape ąęł'],
        colours: { '0.2 0.9': [200, 30, 30], '0.8 0.9': [255, 255, 255] },
        isWide: true,
      },
    ],
  ],
  [
    'typeset.pdf',
    [
      {
        words: ['Embedded Type 1 words'],
        colours: { '0.2 0.9': [255, 0, 0], '0.8 0.9': [255, 255, 255] },
        isWide: false,
      },
      {
        words: ['Turned by a quarter'],
        colours: { '0.1 0.2': [0, 0, 255], '0.1 0.8': [255, 255, 255] },
        isWide: true,
      },
      { words: ['Small square'], colours: { '0.1 0.1': [255, 255, 255] }, isWide: false },
    ],
  ],
  [
    'drawn.pdf',
    [
      {
        words: ['Жизнь и Ελλάδα', 'Drawn by cairo'],
        colours: { '0.2 0.1': [30, 160, 60], '0.8 0.1': [255, 253, 245] },
        isWide: true,
      },
    ],
  ],
  [
    'printed.pdf',
    [
      {
        words: ['Printed from a browser', 'naïve café'],
        colours: { '0.9 0.9': [255, 255, 255] },
        isWide: true,
      },
      { words: ['The plan', 'שלום'], colours: { '0.9 0.9': [240, 220, 40] }, isWide: true },
    ],
  ],
  [
    'presented.pdf',
    [
      {
        words: ['Shapes and', 'colours'],
        colours: {
          '0.5 0.55': [128, 255, 128],
          '0.8 0.75': [255, 255, 0],
          '0.1 0.72': [29, 29, 29],
          '0.1 0.2': [237, 0, 18],
        },
        isWide: true,
      },
      { words: ['会議の資料', '회의', 'שלום עולם', 'مرحبا بالعالم'], colours: {}, isWide: true },
    ],
  ],
  [
    'written.pdf',
    [
      { words: ['Agenda of the day', 'Zoë Brontë', '☑', 'Malmö', 'שלום'], colours: {}, isWide: false },
      { words: ['A wide page with affiliations'], colours: { '0.9 0.9': [255, 255, 255] }, isWide: true },
    ],
  ],
]

test.each(documents)(
  '[SL23] [SL26] %s of another maker is shown with its words and colours',
  async (name, pages) => {
    const { page } = ana
    await replaceFile(page, pdfFixture(name), name)
    await page.getByRole('region', { name: new RegExp(`^Slide \\d+ of ${pages.length}$`) }).waitFor(late)
    await page.keyboard.press('Home')
    for (const [index, { words, colours, isWide }] of pages.entries()) {
      const at = index + 1
      const slide = slideAt(page, at, pages.length)
      await slide.waitFor(late)
      await drawn(page, at)
      for (const word of words) await slide.getByText(word).first().waitFor({ state: 'attached' })
      if (Object.keys(colours).length > 0)
        await expect.poll(() => differences(page, at, colours), late).toBeLessThan(8)
      const box = await page.locator(`[data-stage] [data-page='${at}']`).boundingBox()
      expect((box?.width ?? 0) > (box?.height ?? 0) + 1).toBe(isWide)
      // Nothing in a form can be filled in.
      expect(await slide.locator('input, textarea, select').count()).toBe(0)
      await page.keyboard.press('PageDown')
    }
    expect([refused, ana.errors]).toEqual([[], []])
  },
)

test('[SL26] links open addresses beside the session, and turn the room’s page for whoever may turn it', async () => {
  const { page } = ana
  await replaceFile(page, linkedPdf(), 'links.pdf')
  await page.keyboard.press('Home')
  await slideAt(page, 1, 4).waitFor(late)
  const bo = await stage.open(phone)
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  await joined(bo.page, workshopId)
  await slideAt(bo.page, 1, 4).getByRole('link', { name: 'The minutes' }).waitFor(late)
  expect(await slideAt(bo.page, 1, 4).getByRole('button').count()).toBe(0)
  const links = slideAt(page, 1, 4).getByRole('link')
  await expect
    .poll(() => links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href)))
    .toEqual(['https://plenum.example/minutes?of=1', 'mailto:ana@plenum.example'])
  await page
    .context()
    .route('https://plenum.example/**', (route) =>
      route.fulfill({ body: '<title>Minutes</title>', contentType: 'text/html' }),
    )
  // With the keyboard: the links follow the slide.
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
  await page.keyboard.press('PageDown')
  await slideAt(page, 4, 4).getByRole('button', { name: 'Back to the start, Slide 1' }).press('Enter')
  for (const one of [page, bo.page]) await slideAt(one, 1, 4).waitFor(late)
})
