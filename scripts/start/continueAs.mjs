import { spawn } from 'child_process'

/**
 * Goes on as another program: its output is ours, signals reach it, and we end as it ends. It hears of our
 * end through the channel, even when we are killed (`endWithParent.mjs`).
 */
export function continueAs(path, args) {
  const child = spawn(path, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(error)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    process.exit(code === null ? 128 + (signal === 'SIGKILL' ? 9 : 15) : code)
  })
}
