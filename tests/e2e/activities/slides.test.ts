import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { pdfWithPages, streamOf } from '#support/pdf/makePdf.ts'
import { late, saved } from '../support/people/acts.ts'
import { laptop, openDevice, phone, tablet } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
import { brainstormAdded, emptySession, joined, signedIn } from '../support/people/people.ts'
import { chooseRun, openRoom, writeNotes } from '../support/sessions/runSession.ts'
import { chooseFile, drawn, pdfFile, slideAt } from '../support/kinds/slides.ts'
import { noteSlides } from '../support/kinds/slideStage.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('slides')
let workshopId: string
/** A facilitator at a laptop; participants with a phone and a tablet; the room's screen. */
let ana: Device, bo: Device, cy: Device, room: Device

const main = (page: Page) => page.getByRole('main')
const comments = (page: Page, at: number) => page.getByRole('region', { name: `Comments on slide ${at}` })
const written = (page: Page, at: number, text: string) =>
  comments(page, at).getByRole('listitem').filter({ hasText: text })
const dialog = (page: Page) => page.getByRole('dialog')
const waiting = 'Please wait for facilitator to upload document.'

/** Presses an entry of the menu, and waits until keys are the slide's again. */
async function option(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Options of this activity' }).click()
  await page.getByRole('menuitemcheckbox', { name: item }).click()
  await page.getByRole('menu').waitFor({ state: 'detached' })
}

beforeAll(async () => {
  const open = (screen: Parameters<typeof openDevice>[2]) =>
    openDevice(stage.browser, stage.plenum.url, screen)
  ana = await open(laptop)
  bo = await open(phone)
  cy = await open(tablet)
  room = await open({ viewport: { width: 1920, height: 1080 } })
  const signed = await signedIn(ana.page)
  workshopId = await emptySession(signed)
  await brainstormAdded(signed, workshopId)
  await ana.page.goto(`/workshop/${workshopId}/create`)
})

test('[A1] [SL19] [SL20] an upload tells how far it is and is cancelled; the next one ends the waiting of everyone', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'New activity' }).click()
  await page.getByRole('menuitem', { name: /Slides/ }).click()
  await page.waitForURL(/\/present\//)
  const upload = main(page).getByRole('button', { name: 'Upload File' })
  await upload.waitFor(late)
  await openRoom(page, room.page)
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  await joined(bo.page, workshopId)
  await bo.page.getByText(waiting).waitFor(late)
  await room.page.getByText('The slides appear here soon').waitFor(late)

  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 250_000 },
  })
  const slow = pdfWithPages(5, { objects: { 4: streamOf(randomBytes(8_000_000)) } })
  await chooseFile(main(page), pdfFile(slow, 'slow.pdf'))
  const told = main(page).getByText('Uploading slow.pdf…')
  const share = async (): Promise<number> => Number(/(\d+) %/.exec(await told.innerText())?.[1])
  await expect.poll(share, late).toBeGreaterThan(0)
  const before = await share()
  await expect.poll(share, late).toBeGreaterThan(before)
  await main(page).getByRole('button', { name: 'Cancel' }).click()
  await told.waitFor({ state: 'detached' })
  // Its conditions end with it.
  await network.detach()

  await upload.focus()
  await chooseFile(main(page), pdfFile(pdfWithPages(3)))
  for (const one of [page, bo.page, room.page]) {
    await slideAt(one, 1, 3).waitFor(late)
    await drawn(one, 1)
  }
  // Whoever uploaded goes on in the document with the keyboard.
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Slide 1')
})

test('[J4] [SL6] [SL7] the room turns with the facilitator and their phone; who may navigate turns alone and finds back', async () => {
  await ana.page.keyboard.press('PageDown')
  for (const { page } of [ana, bo, room]) await slideAt(page, 2, 3).waitFor(late)
  await joined(cy.page, workshopId)
  await slideAt(cy.page, 2, 3).waitFor(late)
  const field = cy.page.getByRole('textbox', { name: /Go to slide/ })
  expect(await field.count()).toBe(0)

  await option(ana.page, 'Allow participants to navigate')
  const seenByAna = await noteSlides(ana.page)
  await field.fill('3')
  await field.press('Enter')
  await slideAt(cy.page, 3, 3).waitFor()
  await ana.page.keyboard.press('ArrowLeft')
  for (const { page } of [ana, bo, room]) await slideAt(page, 1, 3).waitFor(late)
  expect(await seenByAna()).toEqual(['Slide 1 of 3'])
  await cy.page.getByRole('button', { name: 'The room is on slide 1. Go there' }).tap()
  await slideAt(cy.page, 1, 3).waitFor()

  await writeNotes(ana.page, 'Ask about the second slide')
  const remote = await ana.context.newPage()
  await remote.setViewportSize(phone.viewport)
  await remote.goto(`/workshop/${workshopId}/remote`)
  await remote.getByText('Slide 1 of 3').waitFor(late)
  await remote.getByText('Ask about the second slide').waitFor(late)
  await drawn(remote, 2)
  await remote.getByRole('button', { name: 'Next' }).click()
  for (const { page } of [bo, room, ana]) await slideAt(page, 2, 3).waitFor(late)
  await remote.close()
})

