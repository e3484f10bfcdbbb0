import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Durations of tasks over 50 ms since the last call. */
    longTasks: number[]
    /** Milliseconds from the last websocket frame to a card with this text; null when it did not appear. */
    timeToScreen: (text: string) => Promise<number | null>
  }
}

/** Runs in the page before any other script. */
export function watchTasks(): void {
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  let lastFrame = 0
  const Original = WebSocket
  window.WebSocket = class extends Original {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args)
      this.addEventListener('message', () => (lastFrame = performance.now()))
    }
  }
  window.timeToScreen = (text) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        const cards = [...document.querySelectorAll('article')]
        if (!cards.some((card) => card.textContent.includes(text))) return
        observer.disconnect()
        requestAnimationFrame(() => resolve(performance.now() - lastFrame))
      })
      setTimeout(() => resolve(null), 10_000)
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
}

/** Returns the measurements so far. */
export function tasksOf(page: Page): Promise<number[]> {
  return page.evaluate(() => window.longTasks.splice(0))
}

/** 'none', or how many over 50 ms and the longest. */
export function countTasks(tasks: number[]): string {
  if (tasks.length === 0) return 'none over 50 ms'
  return `${tasks.length} over 50 ms, longest ${Math.round(Math.max(...tasks))}`
}
