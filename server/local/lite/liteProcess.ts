/**
 * The process of the Supabase services: Auth, the Data API and Storage of `@supabase/lite`. It is a separate process,
 * because the package changes globals of its process and hashes passwords. It exits when the channel to its supervisor
 * closes, so a killed parent leaves no process behind.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { firstPasswordMark } from '#domain/accounts/password.ts'
import { fileStore, removeUnfinished } from '../fileStore.ts'
import { partToRead, withParts } from './filePart.ts'
import { createLiteAdmin } from './liteAdmin.ts'
import type { FromLite, LiteSettings, OutgoingMail, ToLite } from './liteMessages.ts'
import { messageOf } from '../logger.ts'
import { withBytes } from './removedFiles.ts'

// Ctrl+C reaches every process of a terminal; the supervisor decides when this one stops.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
process.on('disconnect', () => process.exit(0))

// The package reads these while it is loaded, so it is imported after they are set.
Object.assign(process.env, { DO_NOT_TRACK: '1', LITE_TELEMETRY: '0', EXPERIMENTAL_STORAGE: '1' })
const { App } = await import('@supabase/lite')
const { createPostgresConnection } = await import('@supabase/lite/postgres')

/** Placeholder in mails for the address that the caller asked for. */
const redirectMark = 'http://redirect.invalid'
/** Replaces the recovery mail: the services have one template for both. */
const firstPasswordSubject = 'Welcome to Plenum: choose your password'
const redirectOfRequest = new AsyncLocalStorage<string | undefined>()

const waitingMails = new Map<number, (error: string | null) => void>()
let lastMailId = 0

process.on('message', (message: ToLite) => {
  if (message.type === 'mailed') return waitingMails.get(message.id)?.(message.error)
  start(message.settings).then(
    () => say({ type: 'ready' }),
    (error: unknown) => say({ type: 'failed', reason: messageOf(error) }),
  )
})

async function start(settings: LiteSettings): Promise<void> {
  const connection = createPostgresConnection({
    url: settings.databaseUrl,
    postgresOptions: { max: 10, onnotice: () => undefined },
  })
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: settings.jwtSecret,
      publishable_key: settings.publishableKey,
      secret_key: settings.secretKey,
      minimum_password_length: 8,
      site_url: redirectMark,
      email: {
        enable_confirmations: false,
        template: {
          recovery: { subject: 'Reset your password', content_path: settings.recoveryTemplate },
        },
      },
    },
    storage: { enabled: true, file_size_limit: `${settings.maxFileBytes}B` },
    options: { server: { admin: false, disableStudio: true }, drivers: { email: { send: sendMail } } },
  })
  await removeUnfinished(settings.filesDir)
  const files = fileStore(settings.filesDir, partToRead)
  app._storageAdapter = files
  await app.ensureSystemSchema()
  await app.fetch(
    new Request('http://127.0.0.1/auth/v1/settings', { headers: { apikey: settings.publishableKey } }),
  )
  const admin = createLiteAdmin(settings)
  await admin.keepNoRecords()
  const { secretKey } = settings
  const remove = (bucket: string, paths: string[]): Promise<unknown> => files.deleteObjects(bucket, paths)
  await listen(settings.port, async (request) => {
    return (
      (await admin.answer(request)) ??
      (await withBytes(request, { secretKey, remove }, () => answer(app, request)))
    )
  })
}

async function listen(port: number, fetch: (request: Request) => Promise<Response>): Promise<void> {
  await once(serve({ hostname: '127.0.0.1', port, fetch }), 'listening')
}

async function answer(app: InstanceType<typeof App>, request: Request): Promise<Response> {
  const redirect = new URL(request.url).searchParams.get('redirect_to') ?? undefined
  const response = await redirectOfRequest.run(redirect, () =>
    withParts(request, async () => await app.fetch(request, { peerAddress: null })),
  )
  // Refusing an upload without reading it would break the connection, and with it the caller's next request.
  if (request.body && !request.bodyUsed) await request.body.pipeTo(new WritableStream())
  return response
}

/** The supervisor sends the mail: it has the configuration, and mails must be counted in one place. */
function sendMail(mail: { to: string; subject: string; html?: string }): Promise<void> {
  const id = ++lastMailId
  const redirect = redirectOfRequest.getStore() ?? redirectMark
  const html = (mail.html ?? '').replaceAll(redirectMark, redirect)
  const subject = redirect.includes(`/reset/${firstPasswordMark}`) ? firstPasswordSubject : mail.subject
  const written: OutgoingMail = { to: mail.to, subject, html }
  return new Promise((resolve, reject) => {
    waitingMails.set(id, (error) => {
      waitingMails.delete(id)
      if (error === null) resolve()
      else reject(new Error(error))
    })
    say({ type: 'mail', id, mail: written })
  })
}

function say(message: FromLite): void {
  process.send?.(message)
}
