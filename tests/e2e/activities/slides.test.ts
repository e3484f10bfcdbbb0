import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { fromMore, late, saved } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import { keepsPage, laptop, openDevice, pageKept, phone, tablet, withoutSockets } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { brainstormAdded, emptySession, joined, signedIn } from '../support/ready.ts'
import { chooseRun, openRoom, writeNotes } from '../support/runSession.ts'
import { chooseFile, drawn, keptFiles, pdfFile, slideAt } from '../support/slideActs.ts'
import { noteSlides } from '../support/slideStage.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('slides')
let workshopId: string
let path: string
/** A facilitator at a laptop; participants with a phone that keeps the page, and a tablet; the room's screen. */
let ana: Device, bo: Device, cy: Device, room: Device

const patience = { timeout: 60_000 }
const main = (page: Page) => page.getByRole('main')
const comments = (page: Page, at: number) => page.getByRole('region', { name: `Comments on slide ${at}` })
const written = (page: Page, at: number, text: string) =>
  comments(page, at).getByRole('listitem').filter({ hasText: text })
const box = (page: Page) => page.getByRole('textbox', { name: 'Comment on this slide' })
const options = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Options of this activity' }).click()
  await page.getByRole('menuitemcheckbox', { name: item }).click()
  // While it has the focus, keys are its own.
  await page.getByRole('menu').waitFor({ state: 'detached' })
}

beforeAll(async () => {
  const open = (screen: Parameters<typeof openDevice>[2]) =>
    openDevice(stage.browser, stage.plenum.url, screen)
  ana = await open(laptop)
  bo = await open({ ...phone, ...keepsPage })
  cy = await open(tablet)
  room = await open({ viewport: { width: 1920, height: 1080 } })
  const signed = await signedIn(ana.page)
  workshopId = await emptySession(signed)
  await brainstormAdded(signed, workshopId)
  await ana.page.goto(`/workshop/${workshopId}/create`)
})

test('[A1] a facilitator adds Slides; participants wait for the document', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'New activity' }).click()
  await page.getByRole('menuitem', { name: /Slides/ }).click()
  await page.waitForURL(/\/present\//)
  path = new URL(page.url()).pathname
  await main(page).getByRole('button', { name: 'Upload File' }).waitFor(patience)
  await openRoom(page, room.page)
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  await joined(bo.page, workshopId)
  await bo.page.getByText('Please wait for facilitator to upload document.').waitFor(late)
  await room.page.getByText('The slides appear here soon').waitFor(late)
})

test('[SL19] a picture named .pdf is refused with a message, a PDF is shown to everybody', async () => {
  const { page } = ana
  await chooseFile(main(page), pdfFile(Buffer.from('\u0089PNG\r\n'), 'picture.pdf'))
  await main(page).getByText('File is not a PDF').waitFor()
  await chooseFile(main(page), pdfFile(pdfWithPages(3).slice(0, 300), 'cut.pdf'))
  await main(page).getByText('This PDF is damaged or incomplete.').waitFor(patience)
  await main(page).getByRole('button', { name: 'Upload File' }).focus()
  await chooseFile(main(page), pdfFile(pdfWithPages(3)))
  for (const one of [page, bo.page, room.page]) await slideAt(one, 1, 3).waitFor(late)
  for (const one of [page, bo.page, room.page]) await drawn(one, 1)
  // Whoever uploaded goes on in the document with the keyboard.
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Slide 1')
  expect([...ana.errors, ...bo.errors, ...room.errors]).toEqual([])
})

test('[SL23] its words can be read out, and it is zoomed', async () => {
  const { page } = ana
  await slideAt(page, 1, 3).getByText('Slides').waitFor()
  await page.getByRole('button', { name: 'Size of the slide, 80 %' }).waitFor()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Size of the slide, 90 %' }).click()
  await page.getByRole('menuitemradio', { name: 'Fit page' }).click()
  await page.getByRole('menu').waitFor({ state: 'detached' })
  const beyond = async (): Promise<number> => {
    const [all, sheet] = [slideAt(page, 1, 3), page.locator("[data-stage] [data-page='1']")]
    return ((await sheet.boundingBox())?.height ?? 0) - ((await all.boundingBox())?.height ?? 0)
  }
  await expect.poll(beyond).toBeLessThanOrEqual(0)
})

test('[SL7] [SL6] the facilitator’s page is everybody’s, and who joins later lands on it', async () => {
  await ana.page.keyboard.press('PageDown')
  for (const { page } of [ana, bo, room]) await slideAt(page, 2, 3).waitFor(patience)
  await joined(cy.page, workshopId)
  await slideAt(cy.page, 2, 3).waitFor(late)
  expect(await cy.page.getByRole('textbox', { name: /Go to slide/ }).count()).toBe(0)
})

