import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { tablet } from '../support/devices.ts'
import {
  cardsInView,
  carry,
  drag,
  drop,
  fingers,
  groupingSession,
  groupName,
  handle,
  lift,
  panel,
  promise,
  ungrouped,
} from '../support/groupActs.ts'
import { setStage } from '../support/stage.ts'

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

test('[G10] [HT30] 20 of 20 answers dropped on answers with the mouse are grouped, in a long list that others change', async () => {
  const answers = many(150)
  const { open, group, session } = await groupingSession(stage, answers)
  const { page } = await open()
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
  const list = ungrouped(page)
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

test('[G10] [HT30] 20 of 20 answers dropped by touch are grouped in a short list; an immediate move scrolls instead', async () => {
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
})

test('[G4] [G10] by mouse and touch, a group dropped on a group is merged, and an answer dropped at the end of the list leaves its group', async () => {
  const { open, group } = await groupingSession(stage, many(30))
  for (let index = 0; index < 12; index++) await group(`Answer ${index + 1}.`)
  const merge = 'Merge into “Unnamed group”'
  const groups = (page: Page) => groupName(page, 'Unnamed group')

  const { page } = await open()
  for (let left = 12; left > 7; left--) {
    await expect.poll(() => groups(page).count()).toBe(left)
    expect(await drag(page, groups(page).nth(left % 3), groups(page).nth(3))).toBe(merge)
    await expect.poll(() => groups(page).count()).toBe(left - 1)
  }
  // The last card of a list has a few pixels of free space below it.
  const atEnd = async (who: Page): Promise<{ x: number; y: number }> => {
    const list = ungrouped(who).locator('[data-list]')
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await list.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    const box = await list.boundingBox()
    return { x: (box?.x ?? 0) + 80, y: (box?.y ?? 0) + (box?.height ?? 0) - 6 }
  }
  const out = 'Take out of the group'
  const count = async (who: Page): Promise<number> =>
    Number(await ungrouped(who).getByRole('heading').locator('span').last().innerText())
  const column = (who: Page) =>
    panel(who, 'Unnamed group')
      .filter({ has: who.locator('[data-drag]') })
      .first()
  for (let taken = 0; taken < 3; taken++) {
    const before = await count(page)
    await lift(page, handle(column(page), 'Answer'))
    const { x, y } = await atEnd(page)
    await page.mouse.move(x, y, { steps: 8 })
    expect(await promise(page)).toBe(out)
    await drop(page)
    await expect.poll(() => count(page)).toBe(before + 1)
  }

  const other = (await open(0, tablet)).page
  const finger = await fingers(other)
  for (let left = 7; left > 4; left--) {
    await expect.poll(() => groups(other).count()).toBe(left)
    expect(await finger.drag(groups(other).nth(0), groups(other).nth(1))).toBe(merge)
    await expect.poll(() => groups(other).count()).toBe(left - 1)
  }
  for (let taken = 0; taken < 3; taken++) {
    const before = await count(other)
    await groups(other).first().tap()
    await finger.lift(handle(column(other), 'Answer'))
    await finger.move(await atEnd(other))
    expect(await promise(other)).toBe(out)
    await finger.drop()
    await expect.poll(() => count(other)).toBe(before + 1)
  }
})

test('[G10] a drop on an answer that somebody just deleted does nothing and is announced', async () => {
  const { open, remove, session } = await groupingSession(stage, ['Tea', 'Coffee', 'Water'])
  const { page } = await open()
  const list = ungrouped(page)
  const place = () => list.locator('[data-row]').evaluateAll((cards) => cards.map((card) => card.textContent))
  await lift(page, handle(list, 'Tea'))
  await carry(page, handle(list, 'Coffee'))
  const before = await place()
  await remove('Coffee')
  await session.answer(session.facilitator, 'Milk')
  await expect.poll(() => promise(page)).toBe('Somebody removed it meanwhile. Nothing was changed.')
  // The list does not shift under the pointer.
  expect(await place()).toEqual(before)
  await drop(page)
  await page.getByText('Somebody removed it meanwhile. Nothing was changed.').first().waitFor()
  await list.getByText('Milk').waitFor()
  expect(await groupName(page, 'Unnamed group').count()).toBe(0)
  expect((await place()).sort()).toEqual(['Milk', 'Tea', 'Water'])
})
