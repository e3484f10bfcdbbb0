/** How long a page that is still loading has before its content as a whole takes the focus. */
const patienceMs = 800

let isWanted = false
let timer: ReturnType<typeof setTimeout> | undefined

/** After a navigation: focus goes to the new page's heading as soon as there is one, else to its content. */
export function focusPage(): void {
  isWanted = true
  clearTimeout(timer)
  timer = setTimeout(() => focusHeading(document.querySelector('main')), patienceMs)
  focusHeading(document.querySelector<HTMLElement>('[data-page-heading]'))
}

/** A heading that came on the screen; it takes the focus when a navigation waits for it. */
export function focusHeading(heading: HTMLElement | null): void {
  if (!isWanted || !heading) return
  isWanted = false
  clearTimeout(timer)
  heading.focus({ preventScroll: true })
}
