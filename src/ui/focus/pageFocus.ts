/** How long a loading page may take before its content as a whole takes the focus. */
const patienceMs = 800

/** Fields that somebody types in or chooses from. */
export const writing = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

let isWanted = false
/** The element that had the focus at the navigation. */
let focusedBefore: Element | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * After a navigation the focus moves to the new page's heading as soon as there is one, otherwise to its content. A
 * person who has meanwhile moved the focus on the page, such as to a field they type in, keeps it there. So does who
 * typed before: an address that is completed late, such as by the name of its page, is a navigation too. SPEC U16
 */
export function focusPage(): void {
  isWanted = true
  focusedBefore = document.activeElement
  clearTimeout(timer)
  timer = setTimeout(() => {
    focusHeading(document.querySelector('main'))
    isWanted = false
  }, patienceMs)
  focusHeading(document.querySelector<HTMLElement>('[data-page-heading]'))
}

/** A navigation waits for the new page's heading, which takes the focus. */
export function isHeadingAwaited(): boolean {
  return isWanted
}

/** Called when a heading is mounted; it takes the focus if a navigation waits for one. */
export function focusHeading(heading: HTMLElement | null): void {
  if (!isWanted || !heading) return
  isWanted = false
  clearTimeout(timer)
  const focused = document.activeElement
  const isFree =
    focused === null || focused === document.body || (focused === focusedBefore && !isTypedIn(focused))
  focusedBefore = null
  if (isFree) heading.focus({ preventScroll: true })
}

/** A field of the page; one in a dialog goes with its dialog. */
function isTypedIn(focused: Element): boolean {
  return focused.matches(writing) && !focused.closest('[aria-modal="true"]')
}
