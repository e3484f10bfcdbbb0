import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { assertDone, makeActivity } from '../../activities/api.ts'
import { contents } from '#domain/workshop/content.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { partPath } from '#domain/workshop/paths.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { signInCalls } from '#support/calls/calls.ts'
import { offeredApis } from '#support/calls/offeredApis.ts'
import { present } from '../support/kinds/brainstorm.ts'
import { openDevice, phone } from '../support/browser/devices.ts'
import { cellOf } from '../support/kinds/planner.ts'
import { emptySession, joined, signedIn } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'
import { rate, vote } from '../support/kinds/evaluate.ts'

const stage = setStage('translatedPage')

/** Something else that happens while a person has begun and not sent. */
type Meanwhile = () => Promise<void>

/** How a person writes something on the main page of a kind: begun before the page is translated, and sent after it. */
const acts: Partial<Record<ActivityKind, (page: Page, text: string, meanwhile: Meanwhile) => Promise<void>>> =
  {
    brainstorm: sendIn('Your answer'),
    identify: sendIn('Your answer'),
    pulse: sendIn('Your Statement'),
    present: sendIn('Comment on this slide'),
    async plan(page, text, meanwhile) {
      const cell = cellOf(page, 1, 1)
      await cell.click()
      await cell.getByRole('textbox').fill(text)
      await meanwhile()
      expect(await cell.getByRole('textbox').inputValue()).toBe(text)
      await page.keyboard.press('Enter')
      await cell.getByText(text).waitFor()
    },
    async evaluate(page, text, meanwhile) {
      const value = text.length % 5 || 5
      await rate(page, 'Quiet mornings', value)
      const chosen = () => page.getByRole('slider', { name: 'Quiet mornings' }).getAttribute('aria-valuetext')
      await expect.poll(chosen).toBe(`${value} of 5`)
      await meanwhile()
      expect(await chosen()).toBe(`${value} of 5`)
      await vote(page)
    },
    async organize(page, text, meanwhile) {
      // A facilitator has the board, a participant sorts for themselves.
      if (!(await page.getByRole('heading', { name: 'Sort for yourself' }).isVisible()))
        return sendIn('Your item')(page, text, meanwhile)
      await page.getByRole('button', { name: 'One', exact: true }).click()
      await meanwhile()
      await vote(page)
    },
  }

function sendIn(name: string) {
  return async (page: Page, text: string, meanwhile: Meanwhile): Promise<void> => {
    const box = page.getByRole('textbox', { name })
    await box.fill(text)
    await meanwhile()
    expect(await box.inputValue()).toBe(text)
    await box.press('Enter')
    await page.getByText(text).first().waitFor()
    await expect.poll(() => box.inputValue()).toBe('')
  }
}

let [ana, bo]: Page[] = []
let fay: Awaited<ReturnType<typeof signInCalls>>
let workshopId: WorkshopId

beforeAll(async () => {
  ana = (await openDevice(stage.browser, stage.plenum.url)).page
  bo = (await openDevice(stage.browser, stage.plenum.url, phone)).page
  const signed = await signedIn(ana)
  workshopId = (await emptySession(signed)) as WorkshopId
  fay = await signInCalls(stage.plenum, signed.email, signed.password)
  await joined(bo, workshopId)
})

test.each(offeredApis)(
  '[U19] %s goes on when a browser has translated the page of the facilitator and of a participant',
  async (kind, api) => {
    const made = await makeActivity([kind, api], fay, workshopId)
    assertDone(await api.write(fay, made, { id: randomUUID(), text: 'Quiet mornings' }))
    if (!api.isSeenAtOnce && !api.vote) assertDone(await api.show(fay, made, true))
    const part = agendaPart(made.partId, { content: contents[kind], objectId: made.objectId })
    if (!ana || !bo) throw new Error('nobody came')
    await ana.goto(partPath(workshopId, part))
    await present(ana)
    // What one of them writes may take the place of it.
    for (const page of [bo, ana]) await page.getByText('Quiet mornings').first().waitFor()
    for (const [at, page] of [bo, ana].entries()) {
      const act = acts[kind]
      if (!act) throw new Error(`how is ${kind} used?`)
      // Nothing is where the page put it now, and others go on as well.
      await act(page, `Written on page ${at}`, async () => {
        await translate(page)
        if (!api.vote) assertDone(await api.write(fay, made, { id: randomUUID(), text: `From others ${at}` }))
      })
      expect(await page.getByRole('button', { name: 'Reload the page' }).count()).toBe(0)
      // Nor does any text fail that a screen has beside others, now or later.
      await page.evaluate(() => document.body.removeChild(new Text('moved')))
    }
  },
)

/** Replaces texts as Google Translate does: each by two font elements, except where `translate="no"` forbids it. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (!text.data.trim() || parent?.closest('script, style, noscript, textarea, svg, [translate="no"]'))
        continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}
