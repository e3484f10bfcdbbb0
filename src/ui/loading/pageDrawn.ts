/** Longer than a page takes on a slow phone: what waits is needed where no page comes, too. */
const mostMs = 5000

let waiting: (() => void)[] = []

/** Called by the heading of a page, which each page has, once it is in the document. */
export function pageIsThere(): void {
  const drawn = waiting
  waiting = []
  // Two frames later it has been painted.
  requestAnimationFrame(() => requestAnimationFrame(() => drawn.forEach(whenIdle)))
}

/** Resolves once a page is on the screen and has nothing to do, also when that was before; after some seconds in any case. */
export async function pageDrawn(): Promise<void> {
  if (document.querySelector('[data-page-heading]')) return
  await nextPageDrawn()
}

/** For a page that people join on: resolves once they see the page after it, or stay for some seconds. */
export async function joinedOrIdle(): Promise<void> {
  await nextPageDrawn()
  await nextPageDrawn()
}

async function nextPageDrawn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  waiting.push(() => resolve(undefined))
  const timer = setTimeout(() => resolve(undefined), mostMs)
  await promise
  clearTimeout(timer)
}

function whenIdle(go: () => void): void {
  // Not in every browser.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(go, { timeout: 1000 })
  else setTimeout(go, 200)
}
