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
