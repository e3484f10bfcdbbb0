import { beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { late } from '../support/people/acts.ts'
import { phone } from '../support/browser/devices.ts'
import { setStage } from '../support/browser/stage.ts'
import { chooseVoting, evaluateAdded, pollOn, vote, votedBySomebody } from '../support/kinds/evaluate.ts'
import { votingRoom } from '../support/sessions/votingRoom.ts'
import type { VotingRoom } from '../support/sessions/votingRoom.ts'

const stage = setStage('matrixMany')
/** A facilitator at a laptop; participants with a phone and a tablet; the room's screen. */
let all: VotingRoom

const texts = Array.from({ length: 50 }, (_, at) =>
  `Option ${at + 1} ${'that is long '.repeat(20)}`.slice(0, 250),
)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

beforeAll(async () => {
  all = await votingRoom(stage)
  const evaluate = await evaluateAdded(
    all.signed,
    all.workshopId,
    2,
    texts.map((text, at) => ({ text, color: at % 9 })),
  )
  // Most of them at one place, the others on two lines that cross; on the last three opinions differ.
  const values = texts.map((_, at): [number, number] => (at < 30 ? [3, 3] : [1 + (at % 5), 1 + (at % 4)]))
  for (const value of [1, 3, 5])
    await votedBySomebody(stage.plenum, all.workshopId, evaluate.objectId, [
      ...values.slice(0, 47),
      ...values.slice(47).map((): [number, number] => [value, value]),
    ])
  await all.present(evaluate.path)
  await pollOn(all.bo.page, texts.at(-1) ?? '').waitFor(late)
})

test('[BT1] among fifty polls on a phone each slider is as large as a thumb, and Vote is always in reach', async () => {
  const { page } = all.bo
  const boxOf = async (of: Locator) => {
    const box = await of.boundingBox()
    if (!box) throw new Error('not on the screen')
    return box
  }
  for (const text of [texts[0], texts[24], texts[49]])
    for (const axis of ['X-Value', 'Y-Value']) {
      const slider = page.getByRole('slider', { name: `${text}, ${axis}`, exact: true })
      // As the browser scrolls to what gets the focus.
      await slider.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
      const [box, foot] = [await boxOf(slider), await boxOf(button(page, 'Vote'))]
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.width).toBeGreaterThan(250)
      // What is scrolled to is above the bar, which stays at the foot of the screen.
      expect(box.y + box.height).toBeLessThanOrEqual(foot.y)
      expect(foot.y + foot.height).toBeLessThanOrEqual(phone.viewport.height)
      await page.touchscreen.tap(box.x + box.width - 22, box.y + box.height / 2)
    }
  await vote(page)
  await expect.poll(() => page.getByText('Voted', { exact: true }).count(), late).toBe(3)
})

/**
 * What of a picture is not seen while the page is at its top: beyond an end of the window, or behind the bars or the
 * foot of the page.
 */
function hidden(page: Page): Promise<string[]> {
  return page
    .locator('svg[data-chart]')
    .first()
    .evaluate((picture) => {
      window.scrollTo(0, 0)
      const { left, right, top, bottom, width, height } = picture.getBoundingClientRect()
      const foot = document.querySelector('[data-page-foot]')?.getBoundingClientRect().top
      const ends = [
        ['left', left >= 0],
        ['right', right <= window.innerWidth],
        ['top', top >= 0],
        ['bottom', bottom <= (foot ?? window.innerHeight)],
        ['large enough', width >= 300 && height >= 280],
      ] as const
      return ends.flatMap(([end, isSeen]) => (isSeen ? [] : [`${end} of ${left},${top},${right},${bottom}`]))
    })
}

test('[EV15] the plane for voting is seen as a whole on a laptop, a tablet and a phone, and the next answer in its list', async () => {
  const { ana, bo, cy } = all
  for (const { page } of [ana, bo, cy]) {
    await button(page, 'Plane').click()
    await page.getByRole('group', { name: 'Place the answers' }).waitFor()
    await expect.poll(() => hidden(page)).toEqual([])
  }
  const { page } = bo
  const last = page.getByRole('list', { name: 'Place the answers' }).getByRole('button').last()
  await last.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => last.getAttribute('aria-pressed')).toBe('true')
  // A banner above takes its height from the plane.
  await ana.page.evaluate(() => {
    const banner = document.createElement('p')
    banner.textContent = 'Please vote until noon.'
    document.querySelector('svg[data-chart]')?.closest('section')?.before(banner)
  })
  await expect.poll(() => hidden(ana.page)).toEqual([])
})

/** Pairs of texts of a picture that cover each other, and texts that leave it. */
function covered(page: Page): Promise<string[]> {
  return page
    .locator('svg[data-chart]')
    .first()
    .evaluate((svg) => {
      const whole = svg.getBoundingClientRect()
      const boxes = [...svg.querySelectorAll('text')].map((text) => {
        const { left, right, top, bottom, height } = text.getBoundingClientRect()
        // A box of a text has room above and below its letters.
        const slack = height * 0.2
        return { words: text.textContent, left, right, top: top + slack, bottom: bottom - slack }
      })
      const outside = boxes.filter(
        ({ left, right, top, bottom }) =>
          left < whole.left - 1 ||
          right > whole.right + 1 ||
          top < whole.top - 1 ||
          bottom > whole.bottom + 1,
      )
      const upon = boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
          )
          .map((other) => `${one.words} on ${other.words}`),
      )
      return [...outside.map(({ words }) => `outside: ${words}`), ...upon]
    })
}

test('[BT14] [BT17] [EV15] fifty polls with long texts in the graph: on no screen is it beyond the window, or a text covered or cut', async () => {
  const { ana, bo, cy, room } = all
  const screens = [ana, bo, cy, room]
  // Texts of bubbles that still move to their places cover each other.
  for (const { page } of screens) await page.emulateMedia({ reducedMotion: 'reduce' })
  await button(ana.page, 'Go to results').click()
  // It leads the room to the view on this screen.
  await chooseVoting(ana.page, /^Show results to everybody/)
  for (const one of screens) {
    const bubbles = one.page.locator(`[data-chart] ${one === room ? '[data-still]' : '[role=button]'}`)
    await expect.poll(() => bubbles.count(), late).toBe(50)
    await expect.poll(() => covered(one.page)).toEqual([])
    await expect.poll(() => hidden(one.page)).toEqual([])
  }
  // The room's is as high as its box, and as wide.
  const shares = await room.page.getByRole('figure').evaluate((figure) => {
    const [box, picture] = [figure, figure.querySelector('svg')].map((one) => one?.getBoundingClientRect())
    return box && picture ? [picture.height / box.height, picture.width / box.width] : []
  })
  for (const share of shares) expect(share).toBeGreaterThan(0.98)
  expect(shares).toHaveLength(2)
  expect(screens.flatMap(({ errors }) => errors)).toEqual([])
})
