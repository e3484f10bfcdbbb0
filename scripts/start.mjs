/**
 * npm start                 starts Plenum
 * npm start -- --check      says whether its settings fit, and changes nothing
 *
 * This process is small: it chooses the Node that runs the server, starts the server and starts it again when it ends
 * unasked. Written so that any old Node can read it and say what is wrong: no syntax newer than modules.
 */
import { fileURLToPath } from 'url'
import { join } from 'path'
import { chooseRuntime } from './start/runtime.mjs'
import { endWithParent } from './start/endWithParent.mjs'
import { supervise } from './start/supervise.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const runtime = chooseRuntime(root, process.versions.node)
// Without the two hyphens npm takes the argument for a setting of its own.
const given = [...process.argv.slice(2), ...(process.env.npm_config_check ? ['--check'] : [])]

if (given.some((argument) => argument !== '--check')) {
  console.error(`npm start does not know ${given.join(' ')}: it takes nothing, or --check.`)
  process.exitCode = 2
} else if (runtime.kind === 'none') {
  console.error(runtime.message)
  process.exitCode = 1
} else {
  endWithParent()
  // Options of this Node (memory, inspection) are meant for the server, and for a Node that supports them.
  const options = runtime.kind === 'this' ? process.execArgv : []
  supervise({
    path: runtime.kind === 'this' ? process.execPath : runtime.path,
    args: ['--max-semi-space-size=4', ...options, join(root, 'scripts/start/server.mjs'), ...given],
    sweep: [join(root, 'scripts/start/sweep.ts')],
  })
}
