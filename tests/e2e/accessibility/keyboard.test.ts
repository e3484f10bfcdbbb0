import { expect, test } from 'vitest'
import { messages } from '#domain/messages.ts'
import { inviteLink } from '#domain/accounts/inviteLink.ts'
import { pickPage } from '../support/brainstormActs.ts'
import { addBrainstorm, answer, saved } from '../support/acts.ts'
import { phone, tablet } from '../support/devices.ts'
import { atBrainstorm, builtSession, emptySession, signedIn } from '../support/ready.ts'
import { setOwnStage } from '../support/stage.ts'

// Its log is read.
const stage = setOwnStage('keyboard')

test('[G3] answers can be grouped, and the grouping undone, with the keyboard only', async () => {
  const { page } = await stage.open()
  await atBrainstorm(page)
  await answer(page, 'Tea')
  await answer(page, 'Coffee')
  await saved(page)
  await page.getByRole('button', { name: 'Groups', exact: true }).focus()
  await page.keyboard.press('Enter')
  const ungrouped = page.getByRole('region', { name: 'Ungrouped answers' })
  const cards = ungrouped.locator('[data-drag]')
  await cards.nth(1).waitFor()
  const groups = page.getByRole('button', { name: /Unnamed group/ }).first()

  // The second answer is lifted, stepped onto the first, and dropped.
  await cards.nth(1).focus()
  await page.keyboard.press('Space')
  await page.locator('[data-lifted]').waitFor()
  await page.keyboard.press('ArrowUp')
  await page.locator('[data-target]').waitFor()
  await page.getByRole('status').filter({ hasText: 'Group with “Tea”' }).waitFor()
  await page.keyboard.press('Space')
  await groups.waitFor()
  await ungrouped.getByText('Every answer is in a group.').waitFor()

  await page.keyboard.press('Control+z')
  await cards.nth(1).waitFor()
  await page.keyboard.press('Control+Shift+z')
  await ungrouped.getByText('Every answer is in a group.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await cards.nth(1).waitFor()

  // A group is lifted by its name, past the answer's; out of a group again by the first place. Escape leaves everything as it was.
  await page.getByRole('button', { name: 'Redo' }).focus()
  await page.keyboard.press('Enter')
  await groups.waitFor()
  const inGroup = page.getByRole('region', { name: 'Unnamed group' }).locator('[data-drag]')
  const status = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
  await inGroup.first().focus()
  for (const key of ['Space', 'Home']) await page.keyboard.press(key)
  await status('Take out of the group')
  await page.keyboard.press('Escape')
  await status('Cancelled. Everything is where it was.')
  expect(await inGroup.count()).toBe(2)
  for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key)
  await cards.first().waitFor()
  await expect.poll(() => inGroup.count()).toBe(1)
  await cards.first().focus()
  for (const key of ['Space', 'ArrowRight']) await page.keyboard.press(key)
  await status('Add to “Unnamed group”')
  await page.keyboard.press('Enter')
  await expect.poll(() => inGroup.count()).toBe(2)
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z')
  await cards.nth(1).waitFor()

  // In a field the keys are the field's own.
  await page.getByRole('button', { name: 'Redo' }).focus()
  await page.keyboard.press('Enter')
  await ungrouped.getByText('Every answer is in a group.').waitFor()
  await page.getByRole('button', { name: 'Answers', exact: true }).click()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Water')
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'Groups', exact: true }).click()
  await ungrouped.getByText('Every answer is in a group.').waitFor()
})

test('[G1] on a tablet the menu of an answer offers what a drag does', async () => {
  const { page } = await stage.open(tablet)
  await page.goto(`/workshop/${await emptySession(await signedIn(page))}`)
  await page.getByRole('button', { name: 'Show or hide the agenda' }).tap()
  await addBrainstorm(page)
  await answer(page, 'Tea')
  await answer(page, 'Coffee')
  await pickPage(page, 'Groups')
  await page.getByRole('button', { name: 'Actions for answer: Tea' }).tap()
  await page.getByRole('menuitem', { name: 'New group', exact: true }).tap()
  const group = page.getByRole('region', { name: 'Unnamed group' })
  await group.getByText('Tea').waitFor()
  await page.getByRole('button', { name: 'Actions for answer: Coffee' }).tap()
  await page.getByRole('menuitem', { name: 'Unnamed group' }).tap()
  await group.getByText('Coffee').waitFor()
  await page.getByRole('button', { name: 'Actions for answer: Tea' }).tap()
  await page.getByRole('menuitem', { name: 'Take out of the group' }).tap()
  await group.getByText('Tea').waitFor({ state: 'detached' })
})

test('[U7] a wrong password is asked for again; an invite link needs none, and no server receives the password in an address', async () => {
  const password = 'blue-kettle-47%'
  const ana = await stage.open()
  const { workshopId } = await builtSession(await signedIn(ana.page), { password })

  const bo = await stage.open(phone)
  await bo.page.goto(`/join/workshop/${workshopId}`)
  const joinButton = bo.page.getByRole('button', { name: 'Join', exact: true })
  await joinButton.click()
  const field = bo.page.getByLabel('Password', { exact: true })
  await field.fill('red-kettle-48')
  await joinButton.click()
  await bo.page.getByText(messages.joinPasswordWrong.sentence).waitFor()
  expect(await field.inputValue()).toBe('red-kettle-48')
  await field.fill(password)
  await joinButton.click()
  await bo.page.waitForURL(/\/workshop\//)

  const cy = await stage.open(phone)
  const urls: string[] = []
  cy.context.on('request', (request) => urls.push(request.url()))
  await cy.page.goto(inviteLink(stage.plenum.url, workshopId, password))
  await cy.page.getByRole('button', { name: 'Join', exact: true }).click()
  await cy.page.getByText('Please wait for Ana').waitFor()
  expect(urls.length).toBeGreaterThan(3)
  for (const known of [password, encodeURIComponent(password), 'red-kettle-48']) {
    expect(urls.filter((url) => url.includes(known))).toEqual([])
    expect(stage.plenum.output().includes(known)).toBe(false)
  }
})
