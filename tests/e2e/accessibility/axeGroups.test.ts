import { expect, test } from 'vitest'
import { findings, looks } from '../support/axe.ts'
import { phone } from '../support/devices.ts'
import { groupingSession, groupName, handle, panel, ungrouped } from '../support/groupActs.ts'
import { joined } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('axeGroups')

test('axe finds nothing serious on the Groups page, its menus and dialogs, and where groups are read', async () => {
  const { open, session } = await groupingSession(stage, ['Tea', 'Coffee', 'Water', 'Juice'])
  const { page } = await open()
  const found: string[] = []
  const dialog = page.getByRole('dialog')
  const look = async (screen: string, where = looks.side): Promise<void> => {
    found.push(...(await findings(page, screen, where)))
  }
  const menu = (name: string) => page.getByRole('button', { name }).first().click()
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true }).click()
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await look('groups, empty')
  for (const name of ['Hot', 'Cold']) {
    await page.getByRole('button', { name: 'Add group' }).click()
    await dialog.getByLabel('Group name').fill(name)
    if (name === 'Hot') await look('add group')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await groupName(page, name).waitFor()
  }
  await menu('Actions for answer: Tea')
  await look('menu of an answer')
  await item('Hot')
  await page.getByRole('button', { name: 'Hot 1 answer' }).click()
  await handle(panel(page, 'Hot'), 'Tea').waitFor()
  await look('groups', looks.main)
  await menu('Actions for group: Hot')
  await look('menu of a group')
  await item('Colour…')
  await dialog.waitFor()
  await look('colour')
  await close()
  for (const entry of ['Rename', 'Delete group']) {
    await menu('Actions for group: Hot')
    await item(entry)
    await dialog.locator(':focus').waitFor()
    await look(entry)
    expect(await dialog.isVisible()).toBe(true)
    await close()
  }
  await menu('Actions for group: Hot')
  await item('Cold')
  await dialog.waitFor()
  await look('merge')
  await close()
  await menu('Actions for answer: Coffee')
  await item('New group with…')
  await dialog.waitFor()
  await look('choose answers')
  await close()
  await panel(page, 'Hot').getByRole('button', { name: 'Hot' }).click()
  await look('editing a title')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Juice' }).check()
  await look('selecting')
  await page.getByRole('toolbar').getByRole('button', { name: 'Edit' }).click()
  await dialog.waitFor()
  await look('edit answer')
  await close()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  await dialog.waitFor()
  await look('delete answer')
  await close()
  await page.keyboard.press('Escape')
  await ungrouped(page).getByRole('button', { name: 'Minimise ungrouped answers' }).click()
  await look('minimised')

  await page.getByRole('button', { name: 'Present', exact: true }).click()
  const reader = await stage.open(phone)
  await joined(reader.page, session.workshopId)
  await panel(reader.page, 'Hot').waitFor()
  found.push(...(await findings(reader.page, 'reading', looks.main)))
  expect(found).toEqual([])
})