test('[SL8] [SL11] [SL12] [SL15] comments are written, liked, changed, deleted with undo, and presented to everybody', async () => {
  await option(ana.page, 'Enable comments')
  for (const [{ page }, text] of [
    [bo, 'What does it cost?'],
    [cy, 'Who decides?'],
  ] as const) {
    await page.getByRole('textbox', { name: 'Comment on this slide' }).fill(text)
    await page.keyboard.press('Enter')
    await saved(page)
  }
  const { page } = ana
  // At a laptop thumbnails and comments take turns.
  await page.getByRole('button', { name: 'All slides' }).click()
  await page.getByRole('button', { name: 'Slide 2, 2 comments' }).waitFor(late)
  await page.getByRole('button', { name: 'Comments, 2 here' }).click()
  const [own, theirs] = [written(bo.page, 2, 'What does it cost?'), written(bo.page, 2, 'Who decides?')]
  await written(page, 2, 'Who decides?').getByRole('button', { name: /^Like/ }).click()
  await theirs.getByRole('button', { name: 'Like, 1 like' }).waitFor(late)
  expect(await theirs.getByRole('button', { name: 'Delete' }).count()).toBe(0)
  await own.getByRole('button', { name: 'Edit' }).tap()
  await bo.page.getByRole('textbox', { name: 'Edit' }).fill('What will it cost?')
  await bo.page.getByRole('button', { name: 'Save' }).tap()
  await comments(page, 2).getByText('What will it cost?').waitFor(late)
  await written(page, 2, 'Who decides?').getByRole('button', { name: 'Delete' }).click()
  await theirs.waitFor({ state: 'detached', ...late })
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await theirs.waitFor(late)

  await comments(page, 2).getByRole('button', { name: 'Open: Who decides?' }).click()
  await dialog(page).getByRole('button', { name: 'Present to all' }).click()
  await dialog(bo.page).getByText('Who decides?').waitFor(late)
  await room.page.getByText('Who decides?').waitFor(late)
  await dialog(page).getByRole('button', { name: 'Stop presenting the comment' }).click()
  await dialog(page).waitFor({ state: 'detached', ...late })
  await slideAt(room.page, 2, 3).waitFor(late)
})

test('[SL5] [SL13] while a document is replaced everyone sees a page; starting over keeps it, and it is removed for everybody', async () => {
  await bo.page.evaluate(() => {
    const seen = { frames: 0, empty: 0 }
    Object.assign(globalThis, { seen })
    const look = (): void => {
      seen.frames += 1
      const canvas = [...document.querySelectorAll<HTMLCanvasElement>('[data-stage] canvas')]
      if (!canvas.some(({ width }) => width > 0)) seen.empty += 1
      requestAnimationFrame(look)
    }
    look()
  })
  const { page } = ana
  const edit = page.getByRole('button', { name: 'Edit File' }).first()
  await edit.click()
  await chooseFile(dialog(page), pdfFile(pdfWithPages(2, { text: 'Newer' }), 'newer.pdf'))
  for (const one of [bo.page, room.page]) await slideAt(one, 2, 2).getByText('Newer').waitFor(late)
  await drawn(bo.page, 2)
  const seen = () =>
    bo.page.evaluate(() => (globalThis as unknown as { seen: { frames: number; empty: number } }).seen)
  await expect.poll(async () => (await seen()).frames).toBeGreaterThan(5)
  expect((await seen()).empty).toBe(0)
  await dialog(page).waitFor({ state: 'detached' })

  await chooseRun(page, 'Start over…')
  await dialog(page).getByText('takes away 2 comments').waitFor()
  await dialog(page).getByRole('button', { name: 'Start over' }).click()
  await comments(bo.page, 2)
    .getByText('Who decides?')
    .waitFor({ state: 'detached', ...late })
  await slideAt(bo.page, 2, 2).waitFor()
  await edit.click()
  await page.getByRole('button', { name: 'Remove the slides' }).click()
  await dialog(page).getByText('Remove these slides?').waitFor()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await bo.page.getByText(waiting).waitFor(late)
  await main(page).getByRole('button', { name: 'Upload File' }).waitFor(late)
  expect([ana.errors, bo.errors, cy.errors, room.errors]).toEqual([[], [], [], []])
})
