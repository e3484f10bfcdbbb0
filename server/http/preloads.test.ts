import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadPreloads } from './preloads.ts'

test('the page of a session names what it will load lazily, each file once and none that stands in the page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plenum-preloads-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, '.vite'))
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_yjs.js': { file: 'assets/yjs.js', imports: ['_react.js'] },
    'src/app/SessionPages.tsx': { file: 'assets/session.js', imports: ['_react.js', '_yjs.js'] },
    'src/features/brainstorm/BrainstormRoute.tsx': {
      ...{ file: 'assets/brainstorm.js', imports: ['_yjs.js', 'index.html'] },
      css: ['assets/brainstorm.css'],
    },
  }
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  const preloads = await loadPreloads(folder)
  expect(preloads('/workshop/abc')?.split(', ')).toEqual([
    '</assets/session.js>; rel=modulepreload',
    '</assets/yjs.js>; rel=modulepreload',
    '</assets/brainstorm.js>; rel=modulepreload',
    '</assets/brainstorm.css>; rel=preload; as=style',
  ])
  expect(preloads('/login')).toBeNull()
})

test('without built pages there is nothing to name', async () => {
  expect((await loadPreloads('/no/such/folder'))('/workshop/abc')).toBeNull()
})
