/** The server itself, as `start.mjs` runs it in a process of its own. */
import { existsSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildClient } from './client.mjs'
import { endWithParent } from './endWithParent.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

endWithParent()
// Compile cache across starts. It lies in our own folder, because cached code is executed.
if (module.enableCompileCache) module.enableCompileCache(join(root, 'node_modules/.cache/plenum'))
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
try {
  const isCheck = process.argv.includes('--check')
  if (!isCheck) await buildClient(root)
  await import(pathToFileURL(join(root, isCheck ? 'scripts/start/check.ts' : 'server/main.ts')).href)
  if (module.flushCompileCache) module.flushCompileCache()
} catch (error) {
  console.error(error)
  process.exit(1)
}
