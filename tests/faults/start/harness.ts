/** The local Supabase alone, started and stopped as by the server: `node harness.ts <data folder>`. */
import { startLocalSupabase } from '#server/local/localSupabase.ts'
import type { LocalSupabase } from '#server/local/localSupabase.ts'
import { createLogger } from '#server/log.ts'

const dataDir = process.argv[2] ?? process.env['DATA_DIR']
if (!dataDir) throw new Error('say which data folder')

let supabase: LocalSupabase | null = null
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    void (supabase?.stop() ?? Promise.resolve()).then(() => process.exit(0))
  })
}
const logger = createLogger('info')
supabase = await startLocalSupabase({ dataDir, logger, sendMail: () => Promise.resolve() })
const { databaseUrl, supabaseUrl, publishableKey } = supabase
process.stdout.write(`ready ${JSON.stringify({ databaseUrl, supabaseUrl, publishableKey })}\n`)
