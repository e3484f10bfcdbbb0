import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { saved } from '../support/people/acts.ts'
import { tablet } from '../support/browser/devices.ts'
import {
  cardsInView,
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
  said,
  ungrouped,
} from '../support/kinds/groups.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('groupDrops')

const many = (count: number) => Array.from({ length: count }, (_, index) => `Answer ${index + 1}.`)
const drops = 20

interface Drag {
  lift: (what: Locator) => Promise<void>
  carry: (to: Locator) => Promise<void>
  drop: () => Promise<void>
}

/** The cards in view, of which a list that is still measured has none. */
async function someInView(list: Locator): Promise<string[]> {
  let inView: string[] = []
  await expect.poll(async () => (inView = await cardsInView(list)).length).toBeGreaterThan(5)
  return inView
}

/** Drops cards in view on other cards, centre on centre, while a second facilitator groups and a participant answers. */
async function dropCards(page: Page, how: Drag, others: (but: string[]) => Promise<void>): Promise<void> {
  const list = ungrouped(page)
  for (let count = 0, dropped = 0; dropped < drops; count++) {
    const inView = await someInView(list)
    // The targets are above and below the dragged card, near and far.
    const [from = '', onto = ''] = [inView[count % 5], inView[(count * 2 + 3) % 6]]
    if (from === onto) continue
    dropped++
    await how.lift(handle(list, from))
    const meanwhile = others([from, onto])
    await how.carry(handle(list, onto))
    const target = list.locator('[data-row][data-target]')
    expect([await promise(page), await target.innerText()]).toEqual([`Group with “${onto}”`, onto])
    await meanwhile
    await how.drop()
    const made = panel(page, 'Unnamed group').filter({ has: page.getByText(from, { exact: true }) })
    await made.getByText(onto, { exact: true }).waitFor()
  }
}

test('[G2] [G10] [HT30] 20 of 20 answers dropped on answers with the mouse are grouped, in a long list that others change, of which only what is in view is rendered', async () => {
  const answers = many(200)
  const { open, group, session } = await groupingSession(stage, answers)
  const { page } = await open()
  const list = ungrouped(page)
  await list.getByText('200', { exact: true }).waitFor()
  await expect.poll(() => list.getByRole('listitem').count()).toBeLessThan(60)
  const how = {
    lift: (what: Locator) => lift(page, what),
    carry: (to: Locator) => carry(page, to),
    drop: () => drop(page),
  }
  const theirs = [...answers]
  await dropCards(page, how, async (but) => {
    const two: string[] = []
    while (two.length < 2) {
      const next = theirs.pop() ?? ''
      if (!but.includes(next)) two.push(next)
    }
    await Promise.all([group(...two), session.answer(session.facilitator, `New beside ${two.join()}`)])
  })

  // A card held at the end of a long list scrolls it; the card is dropped on the answer then under the pointer.
  const [from = ''] = await someInView(list)
  await lift(page, handle(list, from))
  const scroller = list.locator('[data-list]')
  const box = await scroller.boundingBox()
  if (!box) throw new Error('no list')
  await page.mouse.move(box.x + 60, box.y + box.height - 4, { steps: 5 })
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(400)
  await page.mouse.move(box.x + 60, box.y + box.height / 2)
  const [, , onto = ''] = await someInView(list)
  await carry(page, handle(list, onto))
  expect(await promise(page)).toBe(`Group with “${onto}”`)
  await drop(page)
  await panel(page, 'Unnamed group').getByText(from, { exact: true }).waitFor()
})

