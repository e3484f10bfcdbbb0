import type { Locator, Page } from 'playwright-core'

type Points = { x: number; y: number }[]

const steps = 6
/** Between two steps, as the events tell it. */
const stepMs = 20

/** Gestures of fingers, sent as the browser's touch events. Each one is over when what it scrolled has come to rest. */
export async function touches(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Points, atMs: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: atMs / 1000 })
  const middleOf = async (what: Locator): Promise<{ x: number; y: number }> => {
    const box = await what.boundingBox()
    if (!box) throw new Error('not on the screen')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const gesture = async (at: (share: number) => Points): Promise<void> => {
    // As a device tells it: each event waits for the page, and on a busy machine a swipe would be too slow to be one.
    const beganMs = Date.now()
    await send('touchStart', at(0), beganMs)
    for (let step = 1; step <= steps; step += 1)
      await send('touchMove', at(step / steps), beganMs + step * stepMs)
    await send('touchEnd', [], beganMs + steps * stepMs)
    await atRest(page)
  }
  return {
    /** One finger, from the middle of an element. */
    async swipe(from: Locator, [byX, byY]: readonly [number, number]): Promise<void> {
      const { x, y } = await middleOf(from)
      // Around the middle, so that it stays on the screen.
      await gesture((share) => [{ x: x + (share - 0.5) * byX, y: y + (share - 0.5) * byY }])
    },
    /** One finger that rests on the middle of an element, and is lifted once something is shown. */
    async rest(on: Locator, until: Locator): Promise<void> {
      await on.scrollIntoViewIfNeeded()
      await send('touchStart', [await middleOf(on)], Date.now())
      await until.waitFor()
      await send('touchEnd', [], Date.now())
    },
    /** Two fingers around the middle of an element: apart for a factor over 1. */
    async pinch(on: Locator, by: number): Promise<void> {
      const { x, y } = await middleOf(on)
      const [from, to] = by > 1 ? [50, 50 * by] : [50 / by, 50]
      await gesture((share) => {
        const half = from + (to - from) * share
        return [
          { x: x - half, y },
          { x: x + half, y },
        ]
      })
    },
  }
}

/** A swipe goes on by itself: waits until the slide no longer moves, which the browser tells of only if it did. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const place = document.querySelector('[data-place]')
    const at = (): string => `${place?.scrollLeft} ${place?.scrollTop}`
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let before = '', still = 0; still < 3; before = at()) {
      await frame()
      still = at() === before ? still + 1 : 0
    }
  })
}
