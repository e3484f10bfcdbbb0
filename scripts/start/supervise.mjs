import { spawn } from 'child_process'
import { clearTimeout, setTimeout } from 'timers'

/** Delays before the server is restarted, in milliseconds; after the last one the supervisor gives up. */
const defaultPausesMs = [200, 1000, 2000, 5000, 10000, 20000, 30000, 30000, 30000]
/** A server that ran this long was healthy: its next end counts as the first. */
const defaultSteadyMs = 60000

/** Time for a server to stop on request: 8 s for its work, 20 s for its database, and a margin. */
const defaultPatienceMs = 60000

/**
 * Runs the server as a child process and restarts it when it ends unexpectedly. The child shares our output, gets our
 * signals, and ends with us, even when we are killed (`endWithParent.mjs`).
 *
 * A server that ends before it was ever ready has printed the reason (a configuration mistake, a port in use) and would
 * fail again: we exit with its code. One that is killed, or ends later, is restarted after a delay; after as many
 * consecutive ends as there are delays the supervisor gives up.
 *
 * @param {{ path: string, args: string[], sweep?: string[], pausesMs?: number[], steadyMs?: number, patienceMs?: number }} what
 *   the program and its arguments; `sweep` are arguments that stop what a killed server leaves running, used when no
 *   restart follows
 */
export function supervise(what) {
  const { path, args, sweep } = what
  const { pausesMs = defaultPausesMs, steadyMs = defaultSteadyMs, patienceMs = defaultPatienceMs } = what
  let child = null
  let pause = null
  let isStopRequested = false
  let wasReady = false
  let ends = 0
  let mayHaveLeft = false

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      isStopRequested = true
      // It may hang for ever, for example when nobody reads its log any more.
      setTimeout(() => child && child.kill('SIGKILL'), patienceMs).unref()
      if (child) child.kill(signal)
      else if (pause) {
        clearTimeout(pause)
        pause = null
        end(codeOf(null, signal))
      }
    })
  }

  function start() {
    const startedAt = Date.now()
    pause = null
    // The C library would give each thread a heap of its own, which it hardly ever returns: 36 MB at rest.
    const env = { MALLOC_ARENA_MAX: '1', ...process.env }
    child = spawn(path, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    child.on('message', (message) => {
      wasReady = true
      if (process.connected) process.send(message)
    })
    child.on('error', (error) => {
      console.error(error)
      process.exit(1)
    })
    child.on('exit', (code, signal) => {
      child = null
      mayHaveLeft = code !== 0
      if (isStopRequested || code === 0) return end(codeOf(code, signal))
      if (!wasReady && code !== null) return process.exit(code)
      if (Date.now() - startedAt >= steadyMs) ends = 0
      again(`${signal ? `was killed by ${signal}` : `ended with code ${code}`}${hintOf(signal)}`)
    })
  }

  function again(how) {
    const pauseMs = pausesMs[ends++]
    if (pauseMs === undefined) {
      console.error(
        `\n  Plenum ${how}, for the ${ordinal(ends)} time in a row, and is not started again.\n` +
          '  What was acknowledged is saved. The reason stands above; mend it and start Plenum again.\n',
      )
      return end(1)
    }
    console.error(`\n  Plenum ${how} and is started again in ${pauseMs / 1000} s.\n`)
    pause = setTimeout(start, pauseMs)
  }

  /** Exits with this code after stopping whatever a killed server left running. */
  function end(code) {
    if (!sweep || !mayHaveLeft) return process.exit(code)
    const sweeper = spawn(path, sweep, { stdio: ['ignore', 'inherit', 'inherit'] })
    sweeper.on('error', () => process.exit(code))
    sweeper.on('exit', () => process.exit(code))
  }

  start()
}

/** The exit code that a shell would report. */
function codeOf(code, signal) {
  if (code !== null) return code
  const numbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }
  return 128 + (numbers[signal] || 15)
}

function hintOf(signal) {
  return signal === 'SIGKILL' ? ' (by somebody, or by the system because memory ran out)' : ''
}

function ordinal(count) {
  return count === 1 ? '1st' : count === 2 ? '2nd' : count === 3 ? '3rd' : `${count}th`
}
