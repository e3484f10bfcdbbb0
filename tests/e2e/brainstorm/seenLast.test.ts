import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { TypedDocument } from '#api/generated.ts'
import { SetGlobalAnswersDocument } from '#api/operations/brainstorm.ts'
import { PartsDocument, UpdatePartVisibilityDocument } from '#api/operations/part.ts'
import { CreatePostDocument } from '#api/operations/post.ts'
import { UpdateStateDocument } from '#api/operations/state.ts'
import { EndWorkshopDocument } from '#api/operations/workshop.ts'
import { answer, card, saved } from '../support/people/acts.ts'
import { keepsPage, phone } from '../support/browser/devices.ts'
import { callKept, keptDocuments } from '../support/looking/kept.ts'
import { builtSession, joined, signedIn } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const canary = 'A kingfisher in the reeds'
const asOf = /What you see of the others is as of \d\d:\d\d(\s[AP]M)?\./

const stage = setStage('seen-last')

test('[D4] offline a reload shows what was seen last, with its time; what is hidden meanwhile goes from the device, and everything after the end', async () => {
  const signed = await signedIn((await stage.open()).page)
  const { workshopId, path } = await builtSession(signed)
  const brainstormId = path.split('/').at(-1) ?? ''
  const asAna = <Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables) =>
    signed.credentials.callAs(document, variables, signed.credentials.accountIdentity())
  const { parts } = await asAna(PartsDocument, { workshopId })
  const partId = parts[0]?.id ?? ''
  const presented = () => asAna(UpdateStateDocument, { workshopId, activePartId: partId, currentState: 'RU' })
  const common = { commonInfoData: { workshop: workshopId }, brainstormId }
  await asAna(CreatePostDocument, { ...common, postText: canary })
  await asAna(SetGlobalAnswersDocument, { brainstormId, globalAnswers: true })
  await presented()
  const bo = await stage.open({ ...phone, ...keepsPage })
  const { page } = bo
  const isKept = () => expect.poll(() => keptDocuments(page)).toContain(canary)
  const isGone = () => expect.poll(() => keptDocuments(page), { timeout: 30_000 }).not.toContain(canary)
  await joined(page, workshopId)
  await card(page, canary).waitFor()
  await isKept()
  await usedFilesKept(page)

  await bo.goOffline()
  await page.reload()
  await card(page, canary).waitFor()
  await page.getByText(asOf).waitFor()
  // The outbox is overlaid on it as usual.
  await answer(page, 'Written in the tunnel')
  await callKept(page, 'Written in the tunnel')
  await page.reload()
  for (const text of [canary, 'Written in the tunnel']) await card(page, text).waitFor()
  await bo.goOnline()
  await page.getByText(asOf).waitFor({ state: 'detached' })
  await saved(page)

  await bo.goOffline()
  await asAna(UpdatePartVisibilityDocument, { partId, hidden: true })
  await page.reload()
  await card(page, canary).waitFor()
  await bo.goOnline()
  await page.waitForURL((url) => url.pathname === `/workshop/${workshopId}`)
  await isGone()
  await bo.goOffline()
  await page.goto(path)
  await page.getByText(asOf).waitFor()
  expect(await card(page, canary).count()).toBe(0)
  await bo.goOnline()

  await asAna(UpdatePartVisibilityDocument, { partId, hidden: false })
  await presented()
  await card(page, canary).waitFor()
  await isKept()
  await bo.goOffline()
  await asAna(EndWorkshopDocument, { workshopId, sharedPartIds: [] })
  await bo.goOnline()
  await isGone()
})

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
