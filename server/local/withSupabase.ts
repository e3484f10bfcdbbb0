import type { Config } from '../config.ts'
import type { Logger } from './logger.ts'
import type { SupabaseInUse } from '../supabase.ts'
import { makeDataFolder } from './dataFolder.ts'
import { startLocalSupabase } from './localSupabase.ts'
import { runningSupabase } from './postgres/runningDatabase.ts'

/**
 * Runs a command's work on the configured Supabase: the one elsewhere, else the local one of DATA_DIR, which is used
 * directly while Plenum runs, and otherwise started for the work.
 *
 * @param work is told whether the Supabase was started for it, so that nothing else uses the database
 */
export async function withSupabase<Result>(
  { supabase, dataDir }: Pick<Config, 'supabase' | 'dataDir'>,
  logger: Logger,
  work: (supabase: SupabaseInUse, isAlone: boolean) => Promise<Result>,
): Promise<Result> {
  if (supabase.kind === 'far') return await work(supabase, false)
  const running = await runningSupabase(dataDir, logger)
  return running === null
    ? await withStarted(dataDir, logger, (started) => work(started, true))
    : await work(running, false)
}

/**
 * Runs work on the local Supabase of a folder that no Plenum uses.
 *
 * @param prepare of a restore: runs before the Supabase uses the folder, which is locked by then
 */
export async function withStarted<Result>(
  dataDir: string,
  logger: Logger,
  work: (supabase: SupabaseInUse) => Promise<Result>,
  prepare?: () => Promise<void>,
): Promise<Result> {
  // In a folder that is missing, the check would run before there is a lock.
  await makeDataFolder(dataDir)
  const local = await startLocalSupabase({
    dataDir,
    logger,
    ...(prepare && { check: prepare, mayBePart: true }),
    sendMail: () => Promise.reject(new Error('nobody asks for mail here')),
  })
  return await work(local).finally(local.stop)
}
