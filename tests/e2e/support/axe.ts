import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** What another colour scheme or size can break; names, roles and the like are the same in every look. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

type Look = { colorScheme: 'light' | 'dark'; width: number; height: number }

const laptopLight: Look = { colorScheme: 'light', width: 1440, height: 900 }
const laptopDark: Look = { ...laptopLight, colorScheme: 'dark' }
const phoneDark: Look = { colorScheme: 'dark', width: 390, height: 844 }
const phoneLight: Look = { ...phoneDark, colorScheme: 'light' }

/** The main screens are looked at in both sizes and both schemes, dialogs and side pages in one of two looks, by their name. */
export const looks = {
  side: [laptopLight, phoneDark],
  main: [laptopLight, laptopDark, phoneLight, phoneDark],
}

/**
 * What axe finds serious or critical on a page, a line for each place; pages are left on a laptop in light.
 *
 * @param within a selector of the part that is looked at; all of the page without it
 */
export async function findings(
  page: Page,
  screen: string,
  where: Look[] = looks.side,
  within = 'html',
): Promise<string[]> {
  const found: string[] = []
  const wanted = where === looks.side ? [sideLook(screen)] : where
  for (const [place, { colorScheme, width, height }] of wanted.entries()) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page)
    const builder = (await axeOn(page)).include(within).options({ resultTypes: ['violations'] })
    const isSeen = wanted.slice(0, place).some((before) => before.width === width)
    const { violations } = await (isSeen ? builder.withRules(rulesOfLooks) : builder.withTags(tags)).analyze()
    for (const { id, impact, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue
      for (const { html, failureSummary, target } of nodes)
        if (id !== 'target-size' || (await isTooSmall(page, String(target[0]))))
          found.push(`${screen} ${width} ${colorScheme}: ${id}\n${html}\n${failureSummary ?? ''}`)
    }
  }
  await page.setViewportSize({ width: laptopLight.width, height: laptopLight.height })
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** Every second screen on a laptop in light, the others on a phone in dark; the same ones at each run. */
function sideLook(screen: string): Look {
  const sum = [...screen].reduce((all, letter) => all + letter.charCodeAt(0), 0)
  return sum % 2 === 0 ? laptopLight : phoneDark
}

/** Whether a target is small where people use it: one that lies half under a bar is scrolled free of it. */
async function isTooSmall(page: Page, selector: string): Promise<boolean> {
  const before = await page.evaluate(() => window.scrollY)
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const builder = (await axeOn(page)).include(selector).withRules(['target-size'])
  const { violations } = await builder.analyze()
  await page.evaluate((top) => window.scrollTo(0, top), before)
  return violations.length > 0
}

/** The first look at a page brings axe there, twice half a megabyte to send and to read; the later ones use it. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  return new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) }).setLegacyMode(true)
}

/** Nothing moves any more, for some frames: half-faded text has other colours than it will have. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    // A new look is first heard of, then drawn, and what it starts comes after that; on a slow machine late.
    for (let quiet = 0, round = 0; quiet < 3 && round < 20; round++) {
      await frame()
      await frame()
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        )
      quiet = ending.length === 0 ? quiet + 1 : 0
      await Promise.allSettled(ending.map(({ finished }) => finished))
    }
  })
}
