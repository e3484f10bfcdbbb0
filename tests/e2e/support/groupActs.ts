import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { signUpCalls } from '#support/calls.ts'
import { startSession } from '#support/session.ts'
import type { TestFacilitator } from '#support/session.ts'
import type { Device, Screen } from './devices.ts'
import { signedInAs } from './ready.ts'
import type { Stage } from './stage.ts'

/** A session with one question and answers to it, and how its facilitators come in. */
export async function groupingSession(
  { plenum, open: openDevice }: Pick<Stage, 'plenum' | 'open'>,
  answers: readonly string[],
  facilitators = 1,
) {
  const people = await Promise.all(
    Array.from({ length: facilitators }, async (_, index) => {
      const email = `facilitator${index}-${randomUUID()}@example.org`
      return { email, calls: (await signUpCalls(plenum, email)) as TestFacilitator }
    }),
  )
  const [first] = people
  if (!first) throw new Error('a session has a facilitator')
  const session = await startSession(plenum, first.calls)
  if (people.length > 1) {
    await first.calls.must(
      `mutation ($id: ID!, $invitees: [String]!) {
        addFacilitators(workshopId: $id, invitees: $invitees) { ok errorString } }`,
      { id: session.workshopId, invitees: people.slice(1).map(({ email }) => email) },
    )
  }
  const at = 50
  for (let start = 0; start < answers.length; start += at)
    await Promise.all(answers.slice(start, start + at).map((text) => session.answer(first.calls, text)))
  await session.showAll(true)
  return {
    session,
    /** The Groups page of a facilitator on a device of theirs. */
    async open(who = 0, screen?: Screen): Promise<Device> {
      const device = await openDevice(screen)
      const { page } = device
      await signedInAs(page, people[who]?.email ?? '', 'correct horse 9')
      await page.goto(`/workshop/${session.workshopId}/brainstorm/${session.objectId}`)
      await page.getByRole('button', { name: 'Groups', exact: true }).click()
      await ungrouped(page).waitFor()
      return device
    },
  }
}

export const ungrouped = (page: Page): Locator => page.getByRole('region', { name: 'Ungrouped answers' })

/** The panel with the answers of the group that is selected. */
export const panel = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true })

/** A group's card in the list of groups. */
export const groupCard = (page: Page, title: string): Locator =>
  page
    .getByRole('list', { name: 'Groups' })
    .getByRole('listitem')
    .filter({ has: groupName(page, title) })

export const groupName = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${title} \\d+ answer`) })

/** What is lifted, of an answer or a group. */
export const handle = (list: Locator, text: string): Locator =>
  list.locator('[data-control="handle"]').filter({ hasText: text }).first()

/** Lifts with the mouse. */
export async function lift(page: Page, what: Locator): Promise<void> {
  const box = await boxOf(what)
  await page.mouse.move(box.x + 30, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 36, box.y + box.height / 2 + 8, { steps: 4 })
  await page.locator('[data-lifted]').waitFor()
}

/** Carries what is lifted over a place, slowly at the end, until the page says that it would land there. */
export async function carry(page: Page, to: Locator, marked: Locator): Promise<void> {
  const box = await boxOf(to)
  await approach(page, box, marked, (x, y, steps) => page.mouse.move(x, y, { steps }))
}

async function approach(
  page: Page,
  box: { x: number; y: number; height: number },
  marked: Locator,
  move: (x: number, y: number, steps: number) => Promise<void>,
): Promise<void> {
  const middle = box.y + box.height / 2
  // A card is combined with in its middle, which is elsewhere when it has made room: from below, then from above.
  for (let aside = 48; aside >= -48; aside -= 4) {
    await move(box.x + 40, middle + aside, aside === 48 ? 10 : 1)
    await painted(page)
    if (await marked.first().isVisible()) return
  }
  throw new Error('the page shows no place to drop')
}

const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** The card of an answer while something that is dropped would be grouped with it. */
export const targeted = (list: Locator, text: string): Locator =>
  list.locator('[data-row][data-target]').filter({ hasText: text })

export async function drop(page: Page): Promise<void> {
  await page.mouse.up()
  await page.locator('[data-lifted]').waitFor({ state: 'detached' })
}

async function boxOf(what: Locator) {
  await what.scrollIntoViewIfNeeded()
  const box = await what.boundingBox()
  if (!box) throw new Error('not on the screen')
  return box
}

/** Holds a finger on something until it is lifted, and moves it elsewhere. */
export async function dragByTouch(page: Page, what: Locator, to: Locator, marked: Locator): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const [from, target] = [await boxOf(what), await boxOf(to)]
  const point = (x: number, y: number) => ({ touchPoints: [{ x, y }] })
  const start = { x: from.x + 40, y: from.y + from.height / 2 }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(start.x, start.y) })
  await page.locator('[data-lifted]').waitFor()
  let at = start
  await approach(page, target, marked, async (x, y, steps) => {
    const from = at
    for (let step = 1; step <= steps; step++) {
      at = { x: from.x + ((x - from.x) * step) / steps, y: from.y + ((y - from.y) * step) / steps }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(at.x, at.y) })
    }
  })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.locator('[data-lifted]').waitFor({ state: 'detached' })
}
