import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { late } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import { laptop, openDevice, phone, tablet } from '../support/devices.ts'
import { emptySession, joined, signedIn } from '../support/ready.ts'
import { openRoom } from '../support/runSession.ts'
import { setStage } from '../support/stage.ts'
import { chooseVoting, evaluateAdded, pollOn, votedBySomebody } from '../support/voteActs.ts'

const stage = setStage('evaluateGraph')

type Values = readonly (readonly [number, number?])[]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const bubble = (page: Page, name: string): Locator =>
  page.getByRole('figure').getByRole('button', { name: new RegExp(`^${name}: X-Value`) })

/** A facilitator at the results of an activity in which people without a screen voted. */
async function voted(axes: 1 | 2, texts: readonly string[], ballots: readonly Values[]) {
  const ana = await openDevice(stage.browser, stage.plenum.url, laptop)
  const signed = await signedIn(ana.page)
  const workshopId = await emptySession(signed)
  const polls = texts.map((text, at) => ({ text, color: at % 9 }))
  const evaluate = await evaluateAdded(signed, workshopId, axes, polls)
  for (const values of ballots) await votedBySomebody(stage.plenum, workshopId, evaluate, values)
  await ana.page.goto(evaluate.path)
  await button(ana.page, 'Go to results').click()
  return { ana, page: ana.page, workshopId, evaluate }
}

/** Downloads the picture of a page. */
async function picture(page: Page, format: 'SVG' | 'PNG'): Promise<{ name: string; bytes: Buffer }> {
  await button(page, 'Download picture').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: new RegExp(`^${format}`) }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** The width and height of a PNG, as its header tells them. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

const three: readonly Values[] = [
  [
    [5, 5],
    [1, 2],
    [3, 4],
  ],
  [
    [4, 3],
    [2, 2],
    [3, 1],
  ],
  [
    [3, 4],
    [3, 2],
    [5, 1],
  ],
]

test('[BT14] keys go through the bubbles with their details, the mouse shows them, and a finger too', async () => {
  const { page, workshopId, evaluate } = await voted(2, ['Tea', 'Coffee', 'Water'], three)
  await button(page, 'Graph').click()
  await bubble(page, 'Tea').focus()
  const details = (of: Page, words: string): Locator => of.getByText(words, { exact: true })
  await details(page, '1. Tea').waitFor()
  await page.getByText('X-Value: 4.0, spread 0.8').waitFor()
  await page.keyboard.press('ArrowRight')
  await details(page, '2. Coffee').waitFor()
  await page.keyboard.press('End')
  await details(page, '3. Water').waitFor()
  expect(await details(page, '1. Tea').count()).toBe(0)
  await page.keyboard.press('Escape')
  await details(page, '3. Water').waitFor({ state: 'detached' })
  // One of them is in the order of Tab: the one that had the focus last.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await details(page, '3. Water').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('Water', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // The focus returns to its bubble, which shows the details of that one.
  await details(page, '3. Water').waitFor()

  await bubble(page, 'Coffee').hover()
  await details(page, '2. Coffee').waitFor()
  await page.getByRole('heading', { level: 1 }).hover()
  await details(page, '2. Coffee').waitFor({ state: 'detached' })
  // The row of the table points at its bubble: the others fade.
  await page.getByRole('row').filter({ hasText: 'Tea' }).hover()
  await page.locator('[data-chart] [role=button][data-faded]').nth(1).waitFor()
  await page.getByRole('switch', { name: 'Heat map' }).click()
  await expect.poll(() => page.locator('[data-chart] rect').count()).toBeGreaterThan(10)
  expect(await findings(page, 'heat map', looks.main.slice(0, 2))).toEqual([])

  await chooseVoting(page, /^Show results to everybody/)
  await button(page, 'Present').click()
  const { page: cy } = await stage.open(tablet)
  await joined(cy, workshopId)
  await cy.waitForURL(`**${evaluate.path.replace(/vote$/, 'results')}`)
  await bubble(cy, 'Tea').tap()
  await details(cy, '1. Tea').waitFor(late)
  await cy.getByRole('figure').getByRole('button', { name: 'Open', exact: true }).tap()
  await cy.getByRole('dialog').getByRole('img', { name: /Tea/ }).first().waitFor()
})

