import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { assertDone, makeActivity } from '../../activities/api.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { contents } from '#domain/workshop/content.ts'
import { partPath, remotePath } from '#domain/workshop/paths.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { signInCalls } from '#support/calls/calls.ts'
import { offeredApis } from '#support/calls/offeredApis.ts'
import type { Calls } from '#support/calls/calls.ts'
import { findings, looks } from '../support/looking/axe.ts'
import { openDevice, phone } from '../support/browser/devices.ts'
import { emptySession, joined, signedIn } from '../support/people/people.ts'
import { openRoom } from '../support/sessions/runSession.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('axeKinds')
const onPhone = looks.side.slice(1)
const onScreen = looks.main.slice(0, 2)
let fay: Calls
let workshopId: WorkshopId
let page: Page
let bo: Page
let room: Page

beforeAll(async () => {
  const open = async (screen?: typeof phone) =>
    (await openDevice(stage.browser, stage.plenum.url, screen)).page
  ;[page, bo, room] = [await open(), await open(phone), await open()]
  const signed = await signedIn(page)
  workshopId = (await emptySession(signed)) as WorkshopId
  fay = await signInCalls(stage.plenum, signed.email, signed.password)
  await page.evaluate(() => localStorage.setItem('plenum.sidePanel', 'editor'))
  await page.goto(`/workshop/${workshopId}`)
  await openRoom(page, room)
  await joined(bo, workshopId)
})

test.each(offeredApis)(
  'axe finds nothing serious where %s is edited, answered, shown, led from a phone and projected',
  async (kind, api) => {
    const made = await makeActivity([kind, api], fay, workshopId)
    const part = agendaPart(made.partId, { content: contents[kind], objectId: made.objectId })
    await page.goto(partPath(workshopId, part))
    await page.getByRole('complementary', { name: 'Editor' }).getByRole('textbox').first().waitFor()
    await page.getByRole('button', { name: 'Present', exact: true }).click()
    await bo.waitForURL(`**${partPath(workshopId, part)}`)
    const texts = [`Quiet mornings for ${kind}`, `Too many tools for ${kind}`]
    for (const text of texts)
      assertDone(await api.write(fay, made, { id: randomUUID(), text, desc: `What is meant by ${text}` }))
    assertDone(await api.tell(fay, made, { desc: 'What everybody should know' }))
    await page
      .getByText(texts[1] ?? '')
      .first()
      .waitFor()
    await bo.getByRole('heading', { level: 1 }).waitFor()
    const found = await findings(bo, 'participant, nothing shown', onPhone)
    const areSeen = async (): Promise<void> => {
      for (const one of api.isOffProjector ? [bo] : [bo, room])
        // A phone may show one at a time.
        for (const text of texts) await one.getByText(text).first().waitFor({ state: 'attached' })
    }
    // What is voted on is seen at once; results, where they are shown, have no votes yet.
    if (api.vote) await areSeen()
    assertDone(await api.show(fay, made, true))
    if (!api.vote) await areSeen()
    await bo.getByRole('heading', { level: 1 }).waitFor()
    found.push(...(await findings(page, 'facilitator, with the editor')))
    found.push(...(await findings(bo, 'participant')))
    found.push(...(await findings(room, 'room', onScreen)))

    await page.goto(remotePath(workshopId))
    await page.getByText(api.counted ?? '2 answers').waitFor()
    found.push(...(await findings(page, 'remote', onPhone)))
    expect(found).toEqual([])
  },
)
