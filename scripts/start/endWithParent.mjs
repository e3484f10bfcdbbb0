import { clearInterval, setInterval } from 'timers'

/** Interval of the check for a parent that cannot notify this process, in milliseconds. */
const lookMs = 500

/**
 * Stops this process in order when its parent ends without notice: a killed Node of another version, the shell of `npm
 * start`, which does not pass SIGTERM on, or a closed terminal.
 */
export function endWithParent() {
  const end = () => process.kill(process.pid, 'SIGTERM')
  process.once('SIGHUP', end)
  if (process.channel) {
    process.once('disconnect', end)
    process.channel.unref()
  } else if (process.env.npm_lifecycle_event) {
    const parent = process.ppid
    const look = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(look)
      end()
    }, lookMs)
    look.unref()
  }
}
