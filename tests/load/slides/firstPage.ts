import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Browser, Page } from 'playwright-core'

/** How an opening went: until the page is visible, and what the browser's tabs computed for it. */
export interface Opening {
  ms: number
  rendererSeconds: number
  /** Of the canvas, in its own pixels. */
  width: number
}

/** From an address until the first page of a document is drawn there, in its own colour. */
export async function openFirstPage(
  browser: Browser,
  page: Page,
  address: string,
  colour: readonly number[],
): Promise<Opening> {
  const before = await rendererSeconds(browser)
  const startedAt = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(hasColour, [1, ...colour] as const, { timeout: 30_000 })
  const ms = performance.now() - startedAt
  const width = await page.evaluate(
    () => document.querySelector<HTMLCanvasElement>(`[data-page='1']`)?.width ?? 0,
  )
  return { ms, rendererSeconds: (await rendererSeconds(browser)) - before, width }
}

/** Whether a page is drawn, with the field in its colour; runs in a page. */
export function hasColour([at, ...colour]: readonly [number, ...number[]]): boolean {
  const canvas = document.querySelector<HTMLCanvasElement>(
    `[data-stage] [data-page='${at}'], body > [data-page='${at}']`,
  )
  if (!canvas?.width) return false
  const pixel = canvas.getContext('2d')?.getImageData(canvas.width * 0.1, canvas.height * 0.9, 1, 1).data
  return colour.every((value, channel) => Math.abs(value - (pixel?.[channel] ?? 999)) < 5)
}

async function rendererSeconds(browser: Browser): Promise<number> {
  const all = await browser.newBrowserCDPSession()
  const { processInfo } = await all.send('SystemInfo.getProcessInfo')
  await all.detach()
  return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === 'renderer' ? cpuTime : 0), 0)
}

/** The plain page with the same library; `stop` ends its process. */
export async function startPeer(path: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'peerServer.ts'), path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    url,
    async stop() {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    },
  }
}
