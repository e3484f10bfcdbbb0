import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { laptop, phone, tablet } from '../support/browser/devices.ts'
import type { Screen } from '../support/browser/devices.ts'
import { setStage } from '../support/browser/stage.ts'
import { cardsInView, drop, fingers, lift, promise } from '../support/kinds/groups.ts'
import { boardOf, groupHandle, holds, item, organizeAdded, section } from '../support/kinds/organize.ts'
import type { BuiltOrganize } from '../support/kinds/organize.ts'
import { emptySession, signedIn } from '../support/people/people.ts'

const stage = setStage('organizeHands')

/** Opens the board of a new activity for a facilitator. */
async function boardWith(
  screen: Screen,
  sections: readonly string[],
  fill: (organize: BuiltOrganize) => Promise<void>,
): Promise<Page> {
  const { page } = await stage.open(screen)
  const signed = await signedIn(page)
  const organize = await organizeAdded(signed, await emptySession(signed), sections)
  await fill(organize)
  await page.goto(organize.path)
  await page.getByRole('button', { name: 'Select', exact: true }).waitFor()
  return page
}

/** What is dragged, on what it is dropped and where on that, what the screen says before, and what is there afterwards. */
type Drop = [what: Locator, on: Locator, down: number, says: string, then: Record<string, string[]>]

/** As people drop: on what they see, at its middle, its upper or lower half, or the gap beside it. */
const [middle, upper, lower, gapAbove, atEnd] = [0.5, 0.25, 0.75, -0.05, 0.98]

function dropsOn(page: Page): Drop[] {
  const it = (text: string) => item(page, text)
  const group = page.locator('[data-row]').filter({ has: groupHandle(page, 'Food') })
  const heading = (name: string) => section(page, name).getByRole('heading', { level: 2 })
  const free = (name: string) => section(page, name).locator('[data-list^="section:"]')
  const [keep, change, gone] = ['Move to “Keep”', 'Move to “Change”', 'Move to “Drop”']
  const [unsorted, within, into] = [
    'Move to “Unsorted”',
    'Move within “Keep”',
    'Into the group “Food” in “Keep”',
  ]
  const out = 'Out of the group, to “Keep”'
  return [
    [it('Noise'), free('Keep'), atEnd, keep, { Keep: ['Coffee', 'Tea', 'Food: Apples, Pears', 'Noise'] }],
    [it('Mails'), section(page, 'Drop').getByText('Drop items here.'), middle, gone, { Drop: ['Mails'] }],
    [it('Chats'), heading('Change'), middle, change, { Change: ['Chats', 'Light', 'Air', 'Desks'] }],
    [it('Fruit'), it('Air'), upper, change, { Change: ['Chats', 'Light', 'Fruit', 'Air', 'Desks'] }],
    [
      it('Plants'),
      it('Tea'),
      gapAbove,
      keep,
      { Keep: ['Coffee', 'Plants', 'Tea', 'Food: Apples, Pears', 'Noise'] },
    ],
    [
      it('Music'),
      groupHandle(page, 'Food'),
      middle,
      into,
      { Keep: ['Coffee', 'Plants', 'Tea', 'Food: Music, Apples, Pears', 'Noise'], Unsorted: [] },
    ],
    [
      it('Coffee'),
      it('Apples'),
      lower,
      into,
      { Keep: ['Plants', 'Tea', 'Food: Music, Apples, Coffee, Pears', 'Noise'] },
    ],
    [
      it('Apples'),
      free('Keep'),
      atEnd,
      out,
      { Keep: ['Plants', 'Tea', 'Food: Music, Coffee, Pears', 'Noise', 'Apples'] },
    ],
    [
      it('Pears'),
      it('Fruit'),
      gapAbove,
      change,
      { Change: ['Chats', 'Light', 'Pears', 'Fruit', 'Air', 'Desks'] },
    ],
    [
      it('Tea'),
      it('Noise'),
      lower,
      within,
      { Keep: ['Plants', 'Food: Music, Coffee', 'Noise', 'Tea', 'Apples'] },
    ],
    [
      it('Tea'),
      it('Plants'),
      upper,
      within,
      { Keep: ['Tea', 'Plants', 'Food: Music, Coffee', 'Noise', 'Apples'] },
    ],
    [
      it('Mails'),
      section(page, 'Unsorted').getByText('Every item is sorted.'),
      middle,
      unsorted,
      { Unsorted: ['Mails'], Drop: [] },
    ],
    [it('Desks'), heading('Unsorted'), middle, unsorted, { Unsorted: ['Desks', 'Mails'] }],
    [
      it('Air'),
      heading('Drop'),
      middle,
      gone,
      { Drop: ['Air'], Change: ['Chats', 'Light', 'Pears', 'Fruit'] },
    ],
    [
      it('Coffee'),
      it('Music'),
      upper,
      into,
      { Keep: ['Tea', 'Plants', 'Food: Coffee, Music', 'Noise', 'Apples'] },
    ],
    [it('Music'), group, 0.02, out, { Keep: ['Tea', 'Plants', 'Music', 'Food: Coffee', 'Noise', 'Apples'] }],
    [it('Noise'), group, lower, into, { Keep: ['Tea', 'Plants', 'Music', 'Food: Coffee, Noise', 'Apples'] }],
    [groupHandle(page, 'Food'), free('Drop'), atEnd, gone, { Drop: ['Air', 'Food: Coffee, Noise'] }],
    [
      groupHandle(page, 'Food'),
      it('Light'),
      upper,
      change,
      { Change: ['Chats', 'Food: Coffee, Noise', 'Light', 'Pears', 'Fruit'] },
    ],
    [
      it('Air'),
      it('Noise'),
      lower,
      'Into the group “Food” in “Change”',
      { Change: ['Chats', 'Food: Coffee, Noise, Air', 'Light', 'Pears', 'Fruit'], Drop: [] },
    ],
  ]
}

