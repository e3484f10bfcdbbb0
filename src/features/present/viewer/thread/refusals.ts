/** Pages, numbered from 1, that asked for more than a page may (`memoryLimit.ts`). */
export interface Refusals {
  /** @param isFinal otherwise it is so only when the page was tried again before */
  refuse: (page: number, isFinal: boolean) => void
  /** Aborted while a page cannot be shown. */
  current: (page: number) => AbortSignal
  /** Aborted when a page can never be shown. */
  final: (page: number) => AbortSignal
  /** Lifts a refusal that is not final, once. @returns whether there was one */
  lift: (page: number) => boolean
}

export function createRefusals(): Refusals {
  const currents = new Map<number, AbortController>()
  const finals = new Map<number, AbortController>()
  const lifted = new Set<number>()
  return {
    refuse(page, isFinal) {
      const reason = new PageTooLarge(page)
      // Before the other, whose listeners ask for it.
      if (isFinal || lifted.has(page)) controllerOf(finals, page).abort(reason)
      controllerOf(currents, page).abort(reason)
    },
    current: (page) => controllerOf(currents, page).signal,
    final: (page) => controllerOf(finals, page).signal,
    lift(page) {
      if (!currents.get(page)?.signal.aborted || finals.get(page)?.signal.aborted) return false
      lifted.add(page)
      return currents.delete(page)
    },
  }
}

function controllerOf(controllers: Map<number, AbortController>, page: number): AbortController {
  const controller = controllers.get(page) ?? new AbortController()
  controllers.set(page, controller)
  return controller
}

class PageTooLarge extends Error {
  override name = 'PageTooLarge'
  constructor(page: number) {
    super(`page ${page} of a PDF asks for too much`)
  }
}
