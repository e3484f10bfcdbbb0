/** Draws the pictures in public/icons. Needed only after a change of scripts/icons/drawings.ts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { launchBrowser } from '#support/views/browser.ts'
import { iconSvg, previewHtml } from './icons/drawings.ts'

const folder = resolve(import.meta.dirname, '../public/icons')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'icon.svg'), iconSvg(22))

const browser = await launchBrowser()
try {
  await draw('icon-192.png', iconPage(22), 192, 192)
  await draw('icon-512.png', iconPage(22), 512, 512)
  await draw('icon-maskable-512.png', iconPage(0), 512, 512)
  await draw('apple-touch-icon.png', iconPage(0), 180, 180)
  const font = createRequire(import.meta.url).resolve(
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  )
  await draw('preview.png', previewHtml(readFileSync(font).toString('base64')), 1200, 630)
} finally {
  await browser.close()
}

function iconPage(corner: number): string {
  return `<!doctype html><style>* { margin: 0 } svg { display: block; width: 100vw }</style>${iconSvg(corner)}`
}

async function draw(name: string, html: string, width: number, height: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: join(folder, name), omitBackground: true })
  await page.close()
}
