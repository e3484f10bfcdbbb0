/**
 * npm start      starts Plenum
 *
 * Written so that any old Node can read it and say what is wrong: no syntax newer than modules, and nothing
 * newer is loaded before the version is known.
 */
import { existsSync } from 'fs'
import module from 'module'
import { fileURLToPath, pathToFileURL } from 'url'
import { join } from 'path'
import { chooseRuntime } from './start/runtime.mjs'
import { continueAs } from './start/continueAs.mjs'
import { endWithParent } from './start/endWithParent.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const runtime = chooseRuntime(root, process.versions.node)

if (runtime.kind === 'none') {
  console.error(runtime.message)
  process.exitCode = 1
} else if (runtime.kind === 'other') {
  continueAs(runtime.path, ['--max-semi-space-size=4', join(root, 'scripts/start.mjs')])
} else {
  endWithParent()
  // Read and compiled once, not at every start. In our own folder: what lies there is run.
  if (module.enableCompileCache) module.enableCompileCache(join(root, 'node_modules/.cache/plenum'))
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  import('./start/client.mjs')
    .then(({ buildClient }) => buildClient(root))
    .then(() => import(pathToFileURL(join(root, 'server/main.ts')).href))
    .then(() => module.flushCompileCache && module.flushCompileCache())
    .catch((error) => {
      console.error(error)
      process.exit(1)
    })
}
