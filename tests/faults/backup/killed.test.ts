import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withSupabase } from '#server/local/withSupabase.ts'
import { createSupabase } from '#server/supabase.ts'
import { quiet } from '#support/quiet.ts'

const server = join(import.meta.dirname, '../../../server')

test('[O18] commands start the local Supabase of a Plenum that was killed, whose database is left running', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plenum-killed-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const killed = `import { startLocalSupabase } from '${server}/local/localSupabase.ts'
    const nothing = () => undefined
    const logger = { debug: nothing, info: nothing, warn: nothing, error: nothing }
    await startLocalSupabase({ dataDir: '${dataDir}', logger, sendMail: () => Promise.reject(new Error()) })
    process.kill(process.pid, 'SIGKILL')`
  await once(spawn(process.execPath, ['--input-type=module', '-e', killed], { stdio: 'ignore' }), 'exit')

  const near = { dataDir, supabase: { kind: 'near' } } as const
  const buckets = await withSupabase(near, quiet, async (supabase, isAlone) => {
    expect(isAlone).toBe(true)
    return await createSupabase(supabase).storage.listBuckets()
  })
  expect(buckets).toMatchObject({ data: [{ name: 'plenum' }], error: null })
})
