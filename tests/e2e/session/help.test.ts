import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { findings, looks } from '../support/axe.ts'
import { laptop, phone, tablet } from '../support/devices.ts'
import { builtSession, joined, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('help')

const dialog = (page: Page) => page.getByRole('dialog')
const openTopics = (page: Page) => dialog(page).getByRole('button', { expanded: true })

/** Waits until an opening dialog no longer moves. */
async function atRest(place: Locator): Promise<void> {
  await place.evaluate((found) => Promise.allSettled(found.getAnimations().map(({ finished }) => finished)))
}

/** Expects that nothing covers the element's middle. */
const isOnTop = (place: Locator): Promise<boolean> =>
  place.evaluate((found) => {
    const { left, top, width, height } = found.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === found
  })

test('help has a picture for each topic, light and dark, loaded only when help opens', async () => {
  const { page } = await stage.open(laptop)
  const drawings: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('HelpPictures')) drawings.push(request.url())
  })
  const signed = await signedIn(page)
  const { path } = await builtSession(signed)
  for (const [address, title, count] of [
    ['/account', 'Help', 6],
    [path, 'Help for facilitators', 12],
  ] as const) {
    await page.goto(address)
    await page.getByRole('button', { name: /^Profile menu/ }).click()
    expect(drawings).toEqual([])
    await page.getByRole('menuitem', { name: 'Help' }).click()
    await dialog(page).getByRole('heading', { level: 2, name: title }).waitFor()
    // One letter that every text has: all topics are open.
    await page.getByRole('searchbox', { name: 'Search help' }).fill('e')
    await expect.poll(() => dialog(page).locator('svg[role="img"]').count()).toBe(count)
    expect(await findings(page, title, looks.side, '[role="dialog"]')).toEqual([])
    drawings.length = 0
  }
})

test('help for participants fits a phone and does not open the keyboard until the search is used', async () => {
  const ana = await signedIn((await stage.open(laptop)).page)
  const { workshopId } = await builtSession(ana)
  const bo = await stage.open(phone)
  await joined(bo.page, workshopId)
  await bo.page.getByRole('button', { name: 'More', exact: true }).tap()
  await bo.page.getByRole('menuitem', { name: 'Help' }).tap()
  await dialog(bo.page).locator('svg[role="img"]').first().waitFor()
  // The keyboard of a phone would cover the topics.
  expect(await bo.page.getByRole('searchbox').evaluate((field) => field === document.activeElement)).toBe(
    false,
  )
  await expect.poll(() => dialog(bo.page).locator('[data-topic]').count()).toBe(6)
  // The box to search in stays in view, and covers nothing before somebody scrolls.
  const box = dialog(bo.page).getByRole('searchbox')
  const search = () => box.boundingBox()
  const between = async (): Promise<number> => {
    const [above, below] = [await search(), await openTopics(bo.page).first().boundingBox()]
    return (below?.y ?? 0) - (above?.y ?? Infinity) - (above?.height ?? 0)
  }
  await expect.poll(between).toBeGreaterThanOrEqual(0)
  await atRest(dialog(bo.page))
  const before = (await search())?.y ?? 0
  await dialog(bo.page).locator('[data-topic]').last().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await search())?.y).toBeLessThanOrEqual(before)
  await expect.poll(() => isOnTop(box)).toBe(true)
  const isWide = await bo.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWide).toBe(false)
})

test('help can be searched and read with the keyboard only, in both languages', async () => {
  const { page } = await stage.open(tablet)
  const signed = await signedIn(page)
  await page.goto((await builtSession(signed)).path)
  await page.getByRole('button', { name: /^Profile menu/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Help' }).press('Enter')
  const search = page.getByRole('searchbox')
  // The opening dialog takes the focus a moment after it is shown, also from where keys have moved it.
  await dialog(page).and(page.locator(':has(:focus)')).waitFor()
  await expect.poll(() => openTopics(page).allTextContents()).toEqual(['Build the agenda'])
  await search.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => openTopics(page).allTextContents())
    .toEqual(['Build the agenda', 'Take over an activity from another session'])
  await search.fill('clicker')
  await expect.poll(() => openTopics(page).allTextContents()).toEqual(['Follow me: lead step by step'])
  await dialog(page).locator('mark').first().waitFor()
  await expect.poll(() => dialog(page).getByRole('definition').count()).toBe(1)
  await search.fill('nothing like it')
  await dialog(page).getByText('Help has nothing about “nothing like it”').waitFor()
  await search.press('Escape')
  expect(await search.inputValue()).toBe('')
  await expect.poll(() => dialog(page).locator('[data-topic]').count()).toBe(12)
  await dialog(page).getByRole('button', { name: 'Svenska' }).click()
  await dialog(page).getByRole('heading', { level: 3, name: 'Dölj och visa svar' }).waitFor()
  await page.getByRole('searchbox', { name: 'Sök i hjälpen' }).fill('ångra')
  await expect.poll(() => openTopics(page).allTextContents()).toEqual(['Gruppera svar'])
  await page.getByRole('searchbox').press('Escape')
  await page.getByRole('searchbox').press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
})