const hands = {
  async mouse(page: Page) {
    return {
      lift: (what: Locator) => lift(page, what),
      move: ({ x, y }: { x: number; y: number }) => page.mouse.move(x, y, { steps: 8 }),
      drop: () => drop(page),
    }
  },
  finger: fingers,
}

test.each([
  ['the mouse', laptop, hands.mouse],
  ['a finger', tablet, hands.finger],
] as const)(
  '[OR4] [OR5] 20 of 20 items and groups that are dragged by %s go where they are dropped',
  async (_hand, screen, handOf) => {
    const page = await boardWith(screen, ['Keep', 'Change', 'Drop'], async ({ filled, grouped }) => {
      await filled('Keep', ['Coffee', 'Tea'])
      await grouped('Keep', 'Food', ['Apples', 'Pears'])
      await filled('Change', ['Light', 'Air', 'Desks'])
      await filled(null, ['Noise', 'Mails', 'Chats', 'Fruit', 'Plants', 'Music'])
    })
    await item(page, 'Music').waitFor()
    const hand = await handOf(page)
    for (const [what, on, down, says, then] of dropsOn(page)) {
      await hand.lift(what)
      const box = await on.boundingBox()
      if (!box) throw new Error('not on the screen')
      await hand.move({ x: box.x + box.width / 2, y: box.y + box.height * down })
      expect.soft(await promise(page)).toBe(says)
      await hand.drop()
      await expect.poll(() => boardOf(page)).toMatchObject(then)
    }
  },
)

test('[OR1] [OR5] on a phone a finger carries an item to any section, at the foot of the screen', async () => {
  const page = await boardWith(phone, names(12), ({ filled }) => filled(null, ['Noise', 'Mails']))
  const finger = await fingers(page)
  for (const [what, name, left] of [
    ['Noise', 'Section 12', 1],
    ['Mails', 'Section 1', 0],
  ] as const) {
    await finger.lift(item(page, what))
    await finger.carry(page.locator('[data-drop]').filter({ hasText: new RegExp(`^${name}$`) }))
    expect(await promise(page)).toBe(`Move to “${name}”`)
    await finger.drop()
    await page.getByRole('button', { name: `Unsorted, ${left} item${left === 1 ? '' : 's'}` }).waitFor()
    await page.getByRole('button', { name: `${name}, 1 item`, exact: true }).waitFor()
  }
})

/** Texts of one and of two lines. */
const texts = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    at % 2 === 0
      ? `Item ${at + 1}`
      : `Item ${at + 1} needs a second line of its section to be told as a whole`,
  )
export const removedMarker = 0
const names = (count: number) => Array.from({ length: count }, (_, at) => `Section ${at + 1}`)
const small = { viewport: { width: 1280, height: 720 } }

test('[OR1] 100 items in 6 sections show three of each section at 1280x720, 12 sections every name and count; the rest by scrolling', async () => {
  const board = async (count: number) => {
    const page = await boardWith(small, names(count), async ({ filled }) => {
      const [all, each] = [texts(100), Math.floor(100 / (count + 1))]
      for (const name of names(count)) await filled(name, all.splice(0, each))
      await filled(null, all)
    })
    for (const name of ['Unsorted', ...names(count)]) {
      const heading = section(page, name).getByRole('heading', { level: 2 })
      await heading.getByText(/^\d+$/).last().waitFor()
      expect(await isInSight(heading), name).toBe(true)
    }
    return page
  }
  const six = await board(6)
  for (const name of ['Unsorted', ...names(6)])
    expect((await cardsInView(section(six, name))).length, name).toBeGreaterThanOrEqual(3)
  const last = item(section(six, 'Section 6'), 'Item 84')
  expect(await isInSight(last)).toBe(false)
  await section(six, 'Section 6').locator('[data-list]').hover()
  await six.mouse.wheel(0, 2000)
  await expect.poll(() => isInSight(last)).toBe(true)
  expect(await six.evaluate(() => window.scrollY)).toBe(0)
  await board(12)
})

/** Whether the whole of something is on the screen, with nothing over it. */
function isInSight(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [top + 1, bottom - 1].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    )
  })
}

test('[OR5] 50 items are sorted by keys alone within a minute', async () => {
  const page = await boardWith(laptop, names(9), ({ filled }) => filled(null, texts(50)))
  await item(section(page, 'Unsorted'), 'Item 50').waitFor()
  const start = Date.now()
  // The link at the top leads past the agenda and the tools.
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
  const first = item(page, 'Item 1').first()
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return first.evaluate((card) => card === document.activeElement)
    })
    .toBe(true)
  for (const [at] of texts(50).entries()) await page.keyboard.press(String((at % 9) + 1))
  for (const [at, name] of names(9).entries())
    await holds(
      page,
      name,
      texts(50).filter((_, one) => one % 9 === at),
    )
  expect(Date.now() - start).toBeLessThan(60_000)
})