test('[SL6] [SL7] participants who may navigate turn pages themselves, and find back to the room', async () => {
  await options(ana.page, 'Allow participants to navigate')
  const { page } = cy
  const seenByAna = await noteSlides(ana.page)
  const field = page.getByRole('textbox', { name: /Go to slide/ })
  await field.fill('3')
  await field.press('Enter')
  await slideAt(page, 3, 3).waitFor()
  await ana.page.keyboard.press('ArrowLeft')
  for (const one of [ana, bo, room]) await slideAt(one.page, 1, 3).waitFor(patience)
  expect(await seenByAna()).toEqual(['Slide 1 of 3'])
  await page.getByRole('button', { name: 'The room is on slide 1. Go there' }).click()
  await slideAt(page, 1, 3).waitFor()
  await options(ana.page, 'Allow participants to navigate')
  await field.waitFor({ state: 'detached', ...patience })
})

test('[SL8] [SL12] comments are written, counted, liked and sorted by likes', async () => {
  expect(await comments(bo.page, 1).count()).toBe(0)
  await options(ana.page, 'Enable comments')
  for (const [{ page }, text] of [
    [bo, 'What does it cost?'],
    [cy, 'Who decides?'],
  ] as const) {
    await box(page).fill(text)
    await page.keyboard.press('Enter')
    await saved(page)
  }
  const { page } = ana
  await comments(page, 1).getByText('Who decides?').waitFor(patience)
  await page.getByRole('button', { name: 'Slide 1, 2 comments' }).waitFor()
  await written(page, 1, 'Who decides?').getByRole('button', { name: /^Like/ }).click()
  await comments(bo.page, 1).getByRole('button', { name: 'Like, 1 like' }).waitFor(patience)
  await comments(page, 1).getByRole('switch', { name: 'Sort by likes' }).check({ force: true })
  await expect
    .poll(() => comments(page, 1).getByRole('listitem').first().textContent())
    .toContain('Who decides?')
})

test('[SL11] participants change their own comments, facilitators any, with undo', async () => {
  const own = written(bo.page, 1, 'What does it cost?')
  await own.getByRole('button', { name: 'Edit' }).click()
  await bo.page.getByRole('textbox', { name: 'Edit' }).fill('What will it cost?')
  await bo.page.getByRole('button', { name: 'Save' }).click()
  await comments(ana.page, 1).getByText('What will it cost?').waitFor(patience)
  const theirs = written(bo.page, 1, 'Who decides?')
  expect(await theirs.getByRole('button', { name: 'Delete' }).count()).toBe(0)
  const { page } = ana
  await written(page, 1, 'Who decides?').getByRole('button', { name: 'Delete' }).click()
  await theirs.waitFor({ state: 'detached', ...patience })
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await theirs.waitFor(patience)
})

