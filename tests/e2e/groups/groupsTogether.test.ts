import { expect, test } from 'vitest'
import { saved } from '../support/acts.ts'
import { phone } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
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
  ungrouped,
} from '../support/groupActs.ts'
import { joined } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('groupsTogether')

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
  for (const { errors } of [ana, ben, cy]) expect(errors).toEqual([])
})

test('[G2] of a thousand answers only those in view are rendered, and each can be dragged', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => `Answer ${String(index).padStart(4, '0')}`)
  const { open } = await groupingSession(stage, many)
  const device = await open()
  const { page } = device
  await page.getByRole('button', { name: 'Add group' }).click()
  await page.getByRole('dialog').getByLabel('Group name').fill('Few')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  const list = page.locator('[data-list="ungrouped"]')
  const cards = list.getByRole('listitem')
  const toTheMiddle = (): Promise<number> =>
    list.evaluate((element) => {
      element.scrollTop = element.scrollHeight / 2
      return element.scrollTop
    })
  await ungrouped(page).getByText('1000', { exact: true }).waitFor()
  await expect.poll(toTheMiddle).toBeGreaterThan(20_000)
  await expect.poll(() => cards.count()).toBeLessThan(60)
  // The list has stopped scrolling when the same card is in its middle twice in a row.
  let text = ''
  const isStill = async (): Promise<boolean> => {
    const before = text
    text = await list.evaluate(textInView)
    return text !== '' && text === before
  }
  await expect.poll(isStill).toBe(true)
  const inView = cards.filter({ hasText: text })
  await lift(page, inView.locator('[data-control="handle"]'))
  await carry(page, groupCard(page, 'Few'))
  await drop(page)
  await panel(page, 'Few').getByText(text).waitFor()
  await ungrouped(page).getByText('999', { exact: true }).waitFor()
  expect(device.errors).toEqual([])
})

/** Runs in the page: the text of a card that is entirely in view, well within its list. */
function textInView(list: Element): string {
  const { top, bottom } = list.getBoundingClientRect()
  const last = Math.min(bottom, window.innerHeight - 60)
  const handles = [...list.querySelectorAll('[data-control="handle"]')]
  const seen = handles.find((shown) => {
    const box = shown.getBoundingClientRect()
    return box.top > top + 60 && box.bottom < last - 60
  })
  return seen?.textContent?.trim() ?? ''
}
