/** How long a page that is still loading has before its content as a whole takes the focus. */
const patienceMs = 800

let isWanted = false
/** What had the focus at the navigation. */
let focusedBefore: Element | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * After a navigation: focus goes to the new page's heading as soon as there is one, else to its content. Whoever turned to
 * something on the page meanwhile, such as a field they already type in, keeps the focus there. SPEC U16
 */
export function focusPage(): void {
  isWanted = true
  focusedBefore = document.activeElement
  clearTimeout(timer)
  timer = setTimeout(() => focusHeading(document.querySelector('main')), patienceMs)
  focusHeading(document.querySelector<HTMLElement>('[data-page-heading]'))
}

/** A heading that came on the screen; it takes the focus when a navigation waits for it. */
export function focusHeading(heading: HTMLElement | null): void {
  if (!isWanted || !heading) return
  isWanted = false
  clearTimeout(timer)
  const focused = document.activeElement
  const isFree = focused === null || focused === document.body || focused === focusedBefore
  focusedBefore = null
  if (isFree) heading.focus({ preventScroll: true })
}
