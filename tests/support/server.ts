import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { readConfig } from '#server/config.ts'
import { createLogger } from '#server/log.ts'
import { startPlenum } from '#server/plenum.ts'
import type { Plenum } from '#server/plenum.ts'
import { testDatabase } from './localSupabase.ts'
import type { TestDatabase } from './localSupabase.ts'

/** All of Plenum in this process, on a free port, with a database of its own. */
export interface TestServer extends Plenum {
  database: TestDatabase
  /** Every line it logged, at the finest level. */
  logLines: string[]
  /** Ends the server and starts another one on the same database, data folder and port. */
  restart(): Promise<void>
}

/**
 * Starts Plenum as an operator would, against the accounts and files of this test run. Stop it when the file is done.
 *
 * @param env variables of the environment beside those the test sets
 */
export async function startTestServer(env: Record<string, string> = {}): Promise<TestServer> {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'plenum-test-'))
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
    return startPlenum({ config, supabase: database.supabase, logger })
  }
  let plenum = await start(0)
  return {
    url: plenum.url,
    port: plenum.port,
    get services() {
      return plenum.services
    },
    database,
    logLines,
    async restart() {
      await plenum.stop()
      plenum = await start(plenum.port)
    },
    async stop() {
      await plenum.stop()
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
