import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadAssets } from './assets.ts'
import { loadPages } from './firstPages.ts'

const html = '<head><script type="module" crossorigin src="/assets/index-1.js"></script></head><body></body>'
const shared = { file: 'assets/shared-1.js', css: ['assets/shared-1.css'] }
const manifest = {
  'index.html': { file: 'assets/index-1.js' },
  '_shared.js': shared,
  '_other.js': { file: 'assets/other-1.js', imports: ['index.html', '_shared.js'] },
  'src/app/routes/DashboardPages.tsx': {
    file: 'assets/Dashboard-1.js',
    css: ['assets/Dashboard-1.css'],
    imports: ['_other.js', '_shared.js'],
  },
}

async function pagesOf(manifestText: string | null): Promise<(path: string) => string> {
  const folder = await mkdtemp(join(tmpdir(), 'plenum-pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'index.html'), html)
  await mkdir(join(folder, '.vite'))
  if (manifestText !== null) await writeFile(join(folder, '.vite/manifest.json'), manifestText)
  const pageFor = await loadPages(folder, await loadAssets(folder))
  return (path) => new TextDecoder().decode(pageFor(path)?.body)
}

test('a page preloads each file of its first screen once, except those of every page, with styles after those they build on', async () => {
  const pageFor = await pagesOf(JSON.stringify(manifest))
  const script = (name: string): string =>
    `<link rel="modulepreload" crossorigin href="/assets/${name}-1.js">`
  const style = (name: string): string => `<link rel="stylesheet" crossorigin href="/assets/${name}-1.css">`
  const links =
    script('Dashboard') + script('other') + script('shared') + style('shared') + style('Dashboard')
  for (const path of ['/account', '/account/workshops'])
    expect(pageFor(path)).toBe(html.replace('</head>', `${links}</head>`))
})

test('an address without a screen of its own, or a build without a manifest, gets the plain page', async () => {
  const pageFor = await pagesOf(JSON.stringify(manifest))
  for (const path of ['/', '/account-settings', '/join', '/workshop/abc123']) expect(pageFor(path)).toBe(html)
  expect((await pagesOf(null))('/account')).toBe(html)
})