test('[BT14] the results of Scales and of a matrix are downloaded as pictures that need nothing else', async () => {
  const scales = await voted(
    1,
    ['Tea', 'Coffee, in the afternoon'],
    [
      [[5], [1]],
      [[4], [2]],
      [[4], [2]],
    ],
  )
  const ranking = await picture(scales.page, 'SVG')
  expect(ranking.name).toBe('Scales.svg')
  const markup = ranking.bytes.toString()
  for (const words of ['Scales: X-Value', 'Tea', 'Coffee, in the afternoon', '4.3', '3 votes', '@font-face'])
    expect(markup).toContain(words)
  // The highest first, and nothing is loaded from elsewhere.
  expect(markup.indexOf('>Tea<')).toBeLessThan(markup.indexOf('>Coffee,'))
  expect(markup).not.toMatch(/(href|src)="https?:/)
  const [width, height] = sizeOf((await picture(scales.page, 'PNG')).bytes)
  expect(width).toBeGreaterThan(1500)
  expect(height).toBeGreaterThan(200)

  const matrix = await voted(2, ['Tea', 'Coffee', 'Water'], three)
  await button(matrix.page, 'Graph').click()
  await bubble(matrix.page, 'Tea').waitFor()
  const plane = await picture(matrix.page, 'SVG')
  expect(plane.name).toBe('2x2 matrix.svg')
  for (const words of ['Easy Wins', 'Money Pit', 'X-Value', 'Y-Value', 'Coffee'])
    expect(plane.bytes.toString()).toContain(words)
  expect(sizeOf((await picture(matrix.page, 'PNG')).bytes)[0]).toBeGreaterThan(1000)
})

/** Pairs of texts of a picture that cover each other, and texts that leave it. */
function covered(page: Page): Promise<string[]> {
  return page
    .locator('svg[data-chart]')
    .first()
    .evaluate((svg) => {
      const whole = svg.getBoundingClientRect()
      const texts = [...svg.querySelectorAll('text')].map((text) => {
        const { left, right, top, bottom, height } = text.getBoundingClientRect()
        // A box of a text has room above and below its letters.
        const slack = height * 0.2
        return { words: text.textContent, left, right, top: top + slack, bottom: bottom - slack }
      })
      const outside = texts.filter(
        ({ left, right, top, bottom }) =>
          left < whole.left - 1 ||
          right > whole.right + 1 ||
          top < whole.top - 1 ||
          bottom > whole.bottom + 1,
      )
      const upon = texts.flatMap((one, at) =>
        texts
          .slice(at + 1)
          .filter(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
          )
          .map((other) => `${one.words} on ${other.words}`),
      )
      return [...outside.map(({ words }) => `outside: ${words}`), ...upon]
    })
}

test('[BT14] fifty polls with long texts: nothing covers a text, and bubbles at one place are told apart', async () => {
  const texts = Array.from({ length: 50 }, (_, at) =>
    `Option ${at + 1} ${'that is long '.repeat(20)}`.slice(0, 250),
  )
  // Most of them at one place, the others on two lines that cross.
  const values = texts.map((_, at): [number, number] => (at < 30 ? [3, 3] : [1 + (at % 5), 1 + (at % 4)]))
  // On the last three opinions differ: they are listed above, with their long texts.
  const ballots = [1, 3, 5].map((value) => [
    ...values.slice(0, 47),
    ...values.slice(47).map((): [number, number] => [value, value]),
  ])
  const { ana, page, workshopId } = await voted(2, texts, ballots)
  // Texts of bubbles that still move to their places cover each other.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await chooseVoting(page, /^Show results to everybody/)
  await button(page, 'Graph').click()
  await expect.poll(() => page.locator('[data-chart] [role=button]').count()).toBe(50)
  await expect.poll(() => covered(page)).toEqual([])
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(50)

  const room = await stage.open({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' })
  await openRoom(page, room.page)
  await button(page, 'Present').click()
  await expect.poll(() => room.page.locator('[data-chart] [data-still]').count()).toBe(50)
  await expect.poll(() => covered(room.page)).toEqual([])
  const { page: bo } = await stage.open({ ...phone, reducedMotion: 'reduce' })
  await joined(bo, workshopId)
  await expect.poll(() => bo.locator('[data-chart] [role=button]').count(), late).toBe(50)
  await expect.poll(() => covered(bo)).toEqual([])
  expect(await findings(ana.page, 'fifty', looks.side)).toEqual([])
})

test('twenty polls on a phone: each slider is as large as a thumb, and Vote is always in reach', async () => {
  const { page: ana } = await openDevice(stage.browser, stage.plenum.url, laptop)
  const signed = await signedIn(ana)
  const workshopId = await emptySession(signed)
  const polls = Array.from({ length: 20 }, (_, at) => ({ text: `Option ${at + 1}` }))
  const { path } = await evaluateAdded(signed, workshopId, 2, polls)
  await ana.goto(path)
  await button(ana, 'Present').click()
  const { page } = await stage.open(phone)
  await joined(page, workshopId)
  const sliders = page.getByRole('slider')
  await expect.poll(() => sliders.count(), late).toBe(40)
  const vote = button(page, 'Vote')
  for (const slider of await sliders.all()) {
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const box = await slider.boundingBox()
    const foot = await vote.boundingBox()
    if (!box || !foot) throw new Error('not on the screen')
    expect(box.height).toBeGreaterThanOrEqual(44)
    expect(box.width).toBeGreaterThan(250)
    // What is scrolled to is above the bar, which stays at the foot of the screen.
    expect(box.y + box.height).toBeLessThanOrEqual(foot.y)
    expect(foot.y + foot.height).toBeLessThanOrEqual(phone.viewport.height)
    await page.touchscreen.tap(box.x + box.width - 22, box.y + box.height / 2)
  }
  await vote.tap()
  await expect.poll(() => page.getByText('Voted', { exact: true }).count(), late).toBe(20)
  await pollOn(page, 'Option 20').getByText('Voted').waitFor()
})
