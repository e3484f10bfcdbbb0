import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadAssets } from './assets.ts'

test('a page refers to its preview picture by an absolute address where one is configured, so that chats can show it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plenum-assets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const page = '<meta property="og:image" content="/icons/preview.png" />'
  await writeFile(join(folder, 'index.html'), page)
  const served = async (publicUrl: string | null): Promise<string> =>
    new TextDecoder().decode((await loadAssets(folder, publicUrl)).get('/index.html')?.body)
  expect(await served(null)).toBe(page)
  expect(await served('https://plenum.example')).toBe(
    '<meta property="og:image" content="https://plenum.example/icons/preview.png" />',
  )
})

test('a file is served as the build compressed it, and what it was compressed to has no address of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plenum-assets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const end of ['', '.br', '.gz']) await writeFile(join(folder, `app.js${end}`), `app${end}`)
  await writeFile(join(folder, 'logo.png'), 'logo')
  const assets = await loadAssets(folder)
  expect([...assets.keys()].sort()).toEqual(['/app.js', '/logo.png'])
  const textOf = (body: Uint8Array | null | undefined) => body && new TextDecoder().decode(body)
  const app = assets.get('/app.js')
  expect([app?.body, app?.brotli, app?.gzip].map(textOf)).toEqual(['app', 'app.br', 'app.gz'])
  expect(assets.get('/logo.png')).toMatchObject({ brotli: null, gzip: null })
})
