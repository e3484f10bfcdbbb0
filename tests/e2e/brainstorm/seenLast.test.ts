import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { TypedDocument } from '#api/generated.ts'
import { SetGlobalAnswersDocument } from '#api/operations/brainstorm.ts'
import { RoomStateDocument } from '#api/operations/fallback.ts'
import {
  DeletePartDocument,
  UpdatePartAndTypeTitleDocument,
  UpdatePartVisibilityDocument,
} from '#api/operations/part.ts'
import { UpdateStateDocument } from '#api/operations/state.ts'
import { EndWorkshopDocument } from '#api/operations/workshop.ts'
import { answer, card, saved } from '../support/acts.ts'
import { keepsPage, laptop, openDevice, pageKept, phone } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { callKept, keptDocuments } from '../support/kept.ts'
import { brainstormAdded, builtSession, joined, signedIn } from '../support/ready.ts'
import type { Signed } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const canary = 'A kingfisher in the reeds'
const asOf = /What you see of the others is as of \d\d:\d\d(\s[AP]M)?\./

const stage = setStage('seen-last')
let anaDevice: Device
let signed: Signed

beforeAll(async () => {
  anaDevice = await openDevice(stage.browser, stage.plenum.url, laptop)
  signed = await signedIn(anaDevice.page)
})

test('[D4] a person who has just joined and reloads without a network sees the answers and their time', async () => {
  const { bo } = await participant('In the tunnel')
  await usedFilesKept(bo.page)
  await reloadOffline(bo)
  await card(bo.page, canary).waitFor()
  await bo.page.getByText(asOf).waitFor()
  // The outbox is overlaid on it as usual.
  await answer(bo.page, 'Written in the tunnel')
  await callKept(bo.page, 'Written in the tunnel')
  await bo.page.reload()
  await card(bo.page, canary).waitFor()
  await card(bo.page, 'Written in the tunnel').waitFor()
  await bo.goOnline()
  await bo.page.getByText(asOf).waitFor({ state: 'detached' })
  await saved(bo.page)
})

test('[D4] an activity that is hidden meanwhile is deleted from the device at its next contact, also for a reload offline', async () => {
  const { bo, workshopId } = await participant('Hidden meanwhile')
  await pageKept(bo.page)
  await bo.goOffline()
  expect(await keptDocuments(bo.page)).toContain(canary)
  await asAna(UpdatePartVisibilityDocument, { partId: await partAt(workshopId, 0), hidden: true })

  // It can be read offline.
  await bo.page.reload()
  await card(bo.page, canary).waitFor()
  await bo.goOnline()
  await bo.page.waitForURL((url) => url.pathname === `/workshop/${workshopId}`)
  await gone(bo.page)
  await reloadOffline(bo)
  await bo.page.getByText(asOf).waitFor()
  await bo.page.goto(bo.path)
  await bo.page.getByText(asOf).waitFor()
  expect(await card(bo.page, canary).count()).toBe(0)
})

test('[D4] a deleted activity is removed from the device, and another one stays', async () => {
  const { bo, workshopId } = await participant('Deleted meanwhile')
  const second = await brainstormAdded(signed, workshopId)
  const other = await partAt(workshopId, 1)
  await pageKept(bo.page)
  await present(workshopId, 1)
  await bo.page.waitForURL(`**${second}`)
  // The address changes first; until the page does, its box is the first activity's.
  await card(bo.page, canary).waitFor({ state: 'detached' })
  await answer(bo.page, 'A heron by the weir')
  await saved(bo.page)
  await bo.goOffline()
  await asAna(DeletePartDocument, { part: await partAt(workshopId, 0) })
  await bo.page.reload()
  expect(await keptDocuments(bo.page)).toContain(canary)
  await bo.goOnline()
  await gone(bo.page)
  // What the room sees is kept a few seconds later: with this title the device knows everything before it.
  const title = 'Birds at the weir'
  await asAna(UpdatePartAndTypeTitleDocument, { id: other, title })
  await expect.poll(() => keptDocuments(bo.page)).toContain(title)
  await reloadOffline(bo)
  await card(bo.page, 'A heron by the weir').waitFor()
})

test('[D4, U9] no data of a session is on the device after its end, nor after leaving it', async () => {
  const over = await participant('Over')
  await over.bo.goOffline()
  await asAna(EndWorkshopDocument, { workshopId: over.workshopId, sharedPartIds: [] })
  await over.bo.goOnline()
  await gone(over.bo.page)

  const left = await participant('Left')
  await asAna(UpdateStateDocument, { workshopId: left.workshopId, activePartId: null, currentState: 'PA' })
  await left.bo.page.getByRole('button', { name: 'Leave the session on this device' }).click()
  await left.bo.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await gone(left.bo.page)
})

interface Participant {
  bo: Device & { path: string }
  workshopId: string
}

/** A participant on a phone that caches pages, who sees another participant's answer. */
async function participant(name: string): Promise<Participant> {
  const { workshopId, path } = await builtSession(signed, { name })
  const ana = anaDevice.page
  const bo = Object.assign(await stage.open({ ...phone, ...keepsPage }), { path })
  await ana.goto(path)
  await answer(ana, canary)
  const brainstormId = path.split('/').at(-1) ?? ''
  await asAna(SetGlobalAnswersDocument, { brainstormId, globalAnswers: true })
  await present(workshopId, 0)
  await joined(bo.page, workshopId)
  await card(bo.page, canary).waitFor()
  await expect.poll(() => keptDocuments(bo.page)).toContain(canary)
  return { bo, workshopId }
}

/** A call of the facilitator. */
function asAna<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return signed.credentials.callAs(document, variables, signed.credentials.accountIdentity())
}

async function partAt(workshopId: string, position: number): Promise<string> {
  const { workshop } = await asAna(RoomStateDocument, { id: workshopId })
  return workshop.parts.find((part) => part.position === position)?.id ?? ''
}

async function present(workshopId: string, position: number): Promise<void> {
  const activePartId = await partAt(workshopId, position)
  await asAna(UpdateStateDocument, { workshopId, activePartId, currentState: 'RU' })
}

async function reloadOffline(device: Device): Promise<void> {
  await device.goOffline()
  await device.page.reload()
}

/** Waits until nothing of the answer is stored on the device. */
async function gone(page: Page): Promise<void> {
  await expect.poll(() => keptDocuments(page), { timeout: 30_000 }).not.toContain(canary)
}

/** Waits until the device has the files that this page has used, and no longer. */
async function usedFilesKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const isKept = async (): Promise<boolean> => {
      const used = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
      const kept = await Promise.all([caches.match('/'), ...used.map(({ name }) => caches.match(name))])
      return kept.every((response) => response !== undefined)
    }
    while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 50))
  })
}
