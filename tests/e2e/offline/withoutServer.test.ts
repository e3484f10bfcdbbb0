import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { answer, card, late, saved } from '../support/acts.ts'
import { keepsPage, laptop, openDevice, pageKept, tablet } from '../support/devices.ts'
import { callKept } from '../support/kept.ts'
import { builtSession, joined, signedIn } from '../support/ready.ts'
import type { Signed } from '../support/ready.ts'
import { setOwnStage } from '../support/stage.ts'

const stage = setOwnStage('withoutServer')
let ana: Page
let signed: Signed

beforeAll(async () => {
  const device = await openDevice(stage.browser, stage.plenum.url, laptop)
  ana = device.page
  signed = await signedIn(ana)
})

/** A new session with a brainstorm that Ana presents to one participant. */
async function present(bo: Page): Promise<void> {
  const { workshopId, path } = await builtSession(signed, { name: 'Offline' })
  await Promise.all([ana.goto(path), joined(bo, workshopId)])
  await ana.getByRole('button', { name: 'Present', exact: true }).click()
  await bo.waitForURL(/\/brainstorm\//)
  await bo.getByRole('textbox', { name: 'Your answer' }).waitFor()
}

/** Waits until all answers are there; then expects each exactly once, and nothing else. */
async function onceEach(page: Page, texts: string[]): Promise<void> {
  for (const text of texts) await card(page, text).waitFor(late)
  for (const text of texts) expect(await card(page, text).count(), text).toBe(1)
  expect(await page.getByRole('article').count()).toBe(texts.length)
}

test('after a first visit the page opens without a server; answers wait on the device and are sent once', async () => {
  const { page: bo } = await stage.open({ ...tablet, ...keepsPage })
  await present(bo)
  await answer(bo, 'Before the server went away')
  await saved(bo)
  await pageKept(bo)
  await stage.plenum.kill()
  await answer(bo, 'While it was away')
  await bo.getByText('Not saved yet, we keep trying').first().waitFor()
  await callKept(bo, 'While it was away')

  await bo.reload()
  await bo.getByText('Not saved yet, we keep trying').first().waitFor()
  await card(bo, 'While it was away').waitFor()
  await answer(bo, 'After a reload without a server')

  await stage.plenum.start()
  await saved(bo)
  await onceEach(ana, ['Before the server went away', 'While it was away', 'After a reload without a server'])
})

test('with two tabs of one person each answer is sent once, and both show it', async () => {
  const device = await stage.open(tablet)
  const first = device.page
  await present(first)
  const second = await device.context.newPage()
  await second.goto(first.url())
  await second.getByRole('textbox', { name: 'Your answer' }).waitFor()
  await stage.plenum.kill()
  await answer(first, 'From the first tab')
  await answer(second, 'From the second tab')
  await stage.plenum.start()
  for (const tab of [first, second]) {
    await saved(tab)
    for (const text of ['From the first tab', 'From the second tab']) await card(tab, text).waitFor(late)
  }
  await onceEach(ana, ['From the first tab', 'From the second tab'])
})

test('an answer is sent in a browser without storage', async () => {
  const { page: bo } = await stage.open(tablet)
  await bo.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('private mode', 'SecurityError')
    }
  })
  await present(bo)
  await stage.plenum.kill()
  await answer(bo, 'Only on screen')
  await bo.getByText('Not saved yet, we keep trying').first().waitFor()
  await stage.plenum.start()
  await card(ana, 'Only on screen').waitFor(late)
  await saved(bo)
})
