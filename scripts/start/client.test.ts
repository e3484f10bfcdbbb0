import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

test('[O17] of two starts at once without pages one builds them, and both go on', async () => {
  const root = await mkdtemp(join(tmpdir(), 'plenum-pages-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'node_modules/vite/bin'), { recursive: true })
  await writeFile(join(root, 'index.html'), '')
  // It takes as long as the other start needs to come here.
  const vite = `const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs')
    const folder = process.argv[process.argv.indexOf('--outDir') + 1] + '/.vite'
    appendFileSync('builds', 'built\\n')
    setTimeout(() => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(folder + '/manifest.json', '{}')
    }, 500)`
  await writeFile(join(root, 'node_modules/vite/bin/vite.js'), vite)
  const start = `import { buildClient } from '${import.meta.dirname}/client.mjs'\nawait buildClient('${root}')`
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', start])
  await Promise.all([run(), run()])
  expect(await readFile(join(root, 'builds'), 'utf8')).toBe('built\n')
  expect(await readFile(join(root, 'dist/.vite/manifest.json'), 'utf8')).toBe('{}')
})
