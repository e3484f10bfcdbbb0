import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { quiet } from '#support/quiet.ts'
import { createSupabase } from './supabase.ts'
import { createSupabaseFaults } from './supabaseFaults.ts'

const address = {
  supabaseUrl: 'http://project.test',
  ...{ publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x', jwtSecret: null },
}
const { storeFile, fetchFile } = createSupabase(address, createSupabaseFaults(quiet))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Asked {
  body: AsyncIterable<Uint8Array>
  signal: AbortSignal
}

/** File storage that never answers. */
const never = ({ signal }: Asked): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )

test('[U23] an upload may take any time while it goes on, and its answer 4 s after that, and the time that buffers need', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plenum-store-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'slides.pdf')
  const size = 300_000
  await writeFile(path, Buffer.alloc(size))
  const taken = Promise.withResolvers<number>()
  vi.stubGlobal('fetch', async (_url: string, asked: Asked) => {
    let bytes = 0
    for await (const chunk of asked.body) {
      await vi.advanceTimersByTimeAsync(3_000)
      asked.signal.throwIfAborted()
      bytes += chunk.length
    }
    taken.resolve(bytes)
    return never(asked)
  })
  const stored = storeFile('slides/1', createReadStream(path), size, new AbortController().signal)
  let isOver = false
  const failed = expect(stored.finally(() => (isOver = true))).rejects.toMatchObject({ name: 'Unavailable' })
  expect(await Promise.race([taken.promise, stored])).toBe(size)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  await failed
})

test('[U23] a file may come in any time once its answer has begun, within 4 s', async () => {
  let signal: AbortSignal | undefined
  vi.stubGlobal('fetch', async (_url: string, asked: Asked) => {
    ;({ signal } = asked)
    await vi.advanceTimersByTimeAsync(3_900)
    return new Response('slowly')
  })
  await fetchFile('slides/1')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signal?.aborted).toBe(false)
  vi.stubGlobal('fetch', (_url: string, asked: Asked) => never(asked))
  const failed = expect(fetchFile('slides/1')).rejects.toMatchObject({ name: 'Unavailable' })
  await vi.advanceTimersByTimeAsync(4_000)
  await failed
})
