import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { saved } from '../support/people/acts.ts'
import { goToPage } from '../support/kinds/brainstorm.ts'
import { phone, tablet } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
import {
  carry,
  drop,
  groupCard,
  groupingSession,
  groupName,
  handle,
  lift,
  panel,
  promise,
  said,
  ungrouped,
} from '../support/kinds/groups.ts'
import { joined } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('groups')

test('[G4] [G5] [G7] [G8] [G9] menu, selection and keyboard do everything that a drag does and more, without losing focus', async () => {
  const { open } = await groupingSession(stage, ['Tea', 'Coffee', 'Water', 'Juice', 'Milk'])
  const { page } = await open()
  const choose = async (button: string, item: string): Promise<void> => {
    await page.getByRole('button', { name: button }).first().press('Enter')
    await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
  }
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  const dialog = page.getByRole('dialog')
  const counts = async (...titles: string[]): Promise<void> => {
    for (const name of titles) await page.getByRole('button', { name }).waitFor()
  }

  // 'New group with…' accepts several answers; the focus moves to the answer that takes the position of the first.
  await choose('Actions for answer: Tea', 'New group with…')
  await dialog.getByRole('button', { name: 'Coffee' }).click()
  await dialog.getByRole('button', { name: 'Group', exact: true }).click()
  await counts('Unnamed group 2 answers')
  await expect.poll(focused).toMatch(/^Actions for answer: (Water|Juice|Milk)$/)
  await panel(page, 'Unnamed group').getByRole('button', { name: 'Unnamed group' }).press('Enter')
  const field = page.getByRole('textbox', { name: 'Group name' })
  await field.fill('Hot')
  await page.keyboard.press('Enter')
  await panel(page, 'Hot').waitFor()

  // Merging two named groups asks for the name to keep; unmerging restores both.
  await choose('Actions for answer: Water', 'New group')
  await page.getByRole('button', { name: 'Unnamed group 1 answer' }).click()
  await panel(page, 'Unnamed group').getByRole('button', { name: 'Unnamed group' }).click()
  await field.fill('Cold')
  await field.blur()
  await choose('Actions for group: Cold', 'Hot')
  await dialog.getByRole('radio', { name: 'Cold' }).check()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await counts('Cold 3 answers')
  await choose('Actions for group: Cold', 'Unmerge')
  await counts('Cold 1 answer', 'Cold 2 answers')
  for (let step = 0; step < 2; step++) await page.keyboard.press('Control+z')
  await counts('Hot 2 answers')
  await choose('Actions for group: Cold', 'Move up')
  const first = page.getByRole('button', { name: /^(Hot|Cold) \d/ }).first()
  await expect.poll(() => first.innerText()).toMatch(/Cold/)

  // An answer is taken out, a group is broken up, and another is deleted after confirmation: the answers stay.
  await groupName(page, 'Hot').click()
  await choose('Actions for answer: Tea', 'Take out of the group')
  await handle(ungrouped(page), 'Tea').waitFor()
  await choose('Actions for group: Cold', 'Break up group')
  await handle(ungrouped(page), 'Water').waitFor()
  await choose('Actions for group: Hot', 'Delete group')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await ungrouped(page).getByRole('listitem').nth(4).waitFor()
  await expect.poll(focused).not.toBe('')

  // Several answers: 'Edit' is offered for one, 'Group' needs two, and not those of exactly one group.
  const bar = page.getByRole('toolbar', { name: 'Selected answers' })
  const button = (name: string) => bar.getByRole('button', { name, exact: true })
  const box = (name: string) => page.getByRole('checkbox', { name })
  const groupIsOff = () => button('Group').getAttribute('aria-disabled')
  await page.getByRole('button', { name: 'Select', exact: true }).press('Enter')
  await box('Tea').press('Space')
  await button('Edit').waitFor()
  expect(await groupIsOff()).toBe('true')
  await box('Coffee').press('Space')
  await button('Edit').waitFor({ state: 'detached' })
  await button('Group').press('Enter')
  await counts('Unnamed group 2 answers')
  await panel(page, 'Unnamed group').getByRole('button', { name: 'Select all' }).click()
  expect(await groupIsOff()).toBe('true')
  await button('Ungroup').click()
  await counts('Unnamed group 0 answers')
  for (const name of ['Water', 'Juice']) await box(name).check()
  await button('Move to group…').click()
  await dialog.getByRole('button', { name: /Unnamed group/ }).click()
  await counts('Unnamed group 2 answers')
  for (const name of ['Milk', 'Tea']) await box(name).check()
  await button('Delete').click()
  await dialog.getByText('Are you sure you want to delete these answers?').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await box('Milk').waitFor({ state: 'detached' })
  // Escape belongs to a dialog as long as it is open.
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await bar.waitFor({ state: 'detached' })
  expect(await ungrouped(page).getByRole('listitem').count()).toBe(1)
  await page.keyboard.press('Control+z')
  for (const text of ['Milk', 'Tea']) await handle(ungrouped(page), text).waitFor()
})

