import { spawnSync } from 'child_process'
import { join } from 'path'

/** The first Node version that runs TypeScript without a build. */
const oldest = [22, 18]
/** The version that Plenum is tested with; npm installs it. */
const preferred = [24, 0]

/**
 * Which Node runs Plenum: this one when it is new enough, else the one in node_modules, else an older one that still
 * works.
 *
 * @param {string} root the project's folder
 * @param {string} version of this Node, such as 20.11.1
 * @returns {{ kind: 'this' } | { kind: 'other', path: string } | { kind: 'none', message: string }}
 */
export function chooseRuntime(root, version) {
  if (isAtLeast(version, preferred)) return { kind: 'this' }
  const path = join(root, 'node_modules/node/bin/node')
  const asked = spawnSync(path, ['--version'], { encoding: 'utf8' })
  if (asked.status === 0 && isAtLeast(asked.stdout.trim().slice(1), preferred)) return { kind: 'other', path }
  if (isAtLeast(version, oldest)) return { kind: 'this' }
  return {
    kind: 'none',
    message:
      `Plenum needs Node ${preferred[0]} (at least ${oldest.join('.')}), and this is Node ${version}.\n` +
      'npm ci brings the right one along; where install scripts are switched off, install Node 24 yourself.',
  }
}

function isAtLeast(version, [major, minor]) {
  const parts = version.split('.').map(Number)
  return parts[0] > major || (parts[0] === major && parts[1] >= minor)
}
