import { AxeBuilder } from '@axe-core/playwright'
import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { beyondWindow } from './beyondWindow.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

type Look = { colorScheme: 'light' | 'dark'; width: number; height: number }

const laptopLight: Look = { colorScheme: 'light', width: 1440, height: 900 }
const laptopDark: Look = { ...laptopLight, colorScheme: 'dark' }
const phoneDark: Look = { colorScheme: 'dark', width: 390, height: 844 }
const phoneLight: Look = { ...phoneDark, colorScheme: 'light' }

/** Both sizes and both schemes: dialogs and side pages are checked in two looks, the main screens in all four. */
export const looks = {
  side: [laptopLight, phoneDark],
  main: [laptopLight, laptopDark, phoneLight, phoneDark],
}

/**
 * Serious and critical axe violations on a page, one line per element, and controls that no scrolling brings into the
 * window. The page is left in laptop size and light scheme.
 *
 * @param within selector of the part to check; the whole page without it
 */
export async function findings(
  page: Page,
  screen: string,
  where: Look[] = looks.side,
  within = 'html',
): Promise<string[]> {
  const found: string[] = []
  for (const { colorScheme, width, height } of where) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page)
    for (const name of await beyondWindow(page, within))
      found.push(`${screen} ${width}: not in the window: ${name}`)
    const builder = (await axeOn(page)).include(within).options({ resultTypes: ['violations'] })
    const { violations } = await builder.withTags(tags).analyze()
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

/** Looks at one screen after the other on one page; `found` has what axe found on all of them. */
export function looking(page: Page) {
  const found: string[] = []
  const over = page.locator('[role=dialog], [role=menu]').filter({ visible: true })
  return {
    found,
    /** The whole page in both schemes, once this is on it. */
    async at(screen: string, shown: string | Locator, where = looks.side): Promise<void> {
      await (
        typeof shown === 'string' ? page.getByText(shown).filter({ visible: true }).first() : shown
      ).waitFor()
      found.push(...(await findings(page, screen, where)))
    },
    /** What opens over the page when these buttons and menu entries are pressed, once it has `loaded` this; closed again by Escape. */
    async over(names: readonly (string | RegExp)[], look = phoneDark, loaded = 'body'): Promise<void> {
      for (const name of names) await press(page, name)
      const kind = names.length > 1 ? '[role=dialog]' : '[role=dialog], [role=menu]'
      await page.locator(kind).filter({ visible: true }).first().waitFor()
      await page.locator(loaded).first().waitFor()
      found.push(...(await findings(page, names.join(', '), [look], kind)))
      expect(await over.count(), names.join(', ')).toBeGreaterThan(0)
      await closed(page)
    },
  }
}

/** Presses a button, a tab or an entry of a menu; of several the one on top. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const options = typeof name === 'string' ? { name, exact: true } : { name }
  const [button, entry, tab] = (['button', 'menuitem', 'tab'] as const).map((role) =>
    page.getByRole(role, options),
  )
  if (button && entry && tab) await button.or(entry).or(tab).filter({ visible: true }).last().click()
}

/** Closes what is over a page with Escape, a dialog on a dialog too. */
async function closed(page: Page): Promise<void> {
  const over = page.locator('[role=dialog], [role=menu]').filter({ visible: true })
  const left = async (): Promise<number> => {
    if ((await over.count()) > 0) await page.keyboard.press('Escape')
    return over.count()
  }
  await expect.poll(left).toBe(0)
}

/** Whether a target is too small in use: a target half under a bar is scrolled into view first. */
async function isTooSmall(page: Page, selector: string): Promise<boolean> {
  const before = await page.evaluate(() => window.scrollY)
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const builder = (await axeOn(page)).include(selector).withRules(['target-size'])
  const { violations } = await builder.analyze()
  await page.evaluate((top) => window.scrollTo(0, top), before)
  return violations.length > 0
}

/** The first check injects axe into the page: half a megabyte, sent and parsed twice. Later checks reuse it. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  return new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) }).setLegacyMode(true)
}

/** Waits until nothing has moved for some frames: half-faded text has other colours than in the end. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    // What is not rendered, as in a closed `details`, gets no frames: an animation there ends without saying so.
    const isSeen = (effect: AnimationEffect | null): boolean =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true
    // A change of look arrives as an event, is rendered, and then starts further changes; on a slow machine late.
    for (let quiet = 0, round = 0; quiet < 3 && round < 20; round++) {
      await frame()
      await frame()
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Infinity && isSeen(effect),
        )
      quiet = ending.length === 0 ? quiet + 1 : 0
      await Promise.allSettled(ending.map(({ finished }) => finished))
    }
  })
}
