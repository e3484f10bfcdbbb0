/** Marks the element that takes the focus after a navigation: the heading of the page. */
export const pageHeadingAttribute = 'data-page-heading'

let isWanted = false

/** After a navigation: focus goes to the new page's heading, as soon as there is one. */
export function focusPage(): void {
  isWanted = true
  focusHeading(document.querySelector<HTMLElement>(`main [${pageHeadingAttribute}]`))
}

/** A heading that came on the screen; it takes the focus when a navigation waits for it. */
export function focusHeading(heading: HTMLElement | null): void {
  if (!isWanted || !heading) return
  isWanted = false
  heading.focus({ preventScroll: true })
}
