import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#server/local/ports.ts'
import { postgresUser } from '#server/local/postgres/postgresUser.ts'

const program = '/usr/sbin/pgbouncer'
const tlsDir = join(import.meta.dirname, '../../fixtures/tls')

/** The file of the authority that issued the certificate of a PgBouncer with TLS. */
export const authorityFile = join(tlsDir, 'authority.pem')

/** A real PgBouncer, reachable on loopback only. */
export interface PgBouncer {
  /** Address of the database behind it, without parameters. */
  databaseUrl: string
  stop(): Promise<void>
}

/**
 * Starts Debian's PgBouncer in front of a database. With `hasTls` it has a certificate for `localhost` and `0.0.0.0`,
 * and takes plain text too, as a hosted Supabase does.
 *
 * @throws when it is not installed
 */
export async function startPgBouncer(
  databaseUrl: string,
  mode: 'session' | 'transaction',
  { hasTls = false, connections = 30 }: { hasTls?: boolean; connections?: number } = {},
): Promise<PgBouncer> {
  const behind = new URL(databaseUrl)
  const folder = await mkdtemp(join(tmpdir(), 'plenum-pgbouncer-'))
  const port = await freePort(null)
  const runAs = await postgresUser(join(folder, 'nothing'))
  const settings = {
    ...{ listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '', logfile: '' },
    ...{ auth_type: 'any', pool_mode: mode, default_pool_size: connections },
    ...(hasTls && {
      client_tls_sslmode: 'allow',
      client_tls_key_file: join(folder, 'server.key'),
      client_tls_cert_file: join(folder, 'server.pem'),
    }),
  }
  const login = `host=${behind.hostname} port=${behind.port} user=${behind.username} password=${behind.password}`
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, `[databases]\n* = ${login}\n[pgbouncer]\n${lines.join('\n')}\n`)
  for (const name of ['server.key', 'server.pem']) await copyFile(join(tlsDir, name), join(folder, name))
  await chmod(folder, 0o700)
  if (runAs)
    for (const path of [folder, file, join(folder, 'server.key')]) await chown(path, runAs.uid, runAs.gid)
  const child = spawn(program, [file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(runAs && { uid: runAs.uid, gid: runAs.gid }),
  })
  const ended = once(child, 'close').then(
    ([code, signal]) => `ended with ${String(code ?? signal)}`,
    (error: unknown) => `did not start (apt-get install pgbouncer): ${String(error)}`,
  )
  const words: string[] = []
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      words.push(line)
      if (line.includes('process up')) resolve()
    })
    void ended.then((how) => reject(new Error(`${program} ${how}\n${words.join('\n')}`)))
  })
  behind.port = String(port)
  behind.password = ''
  return {
    databaseUrl: behind.href,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
