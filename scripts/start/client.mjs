import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** How long a start waits for the build of another one, in milliseconds. */
const patienceMs = 600_000

const sources = ['index.html', 'vite.config.ts', 'scripts/build', 'package-lock.json', 'public', 'src']

/**
 * Builds the pages when they are missing or older than their sources. They are replaced as a whole: an interrupted
 * build changes nothing. Where only the result is installed, as in the container image, it is used as it is. Of several
 * starts at once one builds, and the others use its pages.
 */
export async function buildClient(root) {
  const dist = join(root, 'dist')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  if (!existsSync(vite) || !existsSync(join(root, 'index.html'))) {
    if (existsSync(join(dist, '.vite/manifest.json'))) return
    throw new Error(
      `The pages are not built: there is no ${dist}. Run npm ci and npm run build, then start again.`,
    )
  }
  if (await isBuilt(root)) return
  // A lock of the operating system, as that of the data folder: it ends with its holder.
  const lock = new DatabaseSync(join(root, 'dist.lock'), { timeout: patienceMs })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    if (!(await isBuilt(root))) await build(root, vite, dist)
  } finally {
    lock.close()
  }
}

async function isBuilt(root) {
  const builtAt = await newest(join(root, 'dist/.vite/manifest.json'))
  const changedAt = await Promise.all(sources.map((source) => newest(join(root, source))))
  return builtAt > Math.max(...changedAt)
}

async function build(root, vite, dist) {
  console.error('Building the pages, a few seconds …')
  // Beside it: node_modules may be on another file system.
  const unfinished = join(root, 'dist.unfinished')
  await run(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', '--outDir', unfinished, '--emptyOutDir'],
    root,
  )
  await rm(dist, { recursive: true, force: true })
  await rename(unfinished, dist)
}

/** The time of the last change of a file, or of any file in a folder, in milliseconds; 0 when it does not exist. */
async function newest(path) {
  const found = await stat(path).catch(() => null)
  if (found === null || /\.test\.tsx?$/.test(path)) return 0
  if (!found.isDirectory()) return found.mtimeMs
  const names = await readdir(path)
  return Math.max(0, ...(await Promise.all(names.map((name) => newest(join(path, name))))))
}

function run(program, args, cwd) {
  return new Promise((resolve, reject) => {
    // The environment of a test runner or of development would build React's slow development version, without the
    // service worker.
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
    const stop = () => child.kill()
    process.once('SIGTERM', stop)
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('SIGTERM', stop)
      if (code === 0) resolve()
      else
        reject(
          new Error(
            'The pages cannot be built; the reason stands above. After npm ci --omit=optional they never can: see the README, Configuration.',
          ),
        )
    })
  })
}
