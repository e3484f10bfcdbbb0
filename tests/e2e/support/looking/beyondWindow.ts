import type { Page } from 'playwright-core'

/**
 * Names of the controls that are partly beyond the left or right end of the window, in nothing that scrolls sideways:
 * nobody can reach that part.
 *
 * @param within selector of the part to check
 */
export function beyondWindow(page: Page, within = 'html'): Promise<string[]> {
  return page
    .locator(within)
    .first()
    .evaluate((root) => {
      const scrollsSideways = (element: Element): boolean => {
        const { overflowX } = getComputedStyle(element)
        return overflowX === 'auto' || overflowX === 'scroll'
      }
      const isReachable = (element: Element): boolean => {
        for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
          if (scrollsSideways(at)) return true
        return false
      }
      return [...root.querySelectorAll('button, a[href], input, textarea, select')].flatMap((control) => {
        const { left, right, width } = control.getBoundingClientRect()
        // One pixel and less: inputs that only screen readers see.
        const isOutside = width > 1 && (left < -1 || right > window.innerWidth + 1)
        if (!isOutside || !control.checkVisibility({ visibilityProperty: true }) || isReachable(control))
          return []
        return [`${control.ariaLabel ?? control.textContent} (${Math.round(left)} to ${Math.round(right)})`]
      })
    })
}
