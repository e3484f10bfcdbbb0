import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The server, which tells its memory after a garbage collection to a parent that sends it any message. */
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
process.on('message', () => {
  collectGarbage()
  collectGarbage()
  process.send?.(process.memoryUsage())
})
await import('../../server/main.ts')
