/** Longer than a page takes on a slow phone: what waits is needed where no page comes, too. */
const mostMs = 5000

let waiting: (() => void)[] = []

/** Called by the heading of a page, which each page has, once it is in the document. */
export function pageIsThere(): void {
  const drawn = waiting
  waiting = []
  // Two frames later it has been painted.
  requestAnimationFrame(() => requestAnimationFrame(() => drawn.forEach((go) => go())))
}

/** Resolves once a page is on the screen, also when that was before; after some seconds in any case. */
export async function pageDrawn(): Promise<void> {
  if (document.querySelector('[data-page-heading]')) return
  const { promise, resolve } = Promise.withResolvers<undefined>()
  waiting.push(() => resolve(undefined))
  const timer = setTimeout(() => resolve(undefined), mostMs)
  await promise
  clearTimeout(timer)
}
