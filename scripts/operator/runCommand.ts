import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigError, readConfig } from '#server/config.ts'
import type { Config } from '#server/config.ts'
import { messageOf } from '#server/local/logger.ts'
import { createLogger } from '#server/log.ts'
import type { Logger } from '#server/log.ts'

/** A mistake in the arguments: answered with the usage. */
export class UsageError extends Error {}

/**
 * Runs a command of an operator with the settings of `.env`. A failure is told as one message: exit code 2 for a mistake
 * in arguments or settings, otherwise 1.
 */
export function runCommand(usage: string, run: () => Promise<void>): void {
  const settings = resolve(import.meta.dirname, '../../.env')
  if (existsSync(settings)) process.loadEnvFile(settings)
  run().catch((error: unknown) => {
    const isUsage = error instanceof UsageError
    process.stderr.write(`${messageOf(error)}\n${isUsage ? `\n${usage}` : ''}`)
    process.exitCode = isUsage || error instanceof ConfigError ? 2 : 1
  })
}

/** The configuration of the environment, and a log that says what went wrong only, unless LOG_LEVEL asks for more. */
export function readSettings(): { config: Config; logger: Logger } {
  const config = readConfig(process.env)
  return { config, logger: createLogger(process.env['LOG_LEVEL'] ? config.logLevel : 'warn') }
}

/** The only argument of a command, a file. */
export function fileArgument(): string {
  const [file, ...others] = process.argv.slice(2)
  if (!file || file.startsWith('-') || others.length > 0) throw new UsageError('Name one file.')
  // npm runs scripts in the project's folder, and people name files from where they are.
  return resolve(process.env['INIT_CWD'] ?? '.', file)
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
