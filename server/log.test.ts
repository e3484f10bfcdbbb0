import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** A process that logs more than a pipe holds. */
function logging(lines: number, then: string) {
  const program = `import { createLogger } from '#server/log.ts'
    const logger = createLogger('info')
    for (let at = 0; at < ${lines}; at += 1) logger.info({ at }, 'x'.repeat(1000))
    ${then}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  if (!child.stdout) throw new Error('no pipe')
  return { child, stdout: child.stdout }
}

test('[O8] a process ends on request although nobody reads its log', async () => {
  const { child, stdout } = logging(1000, 'process.exit(7)')
  expect(await once(child, 'exit')).toEqual([7, null])
  stdout.destroy()
})

test('[O8] a process does not hang when the reader of its log has gone', async () => {
  const { child, stdout } = logging(
    10,
    `process.once('message', () => { logger.info('late'); process.exit(7) }); process.send('ready')`,
  )
  await once(child, 'message')
  const closed = once(stdout, 'close')
  stdout.destroy()
  await closed
  child.send('end')
  expect(await once(child, 'exit')).toEqual([7, null])
})

test('[O8] without a reader the process continues, with bounded memory, and later logs how many lines were lost', async () => {
  const megabytes = 40
  const { child, stdout } = logging(
    megabytes * 1000,
    `process.send({ rss: process.memoryUsage().rss })
    process.once('message', () => { logger.info('the last one'); process.disconnect() })`,
  )
  const [{ rss }] = (await once(child, 'message')) as [{ rss: number }]
  expect(rss).toBeLessThan(200e6)
  const output = readText(stdout)
  const exited = once(child, 'exit')
  child.send('go on')
  expect(await exited).toEqual([0, null])
  const lines = (await output)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { at?: number; lines?: number; msg: string })
  const loss = lines.find(({ lines: lost }) => lost !== undefined)
  const kept = lines.filter(({ at }) => at !== undefined)
  expect(kept.map(({ at }) => at)).toEqual(kept.map((_, index) => index))
  expect(kept.length + (loss?.lines ?? 0)).toBeGreaterThanOrEqual(megabytes * 1000)
})