test('[SL15] a comment is presented to everybody', async () => {
  const { page } = ana
  await comments(page, 1).getByRole('button', { name: 'Open: Who decides?' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Present to all' }).click()
  await bo.page.getByRole('dialog').getByText('Who decides?').waitFor(patience)
  await room.page.getByText('Who decides?').waitFor(patience)
  await page.getByRole('dialog').getByRole('button', { name: 'Stop presenting the comment' }).click()
  await page.keyboard.press('Escape')
  await slideAt(room.page, 1, 3).waitFor(patience)
})

test('[SL17] [K6] selected comments are copied to another activity', async () => {
  const { page } = ana
  await comments(page, 1).getByRole('button', { name: 'Select', exact: true }).click()
  await comments(page, 1).getByRole('checkbox', { name: 'Select: Who decides?' }).check()
  await comments(page, 1).getByRole('button', { name: 'Copy to another activity' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The selected comment is copied.').waitFor()
  await dialog.getByRole('radio', { name: /^Brainstorm/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Copy Answers' }).click()
  await dialog.getByRole('radio', { name: 'Answers', exact: true }).check({ force: true })
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'copied' }).waitFor()
})

test('[J4] the remote phone shows the slide, the next one and the notes, and turns pages', async () => {
  await writeNotes(ana.page, 'Ask about the second slide')
  const remote = await ana.context.newPage()
  await remote.setViewportSize(phone.viewport)
  await remote.goto(`/workshop/${workshopId}/remote`)
  await remote.getByText('Slide 1 of 3').waitFor(late)
  await remote.getByText('Ask about the second slide').waitFor(late)
  await drawn(remote, 2)
  await remote.getByRole('button', { name: 'Next' }).click()
  for (const { page } of [bo, room, ana]) await slideAt(page, 2, 3).waitFor(patience)
  await remote.close()
})

test('[U14] [SL7] [SL8] where no websocket gets through, a participant follows the room, comments and likes', async () => {
  const di = await openDevice(stage.browser, stage.plenum.url, tablet)
  const { page } = di
  await withoutSockets(page)
  await joined(page, workshopId)
  await slideAt(page, 2, 3).waitFor(late)
  await drawn(page, 2)
  await box(page).fill('Without a websocket')
  await page.keyboard.press('Enter')
  await comments(ana.page, 2).getByText('Without a websocket').waitFor(late)
  await written(ana.page, 2, 'Without a websocket').getByRole('button', { name: /^Like/ }).click()
  await comments(page, 2).getByRole('button', { name: 'Like, 1 like' }).waitFor(late)
  await ana.page.keyboard.press('PageUp')
  await slideAt(page, 1, 3).waitFor(late)
  await comments(page, 1).getByText('What will it cost?').waitFor(late)
  await ana.page.keyboard.press('PageDown')
  await slideAt(page, 2, 3).waitFor(late)
  expect(di.errors).toEqual([])
  await di.context.close()
})

test('[SL8] [SL23] however many comments there are, the slide stays in view, and they scroll beside it', async () => {
  await slideAt(bo.page, 2, 3).waitFor(patience)
  for (let at = 1; at <= 12; at += 1) {
    await box(bo.page).fill(`Question ${at}`)
    await bo.page.keyboard.press('Enter')
  }
  await saved(bo.page)
  const { page } = ana
  await page.setViewportSize({ width: 1800, height: 900 })
  await comments(page, 2).getByText('Question 12').waitFor(patience)
  const isWhole = () => page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)
  await expect.poll(isWhole).toBe(true)
  await page.setViewportSize(laptop.viewport)
})

test.each(['ana', 'bo', 'cy', 'room'] as const)(
  'axe finds nothing serious on the screen of %s',
  async (who) => {
    const { page } = { ana, bo, cy, room }[who]
    const screen = page.viewportSize()
    expect(await findings(page, who, looks.main)).toEqual([])
    if (screen) await page.setViewportSize(screen)
  },
)

test('[SL24] [D4] a document that was opened once opens again without a connection, and catches up', async () => {
  const { page } = bo
  await pageKept(page)
  await expect.poll(() => keptFiles(page), late).toHaveLength(1)
  expect((await keptFiles(page))[0]).not.toContain('.pdf')
  expect(await keptFiles(room.page)).toEqual([])
  await bo.goOffline()
  await page.reload()
  await slideAt(page, 2, 3).waitFor(late)
  await drawn(page, 2)
  await ana.page.keyboard.press('PageDown')
  await slideAt(room.page, 3, 3).waitFor(patience)
  await bo.goOnline()
  await slideAt(page, 3, 3).waitFor(late)
})

test('[SL5] [SL9] a document is replaced without a gap, and the file of before leaves devices', async () => {
  const [before] = await keptFiles(bo.page)
  const { page } = ana
  await page.getByRole('button', { name: 'Edit File' }).first().click()
  await chooseFile(page.getByRole('dialog'), pdfFile(pdfWithPages(2, { text: 'Second' }), 'other.pdf'))
  for (const one of [page, bo.page, room.page]) await slideAt(one, 2, 2).waitFor(late)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => keptFiles(bo.page), late).not.toContain(before)
})

test('My answers lists own comments with their slide and links to them', async () => {
  await fromMore(bo.page, 'My answers')
  await bo.page.getByText('Slide 1').first().waitFor()
  await bo.page.getByRole('link', { name: 'Open: What will it cost?' }).click()
  await bo.page.getByRole('dialog').getByText('What will it cost?').waitFor(patience)
  await bo.page.keyboard.press('Escape')
})

test('[SL13] starting over deletes the comments and keeps the document', async () => {
  const { page } = ana
  await chooseRun(page, 'Start over…')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('takes away 15 comments').waitFor()
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await page.getByText('No comments on this slide yet.').first().waitFor(patience)
  await slideAt(page, 2, 2).waitFor()
})

test('[D4] [SL24] when the activity is hidden, its file leaves the devices of participants', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Actions for Slides', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Hide from participants' }).click()
  await expect.poll(() => keptFiles(bo.page), late).toEqual([])
})

test('[M2] an address without an id shows an alert, an unknown id leads away', async () => {
  const { page } = ana
  const alerted = page.waitForEvent('dialog')
  void alerted.then((dialog) => dialog.accept())
  await page.goto(`/workshop/${workshopId}/present`)
  expect((await alerted).message()).toContain('lacks the id')
  await page.goto(path)
  // A hidden activity is not presented: nobody is on a slide of it.
  await slideAt(page, 1, 2).waitFor(late)
  await page.goto(`/workshop/${workshopId}/present/00000000-0000-4000-8000-000000000000`)
  // The page before belongs to another visit, so it is the lobby.
  await page.waitForURL(new RegExp(`/workshop/${workshopId}$`), late)
})