test('[G2] two facilitators group at once, one of them offline for a while: no edit is lost, and undo affects own edits only', async () => {
  const answers = ['Tea', 'Coffee', 'Water', 'Juice', 'Milk']
  const { open, session } = await groupingSession(stage, answers, 2)
  const [ana, ben] = [await open(0), await open(1)]
  const cy = await stage.open(phone)
  const add = async ({ page }: Device, name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add group' }).click()
    await page.getByRole('dialog').getByLabel('Group name').fill(name)
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
    await groupName(page, name).waitFor()
  }
  const moveTo = async ({ page }: Device, answer: string, group: string): Promise<void> => {
    await page.getByRole('button', { name: `Actions for answer: ${answer}` }).click()
    await page.getByRole('menuitem', { name: group, exact: true }).click()
  }
  const has = ({ page }: Device, title: string) => page.getByRole('button', { name: title }).first().waitFor()
  await add(ana, 'Hot')
  await add(ana, 'Cold')
  await has(ben, 'Cold 0 answers')

  // Ben moves the card that Ana is dragging: it stays under Ana's pointer and lands where she drops it; no other card
  // moves.
  await lift(ana.page, handle(ungrouped(ana.page), 'Tea'))
  await moveTo(ben, 'Tea', 'Cold')
  await has(ben, 'Cold 1 answer')
  await session.answer(session.facilitator, 'Cocoa')
  await ungrouped(ben.page).getByText('Cocoa').waitFor()
  await carry(ana.page, groupCard(ana.page, 'Hot'))
  expect(await promise(ana.page)).toBe('Add to “Hot”')
  await drop(ana.page)
  for (const who of [ana, ben]) {
    await has(who, 'Hot 1 answer')
    await has(who, 'Cold 0 answers')
    await ungrouped(who.page).getByText('Cocoa').waitFor()
    await expect.poll(() => ungrouped(who.page).getByRole('listitem').count()).toBe(5)
  }

  // Ben is offline while both continue to group; after the reconnect both screens show all changes.
  await ben.goOffline()
  await moveTo(ben, 'Water', 'Cold')
  await moveTo(ben, 'Milk', 'Cold')
  await moveTo(ana, 'Coffee', 'Hot')
  await has(ana, 'Hot 2 answers')
  await has(ben, 'Cold 2 answers')
  await ben.goOnline()
  for (const who of [ana, ben]) {
    await has(who, 'Hot 2 answers')
    await has(who, 'Cold 2 answers')
    await saved(who.page)
  }

  // Undo reverts the person's own act: Ana's move of Coffee, not Ben's later moves.
  await ana.page.keyboard.press('Control+z')
  for (const who of [ana, ben]) {
    await has(who, 'Hot 1 answer')
    await has(who, 'Cold 2 answers')
  }
  await ana.page.keyboard.press('Control+Shift+z')
  await ben.page.keyboard.press('Control+z')
  for (const who of [ana, ben]) {
    await has(who, 'Hot 2 answers')
    await has(who, 'Cold 1 answer')
  }

  // A participant sees the groups and is taken to the one that the facilitator presents; a like of a group is counted on
  // every screen.
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  await joined(cy.page, session.workshopId)
  await panel(cy.page, 'Hot').getByText('Coffee').waitFor()
  await groupName(ana.page, 'Hot').click()
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  await cy.page.getByRole('button', { name: 'Hot', exact: true, pressed: true }).waitFor()
  expect(await panel(cy.page, 'Cold').count()).toBe(0)
  await panel(cy.page, 'Hot').getByRole('button', { name: 'Like, 0 likes' }).click()
  await panel(ana.page, 'Hot').getByRole('button', { name: 'Like, 1 like' }).waitFor()

  // An answer in a group opens as a dialog.
  await panel(cy.page, 'Hot').getByRole('button', { name: 'Coffee' }).click()
  await cy.page.getByRole('dialog').getByText('Coffee').waitFor()
})

