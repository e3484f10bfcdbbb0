import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { localSecrets } from '#server/local/secrets.ts'
import { quiet } from '#support/quiet.ts'
import type { Program } from '../start/program.ts'

/** The real server as a process of its own, with an external database and Supabase. */
export interface ServerUnderTest {
  url: string
  /** How it ended, or null while it runs. */
  ended(): number | string | null
  output(): string
  stop(): Promise<void>
}

const script = join(import.meta.dirname, '../../../server/main.ts')

/**
 * Starts the server on a running local Supabase, connected to `databaseUrl`.
 *
 * @param dataDir of that Supabase: it contains the secrets
 * @returns at once; `ready` resolves when the server serves, and rejects when it ends before that
 */
export async function launchServer(
  { supabaseUrl }: Program,
  dataDir: string,
  databaseUrl: string,
  ownDataDir: string,
): Promise<ServerUnderTest & { ready: Promise<void> }> {
  const { publishableKey, secretKey, jwtSecret } = await localSecrets(dataDir, quiet)
  const child = fork(script, {
    execArgv: [],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: ownDataDir,
      DATABASE_URL: databaseUrl,
      SUPABASE_URL: supabaseUrl,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SUPABASE_SECRET_KEY: secretKey,
      SUPABASE_JWT_SECRET: jwtSecret,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  const exited = once(child, 'exit')
  const server = {
    url: '',
    ended: () => child.exitCode ?? child.signalCode,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
  const ready = Promise.race([
    once(child, 'message').then(([message]) => void (server.url = (message as { url: string }).url)),
    exited.then(([code]) => {
      throw new Error(`the server ended with ${code}:\n${output}`)
    }),
  ])
  ready.catch(() => undefined)
  return Object.assign(server, { ready })
}
