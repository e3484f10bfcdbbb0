import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

/** The headless shell is preferred: the same engine without browser UI, and 20 % faster for it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The machine's Chromium, headless. Close it in `afterAll`.
 *
 * @throws {Error} with installation instructions, when none is found and none can be installed
 */
export async function launchBrowser(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0
  return chromium.launch({
    executablePath: chromiumPath(),
    // Chromium's sandbox does not run as root, and rarely in containers.
    args: isRoot || process.env['CI'] ? [...quiet, '--no-sandbox'] : quiet,
    chromiumSandbox: !isRoot && !process.env['CI'],
  })
}

/** Finds Chromium: CHROMIUM_PATH, the search path, the usual locations, or a new installation with apt-get. */
export function chromiumPath(): string {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (isExecutable(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no program there`)
  }
  const found = findChromium()
  if (found) return found
  installChromium()
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'No Chromium found. Install it (Debian: "apt-get install chromium-headless-shell", macOS: "brew install --cask chromium") ' +
      'or name one: CHROMIUM_PATH=/path/to/chrome npm run test:e2e',
  )
}

function findChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...usualPlaces].find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function installChromium(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...args: string[]): unknown => execFileSync('apt-get', args, { env, stdio: 'inherit' })
  aptGet('update', '-q')
  aptGet('install', '-qy', '--no-install-recommends', 'chromium-headless-shell')
}
