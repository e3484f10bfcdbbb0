import type { Extension } from '@hocuspocus/server'
import type { Logger } from '#server/log.ts'
import type { HookContext } from '../frames/awareness.ts'
import type { Counters } from '#server/sockets/counters.ts'

/**
 * The error with which a hook refuses. It has no message, because Hocuspocus prints messages; the client gets `reason`
 * only.
 */
export class Denial extends Error {
  override name = 'Denial'
  readonly reason: string
  constructor(reason: string) {
    super('')
    this.reason = reason
  }
}

/** Hocuspocus awaits these hooks and stops when they reject; the others run unawaited. */
const awaitedHooks = new Set([
  'onConnect',
  'onAuthenticate',
  'onLoadDocument',
  'connected',
  'beforeHandleMessage',
  'beforeHandleAwareness',
  'beforeSync',
  'beforeUnloadDocument',
])

interface HookPayload {
  context?: HookContext
  connection?: { context: HookContext }
}

/**
 * Wraps every hook of an extension in a catch. Hocuspocus does not await some of them, and an error in one of those
 * would end the process; here it closes the socket concerned.
 */
export function guardHooks(extension: Extension, logger: Logger, counters: Counters): Extension {
  const hooks = Object.entries(extension).filter(([, hook]) => typeof hook === 'function')
  const guarded = hooks.map(([name, hook]) => {
    const run = hook as (payload: HookPayload) => unknown
    return [name, (payload: HookPayload) => runHook(name, () => run(payload), payload)]
  })
  return { ...extension, ...(Object.fromEntries(guarded) as Extension) }

  async function runHook(name: string, run: () => unknown, payload: HookPayload): Promise<unknown> {
    try {
      return await run()
    } catch (error) {
      const isAwaited = awaitedHooks.has(name)
      if (error instanceof Denial && isAwaited) throw error
      counters.add('hook_errors')
      logger.error({ err: error, hook: name }, 'a collaboration hook failed')
      const context = payload.connection?.context ?? payload.context
      context?.clientSocket?.kill('tryAgain')
      if (isAwaited) throw new Denial('try-again')
      return undefined
    }
  }
}
