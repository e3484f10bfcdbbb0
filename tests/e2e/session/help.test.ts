import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { fromMore } from '../support/people/acts.ts'
import { laptop, phone } from '../support/browser/devices.ts'
import { builtSession, joined, signedIn } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('help')

test('help draws each topic, loads its pictures only when opened, and fits a phone without opening its keyboard', async () => {
  const [{ page: ana }, { page: bo }] = [await stage.open(laptop), await stage.open(phone)]
  const { workshopId, path } = await builtSession(await signedIn(ana))
  const help = (page: Page) => page.getByRole('dialog')
  const drawings: string[] = []
  ana.on('request', (request) => {
    if (request.url().includes('HelpPictures')) drawings.push(request.url())
  })
  for (const [address, title, count] of [
    ['/account', 'Help', 6],
    [path, 'Help for facilitators', 12],
  ] as const) {
    await ana.goto(address)
    await ana.getByRole('button', { name: /^Profile menu/ }).click()
    expect(drawings).toEqual([])
    await ana.getByRole('menuitem', { name: 'Help' }).click()
    await help(ana).getByRole('heading', { level: 2, name: title }).waitFor()
    // One letter that every text has: all topics are open.
    await ana.getByRole('searchbox', { name: 'Search help' }).fill('e')
    await expect.poll(() => help(ana).locator('svg[role="img"]').count()).toBe(count)
    expect(drawings.splice(0)).not.toEqual([])
  }
  await help(ana).getByRole('button', { name: 'Svenska' }).click()
  await help(ana).getByRole('heading', { level: 3, name: 'Dölj och visa svar' }).waitFor()

  await joined(bo, workshopId)
  await fromMore(bo, 'Help')
  const box = help(bo).getByRole('searchbox')
  await expect.poll(() => help(bo).locator('[data-topic]').count()).toBe(6)
  await help(bo).locator('svg[role="img"]').first().waitFor()
  // The keyboard of a phone would cover the topics.
  expect(await box.evaluate((field) => field === document.activeElement)).toBe(false)
  // The box to search in covers nothing before somebody scrolls, and stays in view.
  const between = async (): Promise<number> => {
    const topic = help(bo).getByRole('button', { expanded: true }).first()
    const [above, below] = [await box.boundingBox(), await topic.boundingBox()]
    return (below?.y ?? 0) - (above?.y ?? Infinity) - (above?.height ?? 0)
  }
  await expect.poll(between).toBeGreaterThanOrEqual(0)
  await help(bo).locator('[data-topic]').last().scrollIntoViewIfNeeded()
  const isOnTop = () =>
    box.evaluate((found) => {
      const { left, top, width, height } = found.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === found
    })
  await expect.poll(isOnTop).toBe(true)
  expect(await bo.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
})
