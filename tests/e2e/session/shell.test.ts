import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { CreatePostDocument } from '#api/operations/post.ts'
import { addBrainstorm, answer, arrow, calledHere, card, createSession } from '../support/people/acts.ts'
import { laptop, phone } from '../support/browser/devices.ts'
import { atBrainstorm, builtSession, joined, signedIn } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('shell')

const agendaOf = (page: Page) => page.getByRole('navigation', { name: 'Agenda' }).getByRole('listitem')

/** Chooses an entry of an activity's menu. */
async function inPartMenu(page: Page, name: string, entry: string): Promise<void> {
  await page
    .getByRole('button', { name: `Actions for ${name}`, exact: true })
    .first()
    .click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

async function inProfileMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('[W3] a facilitator builds a session: lobby, activity chooser, settings, import, duplicate, reorder, hide, delete', async () => {
  const { page } = await stage.open(laptop)
  const signed = await signedIn(page)
  const { workshopId, path } = await builtSession(signed, { name: 'Earlier session' })
  const post = { commonInfoData: { workshop: workshopId }, brainstormId: path.split('/').at(-1) ?? '' }
  const identity = signed.credentials.accountIdentity()
  await signed.credentials.callAs(CreatePostDocument, { ...post, postText: 'From before' }, identity)
  await page.goto('/account')
  await createSession(page, 'Kick-off')
  const dialog = page.getByRole('dialog')

  await page.getByRole('heading', { level: 1, name: 'Kick-off' }).click()
  await page.getByRole('textbox', { name: 'Lobby title' }).fill('Good morning')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Good morning' }).waitFor()

  // The chooser shows a preview picture; the new activity opens with the editor beside it, after a reload too.
  await page.getByRole('link', { name: 'Choose one now' }).click()
  const picture = page.getByRole('img', { name: 'Preview of Brainstorm' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await page.getByRole('button', { name: /Preview of Brainstorm/ }).click()
  await page.waitForURL(/\/brainstorm\//)
  await page.reload()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('tabpanel', { name: 'Settings' }).getByLabel('Session name').fill('Autumn kick-off')
  await page.getByRole('banner').getByText('Autumn kick-off').waitFor()

  await page.getByRole('button', { name: 'New activity' }).click()
  await page.getByRole('menuitem', { name: 'Import activity' }).click()
  await dialog.getByPlaceholder('Search session...').fill('EARLIER')
  await dialog.getByRole('radio', { name: 'Earlier session' }).check()
  await dialog.getByRole('radio', { name: 'Brainstorm' }).check()
  await dialog.getByRole('button', { name: 'Import' }).click()
  await card(page, 'From before').waitFor()

  const second = agendaOf(page).nth(1)
  await second.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await dialog.getByLabel('Activity name').fill('Ideas')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await second.getByText('Ideas').waitFor()
  await inPartMenu(page, 'Ideas', 'Duplicate')
  await dialog.getByRole('button', { name: 'Without Input' }).click()
  await page.getByText('No answers yet').waitFor()
  await expect.poll(() => agendaOf(page).count()).toBe(3)
  await second.getByRole('link').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await agendaOf(page).first().getByText('Ideas').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Ideas')
  await inPartMenu(page, 'Ideas', 'Hide from participants')
  await agendaOf(page).first().getByRole('img', { name: 'hidden from participants' }).waitFor()
  await inPartMenu(page, 'Ideas', 'Delete')
  await dialog.getByText('Are you sure you want to delete this activity?').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => agendaOf(page).count()).toBe(2)
})

test('[M4] [S5] [U6] participants see what a facilitator allows and are removed; a facilitator switches to the participant view', async () => {
  const [{ page: ana }, { page: bo }] = [await stage.open(laptop), await stage.open(phone)]
  const { workshopId } = await atBrainstorm(ana, { name: 'Looking around' })
  await addBrainstorm(ana)
  await joined(bo, workshopId)
  await bo.getByText('Please wait for Ana').waitFor()
  await ana.getByRole('button', { name: 'Meeting information: 2 people are here' }).waitFor()
  await ana.getByRole('button', { name: 'Present', exact: true }).click()
  await bo.waitForURL(/\/brainstorm\//)
  const last = bo.url()
  await expect.poll(() => arrow(bo, 'Next').isDisabled()).toBe(true)
  await bo.getByRole('button', { name: 'Previous: Brainstorm' }).tap()
  await expect.poll(() => bo.url()).not.toBe(last)
  // A reload returns to the room's position, and so does a facilitator who opens the session again.
  await bo.reload()
  await ana.goto(`/workshop/${workshopId}`)
  for (const page of [bo, ana]) await expect.poll(() => page.url()).toBe(last)

  // Participants see the agenda only when the facilitator allows it; hidden activities show a lock.
  await inPartMenu(ana, 'Brainstorm', 'Hide from participants')
  const agendaButton = bo.getByRole('button', { name: 'Show or hide the agenda' })
  await agendaButton.tap()
  await bo.getByRole('img', { name: 'locked' }).waitFor()
  await bo.keyboard.press('Escape')
  await ana.getByRole('switch', { name: 'Show Agenda to Participants' }).first().click()
  await agendaButton.waitFor({ state: 'detached' })

  await answer(bo, 'Only for me yet')
  await card(ana, 'Only for me yet').waitFor()
  await inProfileMenu(ana, 'See participant view')
  await ana.getByText('Answers from other participants are hidden.').waitFor()
  expect(await card(ana, 'Only for me yet').count()).toBe(0)
  expect(await ana.getByRole('button', { name: 'Show answers' }).count()).toBe(0)
  await ana.getByRole('button', { name: 'Back to facilitator view' }).click()
  await card(ana, 'Only for me yet').waitFor()

  // Who is removed sees a message, after a reload too, and may join again.
  const name = await calledHere(bo)
  await ana.getByRole('button', { name: /^Meeting information/ }).click()
  await ana.getByRole('button', { name: `Remove ${name} from session` }).click()
  await ana.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await bo.getByText('You were removed from this session').waitFor()
  await bo.reload()
  await bo.getByRole('button', { name: 'Join again' }).tap()
  await bo.getByRole('button', { name: 'Join', exact: true }).tap()
  await bo.waitForURL(/\/brainstorm\//)

  // Another person signs in in the same browser: the other tab shows an alert and continues as that person.
  const alert = ana.waitForEvent('dialog')
  const other = await ana.context().newPage()
  await signedIn(other, 'Eve')
  const told = await alert
  expect(told.message()).toContain('different user in the same browser')
  await told.accept()
})
