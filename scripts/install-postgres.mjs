/** Installs Debian's Postgres for `TEST_POSTGRES=debian`. Run as root; does nothing when it is there. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'

const isThere = existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0
if (!isThere) {
  // The package would start a server of its own; tests start theirs.
  mkdirSync('/etc/postgresql-common', { recursive: true })
  writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'postgresql'], {
    stdio: 'inherit',
    env,
  })
}