test('[G8] [G11] on wide screens groups are open side by side, in their colours here and on the answers', async () => {
  const { open, group } = await groupingSession(stage, ['Tea', 'Coffee', 'Water', 'Juice'])
  for (const text of ['Tea', 'Coffee', 'Water']) await group(text)
  const laptopPage = (await open()).page
  const columns = (page: Page) => panel(page, 'Unnamed group')
  await columns(laptopPage).nth(1).waitFor()
  await expect.poll(() => columns(laptopPage).count()).toBe(2)
  await columns(laptopPage).getByText('Water').waitFor({ state: 'detached' })
  await groupName(laptopPage, 'Unnamed group').nth(2).click()
  await columns(laptopPage).getByText('Water').waitFor()
  await expect.poll(() => columns(laptopPage).count()).toBe(2)

  await laptopPage.getByRole('button', { name: 'Minimise ungrouped answers' }).click()
  await columns(laptopPage).nth(2).waitFor()
  const tops = () =>
    columns(laptopPage).evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size)
  await expect.poll(tops).toBe(1)

  // On an upright tablet the ungrouped answers, the list of groups and the open group stand side by side.
  const { page } = await open(0, tablet)
  await columns(page).first().waitFor()
  await expect.poll(() => columns(page).count()).toBe(1)
  const sideBySide = async () => {
    const [left, list, opened] = await Promise.all(
      [ungrouped(page), page.getByRole('region', { name: 'Groups', exact: true }), columns(page)].map((one) =>
        one.boundingBox(),
      ),
    )
    if (!left || !list || !opened) throw new Error('not on the screen')
    return {
      besideUngrouped: list.x >= left.x + left.width,
      inOneColumn: opened.x === list.x,
      onScreen: [left, list, opened].every(({ y, height }) => y + height < 1180),
    }
  }
  await expect.poll(sideBySide).toEqual({ besideUngrouped: true, inOneColumn: true, onScreen: true })

  // The cards of the group have its colour as well.
  await page.getByRole('button', { name: 'Actions for group: Unnamed group' }).first().tap()
  await page.getByRole('menuitem', { name: 'Colour…' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Red' }).tap()
  await said(page, 'Colour: Red')
  const edge = (card: ReturnType<Page['locator']>) =>
    card.evaluate((element) => getComputedStyle(element).borderInlineStartColor)
  const red = 'rgb(217, 64, 64)'
  await expect.poll(() => edge(columns(page).locator('[data-row]').first())).toBe(red)
  await goToPage(page, 'Answers')
  const card = (text: string) => page.getByRole('article').filter({ hasText: text })
  await expect.poll(() => edge(card('Tea'))).toBe(red)
  expect(await edge(card('Juice'))).not.toBe(red)
})
