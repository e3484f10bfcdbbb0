import { launchBrowser } from '#support/views/browser.ts'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import { openDevice, phone } from '../e2e/support/browser/devices.ts'
import { percentile } from './figures.ts'
import { presentedSession } from './prepared.ts'
import { openSlowLine, slow4G } from './slowLine.ts'

/**
 * node tests/load/pageBench.ts [repeats]: how long a participant with a slow phone waits for their first letter. From the
 * address of the QR code, with an empty cache: *Join* is pressed as soon as it can be, and a letter typed as soon as the
 * box takes one. CPU slowed down four times, behind a slow line. Needs built pages.
 */
const repeats = Number(process.argv[2] ?? 5)

interface Opening {
  /** From the address until *Join* can be pressed, and until the letter stands in the box, in milliseconds. */
  joinMs: number
  letterMs: number
  requests: number
  connections: number
  /** Towards the phone. */
  bytes: number
  /** Loaded scripts as they went through the line, in files and bytes. */
  scripts: ReadonlyMap<string, number>
}

const line = await openSlowLine(() => plenum.url, slow4G)
// As behind a proxy: websockets are taken from its own address only.
const plenum = await runPlenum({ PUBLIC_URL: line.url })
const browser = await launchBrowser()
try {
  const { workshopId } = await presentedSession(plenum)
  const openings: Opening[] = []
  for (let round = 0; round < repeats; round += 1) openings.push(await openAndType(workshopId))
  tell('join page, until Join can be pressed', openings, ({ joinMs }) => joinMs, 'ms')
  tell('join link to first letter', openings, ({ letterMs }) => letterMs, 'ms')
  tell('requests until then', openings, ({ requests }) => requests, '')
  tell('connections', openings, ({ connections }) => connections, '')
  tell('bytes to the phone', openings, ({ bytes }) => bytes / 1000, 'kB')
  tell('of them scripts', openings, ({ scripts }) => sumOf(scripts) / 1000, 'kB')
  tell('in files', openings, ({ scripts }) => scripts.size, '')
  if (process.argv.includes('--files'))
    for (const [file, bytes] of openings.at(-1)?.scripts ?? [])
      console.log(`${String(bytes).padStart(8)}  ${file}`)
} finally {
  await browser.close()
  await line.close()
  await plenum.stop()
}

async function openAndType(workshopId: string): Promise<Opening> {
  const { page, context } = await openDevice(browser, line.url, phone)
  const cdp = await context.newCDPSession(page)
  const scripts = new Map<string, number>()
  const names = new Map<string, string>()
  let requests = 0
  await cdp.send('Network.enable')
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    requests += 1
    if (/\.js$/.test(new URL(request.url).pathname) || type === 'Script')
      names.set(requestId, new URL(request.url).pathname)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId)
    if (name !== undefined) scripts.set(name, encodedDataLength)
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  line.traffic()
  const startedAt = performance.now()
  await page.goto(`/join/workshop/${workshopId}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  const joinMs = performance.now() - startedAt
  const box = page.getByRole('textbox', { name: 'Your answer' })
  await box.click()
  await page.keyboard.type('a')
  if ((await box.inputValue()) !== 'a') throw new Error('the box did not take the letter')
  const letterMs = performance.now() - startedAt
  const { connections, down } = line.traffic()
  await context.close()
  return { joinMs, letterMs, requests, connections, bytes: down, scripts }
}

function sumOf(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((sum, one) => sum + one, 0)
}

function tell(what: string, all: readonly Opening[], figure: (one: Opening) => number, unit: string): void {
  const figures = all.map(figure)
  const [least, middle, most] = [0.01, 0.5, 1].map((share) => String(Math.round(percentile(figures, share))))
  console.log(`${what}: median ${middle}, ${least} to ${most} ${unit}`.trimEnd())
}
