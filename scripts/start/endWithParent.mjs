import { clearInterval, setInterval } from 'timers'

/** How often a parent that cannot tell us is looked for, in milliseconds. */
const lookMs = 500

/**
 * Ends this process in order when the one that started it for us ends without saying so: an older Node that
 * was killed, the shell of `npm start`, which does not pass SIGTERM on, or a terminal that was closed.
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
