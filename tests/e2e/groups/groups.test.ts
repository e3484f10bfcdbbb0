import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { saved } from '../support/acts.ts'
import { goToPage } from '../support/brainstormActs.ts'
import { tablet } from '../support/devices.ts'
import {
  carry,
  drag,
  drop,
  fingers,
  groupCard,
  groupingSession,
  groupName,
  handle,
  lift,
  panel,
  promise,
  ungrouped,
} from '../support/groupActs.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('groups')

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()

test('[G2] [G3] [G4] [G5] answers and groups can be dragged onto each other, into a group and out of it', async () => {
  const { open } = await groupingSession(stage, ['Tea', 'Coffee', 'Water', 'Juice'])
  const device = await open()
  const { page } = device
  const list = ungrouped(page)

  // Dropping an answer on another one groups both.
  expect(await drag(page, handle(list, 'Tea'), handle(list, 'Coffee'))).toBe('Group with “Coffee”')
  await groupName(page, 'Unnamed group').waitFor()
  await said(page, 'Group created')

  // Dropping an answer on a group adds it: on the group's card in the list and in its column.
  expect(await drag(page, handle(list, 'Water'), groupCard(page, 'Unnamed group'))).toBe(
    'Add to “Unnamed group”',
  )
  await page.getByRole('button', { name: 'Unnamed group 3 answers' }).waitFor()
  const column = panel(page, 'Unnamed group')
  expect(await drag(page, handle(list, 'Juice'), handle(column, 'Coffee'))).toBe('Add to “Unnamed group”')
  await page.getByRole('button', { name: 'Unnamed group 4 answers' }).waitFor()

  // An answer leaves its group when dropped on the free space of the list or on the marked drop zone.
  await drag(page, handle(column, 'Juice'), list.locator('[data-list]'))
  await handle(list, 'Juice').waitFor()
  await lift(page, handle(column, 'Tea'))
  const zone = list.locator('[data-drop]').filter({ hasText: 'Take out of the group' })
  await carry(page, zone)
  expect(await promise(page)).toBe('Take out of the group')
  await drop(page)
  await handle(list, 'Tea').waitFor()

  // A drop on the answer itself, in its own list, or after Escape changes nothing.
  await lift(page, handle(list, 'Tea'))
  expect(await promise(page)).toBe('Drop on an answer or a group')
  await carry(page, handle(list, 'Juice'))
  expect(await promise(page)).toBe('Group with “Juice”')
  await page.keyboard.press('Escape')
  await said(page, 'Cancelled. Everything is where it was.')
  await page.mouse.up()
  expect(await list.getByRole('listitem').count()).toBe(2)

  // Dropping a group on another one merges them; the merged group keeps the name that was given.
  await page.getByRole('button', { name: 'Add group' }).click()
  await page.getByRole('dialog').getByLabel('Group name').fill('Drinks')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await groupName(page, 'Drinks').waitFor()
  expect(await drag(page, groupName(page, 'Drinks'), groupName(page, 'Unnamed group'))).toBe(
    'Merge into “Unnamed group”',
  )
  await page.getByRole('button', { name: 'Drinks 2 answers' }).waitFor()
  expect(await groupName(page, 'Unnamed group').count()).toBe(0)

  // Each drop is one undo step: all are undone to the beginning and redone.
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  for (let step = 0; step < 7; step++) await undo.click()
  await list.getByRole('listitem').nth(3).waitFor()
  await expect.poll(() => undo.isDisabled()).toBe(true)
  for (let step = 0; step < 7; step++) await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await page.getByRole('button', { name: 'Drinks 2 answers' }).waitFor()
  await saved(page)
  expect(device.errors).toEqual([])
})

