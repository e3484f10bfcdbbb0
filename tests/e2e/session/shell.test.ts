import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { DeletePartDocument, PartsDocument } from '#api/operations/part.ts'
import { CreatePostDocument } from '#api/operations/post.ts'
import {
  addBrainstorm,
  answer,
  calledHere,
  card,
  createSession,
  fromMore,
  saved,
  signUp,
} from '../support/acts.ts'
import { outOfPlace } from '../support/bars.ts'
import { laptop, phone, tablet } from '../support/devices.ts'
import { atBrainstorm, builtSession, joined, signedIn } from '../support/ready.ts'
import { setOwnStage } from '../support/stage.ts'

const stage = setOwnStage('shell', { BETA: 'true' })

/** The names in the agenda, in order. */
function agendaOf(page: Page) {
  return page.getByRole('navigation', { name: 'Agenda' }).getByRole('listitem')
}

/** Chooses an entry of an activity's menu. */
async function inPartMenu(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

async function inProfileMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('[W3] a facilitator builds a session: lobby, activity chooser, editor, import, duplicate, reorder, hide, delete', async () => {
  const { page, context } = await stage.open(laptop)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const signed = await signedIn(page)
  const { credentials } = signed
  const earlier = await builtSession(signed, { name: 'Earlier session' })
  await credentials.callAs(
    CreatePostDocument,
    {
      commonInfoData: { workshop: earlier.workshopId },
      brainstormId: earlier.path.split('/').at(-1) ?? '',
      postText: 'From before',
    },
    credentials.accountIdentity(),
  )
  await page.goto('/account')
  const workshopId = await createSession(page, 'Kick-off')

  // The lobby's texts are edited in place.
  const title = page.getByRole('textbox', { name: 'Lobby title' })
  await page.getByRole('heading', { level: 1, name: 'Kick-off' }).click()
  await title.fill('Good morning')
  await title.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Good morning' }).click()
  await title.fill('Nothing')
  await title.press('Escape')
  await page.getByRole('heading', { level: 1, name: 'Good morning' }).waitFor()

  // The chooser shows a preview picture; the new activity opens with the editor beside it.
  await page.getByRole('link', { name: 'Choose one now' }).click()
  await page.getByRole('heading', { level: 1, name: 'Add activity' }).waitFor()
  const picture = page.getByRole('img', { name: 'Preview of Brainstorm' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await page.getByRole('button', { name: /Brainstorm/ }).click()
  await page.waitForURL(/\/brainstorm\//)
  await page.reload()
  await page.getByRole('tab', { name: 'Edit activity' }).waitFor()

  // Settings are saved automatically.
  await page.getByRole('tab', { name: 'Settings' }).click()
  const settings = page.getByRole('tabpanel', { name: 'Settings' })
  await settings.getByLabel('Session name').fill('Autumn kick-off')
  await page.getByRole('banner').getByText('Autumn kick-off').waitFor()
  await settings.getByRole('button', { name: 'Copy the session ID' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(workshopId)
  await settings.getByRole('textbox', { name: 'Password' }).fill('two words')
  await settings.getByText('The password cannot include spaces.').waitFor()
  // The new password is saved only after the dialog has opened: the dialog shows it nevertheless and does not revert it.
  const opened = Promise.withResolvers<true>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('kettle-47')) await opened.promise
    await route.continue()
  })
  await settings.getByRole('textbox', { name: 'Password' }).fill('kettle-47')
  await settings.getByText('Preview of new Features (Beta)').waitFor()
  await inProfileMenu(page, 'Edit session')
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel('Password (optional)').inputValue()).toBe('')
  opened.resolve(true)
  await expect.poll(() => dialog.getByLabel('Password (optional)').inputValue()).toBe('kettle-47')
  await page.keyboard.press('Escape')

  // An activity is imported from another session with its input.
  await page.getByRole('button', { name: 'New activity' }).click()
  await page.getByRole('menuitem', { name: 'Import activity' }).click()
  await dialog.getByPlaceholder('Search session...').fill('EARLIER')
  await dialog.getByRole('radio', { name: 'Earlier session' }).check()
  const importButton = dialog.getByRole('button', { name: 'Import' })
  expect(await importButton.isDisabled()).toBe(true)
  await dialog.getByRole('radio', { name: 'Brainstorm' }).check()
  await importButton.click()
  await card(page, 'From before').waitFor()

  // The menu renames, duplicates with and without input, sorts, locks and deletes activities.
  const second = agendaOf(page).nth(1)
  await second.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await dialog.getByLabel('Activity name').fill('Ideas')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await agendaOf(page).nth(1).getByText('Ideas').waitFor()
  for (const mode of ['Without Input', 'With Input']) {
    const before = page.url()
    await inPartMenu(page, 'Ideas', 'Duplicate')
    await dialog.getByRole('button', { name: mode, exact: true }).click()
    await expect.poll(() => page.url()).not.toBe(before)
    await dialog.waitFor({ state: 'detached' })
    if (mode === 'With Input') await card(page, 'From before').waitFor()
    else await page.getByText('No answers yet').waitFor()
  }
  await agendaOf(page).nth(3).waitFor()
  expect(await agendaOf(page).count()).toBe(4)
  await agendaOf(page).nth(1).getByRole('link').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await agendaOf(page).first().getByText('Ideas').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Ideas')
  await inPartMenu(page, 'Ideas', 'Hide from participants')
  await agendaOf(page).first().getByRole('img', { name: 'hidden from participants' }).waitFor()
  await inPartMenu(page, 'Ideas', 'Delete')
  await dialog.getByText('Are you sure you want to delete this activity?').waitFor()
  await dialog.getByText('This will permanently delete the activity and any input will be lost.').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => agendaOf(page).count()).toBe(3)

  // An address without an activity's id shows an alert.
  const alerts: string[] = []
  page.on('dialog', (alert) => {
    alerts.push(alert.message())
    void alert.accept()
  })
  const sentences = ['brainstorm', 'present'].map(
    (kind) => `This address lacks the id of an activity behind “${kind}”.`,
  )
  for (const [index, kind] of ['brainstorm', 'present'].entries()) {
    const alert = page.waitForEvent('dialog')
    await page.goto(`/workshop/${workshopId}/${kind}`)
    await alert
    await page.getByText('This page is not here').waitFor()
    expect(alerts).toEqual(sentences.slice(0, index + 1))
  }
  await page.getByRole('link', { name: 'To the lobby' }).click()
  await page.getByRole('heading', { level: 1, name: 'Good morning' }).waitFor()
  expect(alerts).toEqual(sentences)
  // When the open activity is deleted elsewhere, the screen goes back one page; an activity opened by its address has no
  // page before it and leads to the lobby.
  await agendaOf(page).nth(0).getByRole('link').click()
  await page.waitForURL(/\/brainstorm\//)
  const before = page.url()
  await agendaOf(page).nth(1).getByRole('link').click()
  await page.waitForURL((url) => url.href !== before)
  const { pathname } = new URL(page.url())
  const identity = credentials.accountIdentity()
  const { parts } = await credentials.callAs(PartsDocument, { workshopId }, identity)
  const part = parts.find(({ objectId }) => pathname.endsWith(objectId))?.id ?? ''
  await credentials.callAs(DeletePartDocument, { part }, identity)
  await expect.poll(() => page.url()).toBe(before)
  // An activity that never existed leads to the lobby as well.
  for (const gone of [pathname, `/workshop/${workshopId}/brainstorm/00000000-0000-4000-8000-000000000000`]) {
    await page.goto(gone)
    await page.waitForURL((url) => url.pathname === `/workshop/${workshopId}`)
  }
})

test('[S5] [U6] participants follow, navigate and are removed; a facilitator switches to the participant view', async () => {
  const [ana, bo, cy] = [await stage.open(laptop), await stage.open(tablet), await stage.open(phone)]
  const { workshopId } = await atBrainstorm(ana.page, { name: 'Looking around' })
  await addBrainstorm(ana.page)
  for (const { page } of [bo, cy]) await joined(page, workshopId)
  await bo.page.getByText('Please wait for Ana').waitFor()
  await ana.page.getByRole('button', { name: 'Meeting information: 3 people are here' }).waitFor()

  // From the presented activity, Previous leads to the first and then to the lobby; the last has no Next.
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  for (const { page } of [bo, cy]) await page.waitForURL(/\/brainstorm\//)
  const last = bo.page.url()
  const isLast = () => bo.page.getByRole('button', { name: 'Next' }).isDisabled()
  await expect.poll(isLast).toBe(true)
  await bo.page.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => bo.page.url()).not.toBe(last)
  const first = bo.page.url()
  // The address changes first: until the page does, its arrows lead from where it was.
  await expect.poll(isLast).toBe(false)
  await bo.page.getByRole('button', { name: 'Previous' }).click()
  await bo.page.waitForURL(new RegExp(`/workshop/${workshopId}$`))
  await bo.page.getByRole('textbox', { name: 'Your answer' }).waitFor({ state: 'detached' })
  await bo.page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => bo.page.url()).toBe(first)
  // A reload returns to the room's position, and so does a facilitator who opens the session again.
  await bo.page.reload()
  await expect.poll(() => bo.page.url()).toBe(last)
  await ana.page.goto(`/workshop/${workshopId}`)
  await expect.poll(() => ana.page.url()).toBe(last)

  // A participant opens the list of people and the help.
  await cy.page.getByRole('button', { name: '3 people are here' }).click()
  await cy.page.getByRole('dialog', { name: '3 people are here' }).getByText('Ana').waitFor()
  await cy.page.keyboard.press('Escape')
  await fromMore(cy.page, 'Help')
  await cy.page.getByRole('dialog').getByText('Give an answer').waitFor()
  await cy.page.keyboard.press('Escape')

  // Participants see the agenda only when the facilitator allows it; hidden activities show a lock.
  await ana.page.getByRole('button', { name: 'Actions for Brainstorm' }).first().click()
  await ana.page.getByRole('menuitem', { name: 'Hide from participants' }).click()
  const agendaButton = cy.page.getByRole('button', { name: 'Show or hide the agenda' })
  await agendaButton.click()
  await cy.page.getByRole('img', { name: 'locked' }).waitFor()
  await cy.page.keyboard.press('Escape')
  await ana.page.getByRole('switch', { name: 'Show Agenda to Participants' }).first().click()
  await agendaButton.waitFor({ state: 'detached' })

  // The facilitator looks at the participant view.
  await answer(bo.page, 'Only for me yet')
  await card(ana.page, 'Only for me yet').waitFor()
  await inProfileMenu(ana.page, 'See participant view')
  await ana.page.getByText('Answers from other participants are hidden.').waitFor()
  expect(await card(ana.page, 'Only for me yet').count()).toBe(0)
  expect(await ana.page.getByRole('button', { name: 'Show answers' }).count()).toBe(0)
  await ana.page.getByRole('button', { name: 'Back to facilitator view' }).click()
  await card(ana.page, 'Only for me yet').waitFor()

  // Removed participants see a message and may join again.
  await ana.page.getByRole('button', { name: /^Meeting information/ }).click()
  for (const name of [await calledHere(bo.page), await calledHere(cy.page)]) {
    await ana.page.getByRole('button', { name: `Remove ${name} from session` }).click()
    await ana.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await ana.page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  for (const { page } of [bo, cy]) await page.getByText('You were removed from this session').waitFor()
  await cy.page.reload()
  for (const { page } of [bo, cy]) {
    await page.getByRole('button', { name: 'Join again' }).click()
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await page.waitForURL(/\/brainstorm\//)
  }

  // Another person signs in in the same browser: the other tab shows an alert and continues as that person.
  const alerts: string[] = []
  ana.page.on('dialog', (alert) => {
    alerts.push(alert.message())
    void alert.accept()
  })
  const other = await ana.context.newPage()
  await other.goto('/account')
  await inProfileMenu(other, 'Logout')
  await other.waitForURL('**/login')
  await signUp(other, 'Eve')
  await expect.poll(() => alerts.join(' ')).toContain('different user in the same browser')
})

test('the bars of a session stay intact with page or text zoomed to twice the size', async () => {
  const { page } = await stage.open({ viewport: { width: 720, height: 450 } })
  await atBrainstorm(page, { name: 'A strategy for the autumn of this year' })
  await answer(page, 'One')
  await saved(page)
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  await page.getByText('Presenting', { exact: true }).waitFor()
  await expect.poll(() => outOfPlace(page)).toEqual([])

  await page.setViewportSize({ width: 1440, height: 900 })
  // Set as soon as the root element exists, before the first paint, like the browser's own setting.
  await page.addInitScript(() =>
    new MutationObserver(() => (document.documentElement.style.fontSize = '200%')).observe(document, {
      childList: true,
    }),
  )
  await page.reload()
  await page.getByText('Presenting', { exact: true }).waitFor()
  await card(page, 'One').waitFor()
  await saved(page)
  const px = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(px).toBe('32px')
  await expect.poll(() => outOfPlace(page)).toEqual([])
})
