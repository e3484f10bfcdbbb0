import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { signUpCalls } from '#support/calls/calls.ts'
import { makeFacilitators } from '#support/calls/facilitators.ts'
import { startSession } from '#support/calls/session.ts'
import type { TestFacilitator } from '#support/calls/session.ts'
import { goToPage } from './brainstorm.ts'
import type { Device, Screen } from '../browser/devices.ts'
import { signedInAs } from '../people/people.ts'
import type { Stage } from '../browser/stage.ts'

/** A session with one question and answers to it, and a way for facilitators to open it. */
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
    await makeFacilitators(
      first.calls,
      session.workshopId,
      people.slice(1).map(({ email }) => email),
    )
  }
  const at = 50
  const postIds = new Map<string, string>()
  for (let start = 0; start < answers.length; start += at)
    await Promise.all(
      answers.slice(start, start + at).map(async (text) => {
        postIds.set(text, await session.answer(first.calls, text))
      }),
    )
  await session.showAll(true)
  return {
    session,
    /** Another facilitator groups answers on another device. */
    async group(...texts: string[]): Promise<void> {
      await first.calls.must(
        `mutation ($common: CommonInfoInput!, $object: ID!, $posts: [ID]!) {
          createPostGroupFromPosts(commonInfoData: $common, brainstormId: $object, postsId: $posts) { ok errorString } }`,
        {
          common: session.common,
          object: session.objectId,
          posts: texts.map((text) => postIds.get(text) ?? text),
        },
      )
    },
    /** Another facilitator deletes an answer on another device. */
    async remove(text: string): Promise<void> {
      await first.calls.must(`mutation ($id: ID!) { deletePost(postId: $id) { ok errorString } }`, {
        id: postIds.get(text),
      })
    },
    /** Opens the Groups page for a facilitator on a device of their own. */
    async open(who = 0, screen?: Screen): Promise<Device> {
      const device = await openDevice(screen)
      const { page } = device
      await signedInAs(page, people[who]?.email ?? '', 'correct horse 9')
      await page.goto(`/workshop/${session.workshopId}/brainstorm/${session.objectId}`)
      await goToPage(page, 'Groups')
      await ungrouped(page).waitFor()
      return device
    },
  }
}

export const ungrouped = (page: Page): Locator => page.getByRole('region', { name: 'Ungrouped answers' })

/** Waits until screen readers are told this. */
export const said = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).waitFor()

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

/** The drag handle of an answer or a group. */
export const handle = (list: Locator, text: string): Locator =>
  list.locator('[data-control="handle"]').filter({ hasText: text }).first()

/** Texts of the fully visible cards of a list, from the top. */
export function cardsInView(list: Locator): Promise<string[]> {
  return list.locator('[data-list]').evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const foot = document.querySelector('footer')?.getBoundingClientRect().top ?? window.innerHeight
    return [...element.querySelectorAll('[data-row]')]
      .filter((card) => {
        const box = card.getBoundingClientRect()
        return box.top >= top && box.bottom <= Math.min(bottom, foot, window.innerHeight)
      })
      .map((card) => card.textContent.trim())
  })
}

/** Starts a drag with the mouse, at the middle. */
export async function lift(page: Page, what: Locator): Promise<void> {
  const { x, y } = await middleOf(what)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 4, y + 8, { steps: 3 })
  await page.locator('[data-lifted]').waitFor()
}

/** Moves the dragged card to the middle of a target. */
export async function carry(page: Page, to: Locator): Promise<void> {
  const { x, y } = await middleOf(to)
  await page.mouse.move(x, y, { steps: 8 })
}

export async function drop(page: Page): Promise<void> {
  await page.mouse.up()
  await page.locator('[data-lifted]').waitFor({ state: 'detached' })
}

/** Drags with the mouse from middle to middle; returns the announced effect of the drop. */
export async function drag(page: Page, what: Locator, to: Locator): Promise<string> {
  await lift(page, what)
  await carry(page, to)
  const words = await promise(page)
  await drop(page)
  return words
}

/** The effect of a drop now, as announced beside the pointer; the text is rendered in the next frame. */
export async function promise(page: Page): Promise<string> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return (await page.locator('[data-carried] > :last-child').innerText()).trim()
}

async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  await what.scrollIntoViewIfNeeded()
  const box = await what.boundingBox()
  if (!box) throw new Error('not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Touches of a device, sent as the browser's events. */
export async function fingers(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  let at = { x: 0, y: 0 }
  const move = async (to: { x: number; y: number }): Promise<void> => {
    const [from, steps] = [at, 4]
    for (let step = 1; step <= steps; step++) {
      at = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps }
      await send('touchMove', [at])
    }
  }
  return {
    move,
    /** Long-presses the middle of an element until the drag starts. */
    async lift(what: Locator): Promise<void> {
      at = await middleOf(what)
      await send('touchStart', [at])
      await page.locator('[data-lifted]').waitFor()
    },
    async carry(to: Locator): Promise<void> {
      await move(await middleOf(to))
    },
    async drop(): Promise<void> {
      await send('touchEnd', [])
      await page.locator('[data-lifted]').waitFor({ state: 'detached' })
    },
    /** Drags from middle to middle; returns the announced effect of the drop. */
    async drag(what: Locator, to: Locator): Promise<string> {
      await this.lift(what)
      await this.carry(to)
      const words = await promise(page)
      await this.drop()
      return words
    },
    /** Moves immediately, like a scroll gesture. */
    async swipe(from: Locator, by: number): Promise<void> {
      at = await middleOf(from)
      // Without waiting in between: on a busy machine the finger would rest long enough to lift the card.
      await Promise.all([send('touchStart', [at]), move({ x: at.x, y: at.y + by })])
      await send('touchEnd', [])
    },
  }
}