test('[G4] [G5] [G7] [G8] menu and keyboard do everything that a drag does and more, without losing focus', async () => {
  const { open } = await groupingSession(stage, ['Tea', 'Coffee', 'Water', 'Juice'])
  const device = await open()
  const { page } = device
  const choose = async (button: string, item: string): Promise<void> => {
    await page.getByRole('button', { name: button }).first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: item, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  const dialog = page.getByRole('dialog')

  // 'New group with…' accepts several answers; the focus moves to the answer that takes the position of the first.
  await choose('Actions for answer: Tea', 'New group with…')
  await dialog.getByRole('button', { name: 'Coffee' }).click()
  await dialog.getByRole('button', { name: 'Group', exact: true }).click()
  await page.getByRole('button', { name: 'Unnamed group 2 answers' }).waitFor()
  await expect.poll(focused).toMatch(/^Actions for answer: (Water|Juice)$/)

  // The title is edited in place: Escape reverts, Enter saves, the limit is 250 characters.
  const title = panel(page, 'Unnamed group').getByRole('button', { name: 'Unnamed group' })
  await title.focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Group name' })
  await field.fill('Not this')
  await page.keyboard.press('Escape')
  await title.waitFor()
  await title.click()
  await field.fill('x'.repeat(260))
  expect(await field.inputValue()).toHaveLength(250)
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
  await page.getByRole('button', { name: 'Cold 3 answers' }).waitFor()
  await choose('Actions for group: Cold', 'Unmerge')
  await page.getByRole('button', { name: 'Cold 1 answer' }).waitFor()
  await page.getByRole('button', { name: 'Cold 2 answers' }).waitFor()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'Hot 2 answers' }).waitFor()

  // The menu changes a group's order and colour.
  await choose('Actions for group: Cold', 'Move up')
  await expect
    .poll(() =>
      page
        .getByRole('button', { name: /^(Hot|Cold) \d/ })
        .first()
        .innerText(),
    )
    .toMatch(/Cold/)
  await choose('Actions for group: Hot', 'Colour…')
  await dialog.getByRole('button', { name: 'Red' }).click()
  await said(page, 'Colour: Red')

  // An answer is taken out, a group is broken up, and another is deleted after confirmation: the answers stay.
  await groupName(page, 'Hot').click()
  await choose('Actions for answer: Tea', 'Take out of the group')
  await handle(ungrouped(page), 'Tea').waitFor()
  await choose('Actions for group: Cold', 'Break up group')
  await handle(ungrouped(page), 'Water').waitFor()
  await choose('Actions for group: Hot', 'Delete group')
  await dialog.getByText('Its answers stay and are ungrouped.').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await ungrouped(page).getByRole('listitem').nth(3).waitFor()
  await expect.poll(focused).not.toBe('')
  expect(device.errors).toEqual([])
})

test('[G9] several answers can be selected, grouped, moved, ungrouped and deleted with the keyboard', async () => {
  const { open } = await groupingSession(stage, ['Tea', 'Coffee', 'Water', 'Juice', 'Milk'])
  const device = await open()
  const { page } = device
  const bar = page.getByRole('toolbar', { name: 'Selected answers' })
  const button = (name: string) => bar.getByRole('button', { name, exact: true })
  const box = (name: string) => page.getByRole('checkbox', { name })
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: 'Select', exact: true }).focus()
  await page.keyboard.press('Enter')
  expect(await button('Group').getAttribute('aria-disabled')).toBe('true')
  await box('Tea').focus()
  await page.keyboard.press('Space')
  // 'Edit' is offered for one selected answer; 'Group' needs two.
  await button('Edit').waitFor()
  expect(await button('Group').getAttribute('aria-disabled')).toBe('true')
  await box('Coffee').focus()
  await page.keyboard.press('Space')
  expect(await button('Edit').count()).toBe(0)
  await button('Group').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Unnamed group 2 answers' }).waitFor()

  // Answers in a group can be selected too; a selection that is exactly one group cannot be grouped.
  const group = panel(page, 'Unnamed group')
  await group.getByRole('button', { name: 'Select all' }).click()
  expect(await button('Group').getAttribute('aria-disabled')).toBe('true')
  await button('Ungroup').click()
  await page.getByRole('button', { name: 'Unnamed group 0 answers' }).waitFor()
  await box('Water').check()
  await box('Juice').check()
  await button('Move to group…').click()
  await dialog.getByRole('button', { name: /Unnamed group/ }).click()
  await page.getByRole('button', { name: 'Unnamed group 2 answers' }).waitFor()

  // The selected answer is edited.
  await box('Milk').check()
  await button('Edit').click()
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('Oat milk')
  await dialog.getByRole('textbox', { name: 'Answer' }).press('Enter')
  await box('Oat milk').waitFor()

  // Deleting several answers asks for confirmation (SPEC M21) and can be undone.
  await box('Tea').check()
  await button('Delete').click()
  await dialog.getByText('Are you sure you want to delete these answers?').waitFor()
  await dialog.getByText('This will permanently delete the answers.').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await box('Oat milk').waitFor({ state: 'detached' })
  // Escape belongs to a dialog as long as it is open.
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await bar.waitFor({ state: 'detached' })
  expect(await ungrouped(page).getByRole('listitem').count()).toBe(1)
  await page.keyboard.press('Control+z')
  await handle(ungrouped(page), 'Oat milk').waitFor()
  expect(device.errors).toEqual([])
})

test('[G3] on a tablet holding a finger drags a card, and tapping selects it', async () => {
  const { open } = await groupingSession(stage, ['Tea', 'Coffee', 'Water'])
  const device = await open(0, tablet)
  const { page } = device
  const list = ungrouped(page)
  const finger = await fingers(page)
  expect(await finger.drag(handle(list, 'Tea'), handle(list, 'Coffee'))).toBe('Group with “Coffee”')
  await groupName(page, 'Unnamed group').waitFor()
  await page.getByRole('button', { name: 'Select', exact: true }).tap()
  await page.getByRole('checkbox', { name: 'Water' }).tap()
  await page.getByRole('checkbox', { name: 'Tea' }).tap()
  await page.getByRole('toolbar').getByRole('button', { name: 'Group', exact: true }).tap()
  await page.getByRole('button', { name: 'Unnamed group 1 answer' }).waitFor()
  await page.getByRole('button', { name: 'Unnamed group 2 answers' }).waitFor()
  expect(device.errors).toEqual([])
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
