import type { Locator, Page } from 'playwright-core'

/** A session's two bars: the one at the top, and the row of tools. */
export function bars(page: Page): Locator {
  const tools = page.getByRole('region', { name: /^(Where the session is|Var sessionen är)$/ })
  return page.getByRole('banner').or(tools)
}

/** Reports elements of a session's two bars that overflow or are covered, and whether the page is too wide. */
export async function outOfPlace(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0))
  const found = (await bars(page).all()).map((bar) =>
    bar.evaluate((whole) => {
      const within = whole.getBoundingClientRect()
      const boxes = [...whole.querySelectorAll('button, a, input')].flatMap((part) => {
        const box = part.getBoundingClientRect()
        return box.width > 1 ? [{ box, name: part.ariaLabel ?? part.textContent }] : []
      })
      const outside = boxes.filter(
        ({ box: { left, right, top, bottom } }) =>
          left < within.left || right > within.right || top < within.top || bottom > within.bottom,
      )
      const upon = boxes.filter(({ box }, index) =>
        boxes
          .slice(index + 1)
          .some(
            ({ box: other }) =>
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
          ),
      )
      return [...outside, ...upon].map(({ name }) => name)
    }),
  )
  const isWide = page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  return [...(await Promise.all(found)).flat(), ...((await isWide) ? ['the page'] : [])]
}