test('[G3] [G4] [G10] [HT30] 20 of 20 answers dropped by touch are grouped; an immediate move scrolls instead, a tap selects, and groups are merged', async () => {
  const { open, group, session } = await groupingSession(stage, many(60))
  const { page } = await open(0, tablet)
  const finger = await fingers(page)
  const list = ungrouped(page)
  const scroller = list.locator('[data-list]')
  await scroller.evaluate((element) =>
    element.addEventListener('scrollend', () => element.setAttribute('data-rested', ''), { once: true }),
  )
  await finger.swipe(handle(list, 'Answer'), -240)
  // The momentum of a swipe scrolls the list for about a second, whatever a script asks meanwhile.
  await list.locator('[data-rested]').waitFor()
  expect(await scroller.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
  expect(await page.locator('[data-lifted]').count()).toBe(0)
  await scroller.evaluate((element) => element.scrollTo(0, 0))
  await dropCards(page, finger, async () => {
    const mine = await session.answer(session.facilitator, 'Theirs.')
    await group(mine)
  })

  const groups = groupName(page, 'Unnamed group')
  const merged = await groups.count()
  expect(await finger.drag(groups.nth(0), groups.nth(1))).toBe('Merge into “Unnamed group”')
  await expect.poll(() => groups.count()).toBe(merged - 1)
  // The last card of a list has a few pixels of free space below it: an answer dropped there leaves its group.
  await groups.first().tap()
  const column = panel(page, 'Unnamed group').filter({ has: page.locator('[data-drag]') })
  await finger.lift(handle(column.first(), 'Answer'))
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const box = await scroller.boundingBox()
  await finger.move({ x: (box?.x ?? 0) + 80, y: (box?.y ?? 0) + (box?.height ?? 0) - 6 })
  expect(await promise(page)).toBe('Take out of the group')
  await finger.drop()

  const [first = '', second = ''] = await someInView(list)
  const before = await groups.count()
  await page.getByRole('button', { name: 'Select', exact: true }).tap()
  for (const name of [first, second]) await page.getByRole('checkbox', { name, exact: true }).tap()
  await page.getByRole('toolbar').getByRole('button', { name: 'Group', exact: true }).tap()
  await expect.poll(() => groups.count()).toBe(before + 1)
})

test('[G2] [G3] [G4] [G5] [G10] answers and groups can be dragged onto each other, into a group and out of it; each drop is one undo step', async () => {
  const { open, remove, session } = await groupingSession(stage, ['Tea', 'Coffee', 'Water', 'Juice'])
  const { page } = await open()
  const list = ungrouped(page)

  // Dropping an answer on another one groups both; on a group's card in the list or in its column, it is added.
  expect(await drag(page, handle(list, 'Tea'), handle(list, 'Coffee'))).toBe('Group with “Coffee”')
  await groupName(page, 'Unnamed group').waitFor()
  await said(page, 'Group created')
  const [column, add] = [panel(page, 'Unnamed group'), 'Add to “Unnamed group”']
  expect(await drag(page, handle(list, 'Water'), groupCard(page, 'Unnamed group'))).toBe(add)
  await page.getByRole('button', { name: 'Unnamed group 3 answers' }).waitFor()
  expect(await drag(page, handle(list, 'Juice'), handle(column, 'Coffee'))).toBe(add)
  await page.getByRole('button', { name: 'Unnamed group 4 answers' }).waitFor()

  // An answer leaves its group when dropped on the free space of the list or on the marked drop zone.
  await drag(page, handle(column, 'Juice'), list.locator('[data-list]'))
  await handle(list, 'Juice').waitFor()
  const zone = list.locator('[data-drop]').filter({ hasText: 'Take out of the group' })
  await lift(page, handle(column, 'Tea'))
  await carry(page, zone)
  expect(await promise(page)).toBe('Take out of the group')
  await drop(page)
  await handle(list, 'Tea').waitFor()

  // A drop on the answer itself, or after Escape, changes nothing.
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
  const merging = drag(page, groupName(page, 'Drinks'), groupName(page, 'Unnamed group'))
  expect(await merging).toBe('Merge into “Unnamed group”')
  await page.getByRole('button', { name: 'Drinks 2 answers' }).waitFor()
  expect(await groupName(page, 'Unnamed group').count()).toBe(0)

  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  for (let step = 0; step < 7; step++) await undo.click()
  await list.getByRole('listitem').nth(3).waitFor()
  await expect.poll(() => undo.isDisabled()).toBe(true)
  for (let step = 0; step < 7; step++) await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await page.getByRole('button', { name: 'Drinks 2 answers' }).waitFor()
  await saved(page)

  // A drop on an answer that somebody just deleted does nothing, and is announced; nothing moves under the pointer.
  const place = () => list.locator('[data-row]').evaluateAll((cards) => cards.map((card) => card.textContent))
  const gone = 'Somebody removed it meanwhile. Nothing was changed.'
  await lift(page, handle(list, 'Tea'))
  await carry(page, handle(list, 'Juice'))
  const before = await place()
  await remove('Juice')
  await session.answer(session.facilitator, 'Milk')
  await expect.poll(() => promise(page)).toBe(gone)
  expect(await place()).toEqual(before)
  await drop(page)
  await page.getByText(gone).first().waitFor()
  await list.getByText('Milk').waitFor()
  expect((await place()).sort()).toEqual(['Milk', 'Tea'])
})
