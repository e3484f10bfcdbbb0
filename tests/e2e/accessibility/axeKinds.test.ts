import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { assertDone, builtApis, makeActivity } from '../../activities/api.ts'
import { contents } from '#domain/workshop/content.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { partPath, remotePath } from '#domain/workshop/paths.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { signInCalls } from '#support/calls/calls.ts'
import { findings, looks } from '../support/axe.ts'
import { phone } from '../support/devices.ts'
import { emptySession, joined, signedIn } from '../support/ready.ts'
import { openRoom } from '../support/runSession.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('axeKinds')

test.each(builtApis)(
  'axe finds nothing serious where %s is edited, answered, shown, led from a phone and projected',
  async (kind, api) => {
    const [{ page }, bo, room] = [await stage.open(), await stage.open(phone), await stage.open()]
    const signed = await signedIn(page)
    const workshopId = (await emptySession(signed)) as WorkshopId
    const fay = await signInCalls(stage.plenum, signed.email, signed.password)
    const made = await makeActivity([kind, api], fay, workshopId)
    const found: string[] = []
    await page.evaluate(() => localStorage.setItem('plenum.sidePanel', 'editor'))
    const part = agendaPart(made.partId, { content: contents[kind], objectId: made.objectId })
    await page.goto(partPath(workshopId, part))
    await page.getByRole('complementary', { name: 'Editor' }).getByRole('textbox').first().waitFor()
    found.push(...(await findings(page, 'nothing yet, with the editor', looks.main)))

    await openRoom(page, room.page)
    await page.getByRole('button', { name: 'Present', exact: true }).click()
    await joined(bo.page, workshopId)
    const texts = ['Quiet mornings', 'Too many tools']
    for (const text of texts)
      assertDone(await api.write(fay, made, { id: randomUUID(), text, desc: `What is meant by ${text}` }))
    assertDone(await api.tell(fay, made, { desc: 'What everybody should know' }))
    await page.getByText('Too many tools').first().waitFor()
    await bo.page.waitForURL(`**${partPath(workshopId, part)}`)
    await bo.page.getByRole('heading', { level: 1 }).waitFor()
    found.push(...(await findings(bo.page, 'participant, nothing shown')))
    const areSeen = async (): Promise<void> => {
      for (const one of api.isOffProjector ? [bo.page] : [bo.page, room.page])
        for (const text of texts) await one.getByText(text).first().waitFor()
    }
    // What is voted on is seen at once; results, where they are shown, have no votes yet.
    if (api.vote) await areSeen()
    assertDone(await api.show(fay, made, true))
    if (!api.vote) await areSeen()
    await bo.page.getByRole('heading', { level: 1 }).waitFor()
    found.push(...(await findings(page, 'facilitator, with the editor', looks.main)))
    found.push(...(await findings(bo.page, 'participant', looks.main)))
    found.push(...(await findings(room.page, 'room', looks.main)))

    await page.goto(remotePath(workshopId))
    await page.getByText(api.counted ?? '2 answers').waitFor()
    found.push(...(await findings(page, 'remote')))
    expect(found).toEqual([])
  },
)
