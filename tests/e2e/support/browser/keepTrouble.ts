import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Device } from './devices.ts'
import { outboxOf } from '../looking/kept.ts'

const usualPatienceMs = 5000
/** Number of characters kept from the end of the server's log. */
const logTail = 200_000

/**
 * Saves diagnostics of a failed test: a picture, the console and the calls of each page, the outbox of its device, and
 * the server's log. A page that does not respond is skipped.
 *
 * @param name of the file and the test; becomes a folder of test-results/
 * @param patienceMs with a page
 * @returns the folder, as an absolute path
 */
export async function keepTrouble(
  name: string,
  devices: Iterable<Device>,
  logFile: string,
  root = 'test-results',
  patienceMs = usualPatienceMs,
): Promise<string> {
  const folder = resolve(root, name.replace(/[^\w]+/g, '-').slice(0, 100))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const log = await readFile(logFile, 'utf8').catch((error: unknown) => `no log: ${String(error)}`)
  await writeFile(join(folder, 'server.log'), log.slice(-logTail))
  await Promise.all(
    [...devices].map((device, index) => keepDevice(device, join(folder, `${index + 1}`), patienceMs)),
  )
  return folder
}

async function keepDevice({ context, trace }: Device, path: string, patienceMs: number): Promise<void> {
  const pages = context.pages()
  for (const [index, page] of pages.entries()) {
    const picture = `${path}${index === 0 ? '' : `-${index + 1}`}.png`
    await page.screenshot({ path: picture, timeout: patienceMs }).catch(() => undefined)
  }
  const [page] = pages
  const outbox = page ? await inTime(outboxOf(page), patienceMs) : 'no page'
  const addresses = pages.map((one) => one.url()).join('\n')
  await writeFile(`${path}.txt`, `${addresses}\n\nOutbox:\n${outbox}\n\n${trace.join('\n')}\n`)
}

async function inTime(asked: Promise<string>, patienceMs: number): Promise<string> {
  const late = Promise.withResolvers<string>()
  const timer = setTimeout(() => late.resolve('the page does not answer'), patienceMs)
  const outcome = asked.catch((error: unknown) => `not readable: ${String(error)}`)
  return Promise.race([outcome, late.promise]).finally(() => clearTimeout(timer))
}
