import { checkSupabase } from './checkSupabase.ts'
import { readConfig, ConfigError, withoutEffect } from './config.ts'
import type { Config } from './config.ts'
import { prepareDatabase } from './database/connection/prepare.ts'
import { checkAddress } from './http/server.ts'
import { makeDataFolder } from './local/dataFolder.ts'
import { startLocalSupabase } from './local/localSupabase.ts'
import { messageOf } from './local/logger.ts'
import { createLogger } from './log.ts'
import type { Logger } from './log.ts'
import { createMailer } from './mail/mailer.ts'
import { startPlenum } from './plenum.ts'
import type { SupabaseInUse } from './supabase.ts'

/** Running parts, in the order of their start; stopped in reverse order. */
const running: (() => Promise<void>)[] = []
let isStopping = false
let markEnding: (() => Promise<void>) | null = null

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const logger = createLogger(config.logLevel)
  for (const sentence of withoutEffect(process.env)) logger.warn(sentence)
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'))
  process.on('uncaughtException', (error) => {
    // The memory can no longer be trusted, and what was acknowledged is saved: the next start continues from there.
    logger.fatal({ err: error }, 'uncaught exception: the server stops')
    process.exit(1)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  const supabase = await openSupabase(config, logger)
  const applied = await prepareDatabase(supabase.databaseUrl, logger)
  if (applied.length > 0) logger.info({ applied }, 'the database is up to date')
  if (isStopping) return
  const isDevelopment = process.env['PLENUM_DEV'] === '1'
  const plenum = await startPlenum({ config, supabase, logger, isDevelopment, seedsTemplates: true })
  running.push(() => plenum.stop())
  logger.info({ url: plenum.url }, 'Plenum is ready')
  process.stderr.write(`\n  Plenum is ready: ${plenum.url}\n\n`)
  process.send?.({ port: plenum.port, url: plenum.url })
}

/** The Supabase of the configuration, or a local one. */
async function openSupabase(config: Config, logger: Logger): Promise<SupabaseInUse> {
  const check = (): Promise<void> => checkAddress(config)
  if (config.supabase.kind === 'far') {
    await check()
    await makeDataFolder(config.dataDir)
    const problems = await checkSupabase(config.supabase)
    if (problems.length > 0) throw new ConfigError(problems)
    return config.supabase
  }
  const sendMail = createMailer(config, logger)
  const local = await startLocalSupabase({ dataDir: config.dataDir, logger, sendMail, check })
  running.push(local.stop)
  markEnding = local.markEnding
  return local
}

async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  await markEnding?.()
  for (let end = running.pop(); end; end = running.pop()) {
    await end().catch((error: unknown) => process.stderr.write(`${messageOf(error)}\n`))
  }
  process.exit(code)
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : messageOf(error)}\n`)
  void stop(1)
})
