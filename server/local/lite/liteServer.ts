import { fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { FromLite, LiteSettings, OutgoingMail, ToLite } from './liteMessages.ts'
import { messageOf } from '../logger.ts'
import type { Logger } from '../logger.ts'
import type { Service } from '../supervisor.ts'

/** The process ends with its channel at once; one that hangs must not use up the time of the whole stop. */
const killMs = 1_000

/** Loads the Supabase services in a process of their own. They wait until `start` gives them their configuration. */
export function loadLite(logger: Logger): {
  start(options: LiteStart): Promise<Service>
  stop(): Promise<void>
} {
  const cache = getCompileCacheDir()
  const child = fork(join(import.meta.dirname, 'liteProcess.ts'), {
    execArgv: [],
    detached: true,
    env: { PATH: process.env['PATH'], TZ: 'UTC', ...(cache && { NODE_COMPILE_CACHE: dirname(cache) }) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // Not 'close', which Node never emits after a disconnect from this side.
  const exited = once(child, 'exit').then(([code, signal]) => `ended with ${String(code ?? signal)}`, String)
  const words: string[] = []
  for (const output of [child.stdout, child.stderr]) {
    if (!output) continue
    createInterface(output).on('line', (line) => {
      words.push(line)
      if (words.length > 20) words.shift()
      logger.debug({ line }, 'supabase services')
    })
  }
  const stop = async () => {
    if (child.connected) child.disconnect() // the process ends with its channel
    const impatience = setTimeout(() => child.kill('SIGKILL'), killMs)
    await exited
    clearTimeout(impatience)
  }
  const tell = (message: ToLite) => child.connected && child.send(message)

  const start = ({ settings, sendMail }: LiteStart) =>
    new Promise<Service>((resolve, reject) => {
      child.on('message', (message: FromLite) => {
        if (message.type === 'ready') resolve({ exited, stop })
        if (message.type === 'failed')
          reject(new Error(`The Supabase services did not start: ${message.reason}`))
        if (message.type === 'mail') {
          sendMail(message.mail).then(
            () => tell({ type: 'mailed', id: message.id, error: null }),
            (error: unknown) => tell({ type: 'mailed', id: message.id, error: messageOf(error) }),
          )
        }
      })
      void exited.then((how) => reject(new Error(`The Supabase services ${how}:\n${words.join('\n')}`)))
      tell({ type: 'start', settings })
    })
  return { start, stop }
}

export type LiteStart = { settings: LiteSettings; sendMail: (mail: OutgoingMail) => Promise<void> }
