import { beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { joinCalls } from '#support/calls/calls.ts'
import { laptop, openDevice, phone, tablet } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
import { setStage } from '../support/browser/stage.ts'
import { evaluateAdded, pollOn, rate, vote } from '../support/kinds/evaluate.ts'
import { late } from '../support/people/acts.ts'
import { emptySession, joined, signedIn } from '../support/people/people.ts'

const stage = setStage('scalesLayout')
const answers = [
  'Shorter meetings',
  'A quiet room',
  'Free fruit',
  'Later mornings',
  'A garden',
  'More plants',
]
/** A participant with a phone; two more have joined and have not voted. */
let bo: Device
const foot = (page: Page) => page.getByRole('region', { name: 'Vote, turnout and who is done' })

beforeAll(async () => {
  const { browser, plenum } = stage
  const ana = await openDevice(browser, plenum.url, laptop)
  bo = await openDevice(browser, plenum.url, phone)
  const signed = await signedIn(ana.page)
  const workshopId = await emptySession(signed)
  const { path } = await evaluateAdded(
    signed,
    workshopId,
    1,
    answers.map((text) => ({ text })),
  )
  for (const _other of [1, 2]) await joinCalls(plenum, workshopId)
  await ana.page.goto(path)
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  await joined(bo.page, workshopId)
  await pollOn(bo.page, answers.at(-1) ?? '').waitFor(late)
})

/** The answers that can be seen whole: nothing lies over their upper and lower edges. */
const seen = (page: Page) =>
  page.getByRole('article').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { left, right, top, bottom } = row.getBoundingClientRect()
        const isOnTop = (y: number) => row.contains(document.elementFromPoint((left + right) / 2, y))
        return isOnTop(top + 2) && isOnTop(bottom - 2)
      }).length,
  )
/** The heights at which buttons of the foot stand. */
const rowsOf = (region: Locator) =>
  region.getByRole('button').evaluateAll((buttons) => {
    const middles = buttons
      .map((one) => one.getBoundingClientRect())
      .map(({ top, bottom }) => (top + bottom) / 2)
    return new Set(middles.map((middle) => Math.round(middle / 8))).size
  })
const heightOf = async (region: Locator) => (await region.boundingBox())?.height ?? NaN

test('[EV19] [BT19] a phone shows six answers of Scales for thumbs, its foot has one row before the vote and two after', async () => {
  const { page } = bo
  await expect.poll(() => seen(page)).toBe(answers.length)
  const small = await page
    .getByRole('article')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect()
        return Math.min(width, height) < 24 ? [one.ariaLabel] : []
      }),
    )
  expect(small).toEqual([])
  for (const slider of await page.getByRole('slider').all())
    expect((await slider.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.getByText('Shown with at least two others.').waitFor()
  expect(await rowsOf(foot(page))).toBe(1)
  expect(await heightOf(foot(page))).toBeLessThanOrEqual(72)

  await page.getByRole('button', { name: `Abstain: ${answers[1]}` }).tap()
  await rate(page, answers[0] ?? '', 4)
  expect(await rowsOf(foot(page))).toBe(1)
  await vote(page)
  await page.getByRole('button', { name: 'Withdraw vote' }).waitFor()
  expect(await rowsOf(foot(page))).toBe(2)
  expect(await heightOf(foot(page))).toBeLessThanOrEqual(124)
})

test('[EV19] content and foot of a participant have one width on every screen', async () => {
  const { page } = bo
  const areSame = ([one, other]: unknown[]): boolean => JSON.stringify(one) === JSON.stringify(other)
  /** The left and right end of an element. */
  const ends = (of: Locator) =>
    of.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return [left, right]
    })
  for (const { viewport } of [laptop, tablet, phone]) {
    await page.setViewportSize(viewport)
    const bar = foot(page).getByRole('region', { name: 'Your vote' })
    const list = page.getByRole('list').filter({ has: page.getByRole('article') })
    // Both move while the window changes.
    await expect.poll(async () => [await ends(bar), await ends(list)]).toSatisfy(areSame)
  }
})
