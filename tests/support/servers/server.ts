import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { readConfig } from '#server/config.ts'
import type { Paces } from '#server/http/server.ts'
import type { BucketSize } from '#server/limits/tokenBucket.ts'
import { createLogger } from '#server/log.ts'
import { startPlenum } from '#server/plenum.ts'
import type { Plenum } from '#server/plenum.ts'
import { testDatabase } from './localSupabase.ts'
import type { TestDatabase } from './localSupabase.ts'

/** All of Plenum in this process, on a free port, with a database of its own. */
export interface TestServer extends Plenum {
  database: TestDatabase
  dataDir: string
  /** Every line it logged, at the most verbose level. */
  logLines: string[]
  /** Stops the server and starts another one on the same database, data folder and port. */
  restart(): Promise<void>
}

interface TestServerOptions {
  supabaseUrl?: string
  jwtSecret?: string | null
  beside?: TestServer
  commandAllowance?: BucketSize
  paces?: Paces
}

/**
 * Starts Plenum as an operator would, against the accounts and files of this test run. Stop it when the file is done.
 *
 * @param env variables of the environment beside those the test sets
 * @param options.supabaseUrl where accounts and files are instead, such as a proxy before them
 * @param options.jwtSecret the operator's idea of the project's secret
 * @param options.commandAllowance for files whose few people send more commands in a minute than any person does
 * @param options.paces how fast bodies of requests have to arrive
 * @param options.beside a node whose database and secret this one shares; it is stopped after this one
 */
export async function startTestServer(
  env: Record<string, string> = {},
  { supabaseUrl, jwtSecret, beside, commandAllowance, paces }: TestServerOptions = {},
): Promise<TestServer> {
  const database = beside?.database ?? (await testDatabase())
  const dataDir = beside?.dataDir ?? (await mkdtemp(join(tmpdir(), 'plenum-test-')))
  const logLines: string[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logLines.push(chunk.toString())
      done()
    },
  })
  const logger = createLogger('trace', sink)
  const start = (port: number): Promise<Plenum> => {
    const config = readConfig({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...env })
    const supabase = {
      ...database.supabase,
      ...(supabaseUrl !== undefined && { supabaseUrl }),
      ...(jwtSecret !== undefined && { jwtSecret }),
    }
    return startPlenum({ config, supabase, logger, commandAllowance, paces })
  }
  let plenum = await start(0)
  return {
    url: plenum.url,
    port: plenum.port,
    get services() {
      return plenum.services
    },
    database,
    dataDir,
    logLines,
    async restart() {
      await plenum.stop()
      plenum = await start(plenum.port)
    },
    async stop() {
      await plenum.stop()
      if (beside) return
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
