import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { AccountExport } from '#server/accounts/contract.ts'
import { Unavailable } from '#domain/errors.ts'
import { zipOf } from '#server/files/zip.ts'
import type { ZipEntry } from '#server/files/zip.ts'
import type { Logger } from '#server/log.ts'
import type { Services } from '#server/services.ts'
import { NotSaved } from '../database/connection/transaction.ts'
import { FileLost } from '../files/storedFiles.ts'

/**
 * `GET /api/account/{token}`: all data stored about an account, as one file: JSON, or an archive of it and of the uploaded
 * documents where there are any. SPEC SL18
 */
export function accountRoutes({ accounts, logger }: Pick<Services, 'accounts' | 'logger'>): Hono {
  const routes = new Hono()
  routes.get('/:token', async (context) => {
    const file = await accounts.exportFile(context.req.param('token'))
    if (file === null) return context.text('This link does not work any more.', 404)
    const { contents, documents } = file
    if (documents.length === 0)
      return context.body(contents, 200, headersOf('application/json; charset=utf-8', 'json'))
    const archive = Readable.toWeb(Readable.from(zipOf(entriesOf(file, logger))))
    return context.body(archive as ReadableStream, 200, headersOf('application/zip', 'zip'))
  })
  return routes
}

function headersOf(type: string, ending: 'json' | 'zip'): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="plenum-account.${ending}"`,
    'cache-control': 'no-store',
  }
}

/**
 * The archive: JSON, the documents, and which of them file storage did not give. What else there is of the account does not
 * depend on them.
 */
async function* entriesOf(
  { contents, documents }: AccountExport,
  logger: Pick<Logger, 'warn'>,
): AsyncGenerator<ZipEntry> {
  yield entryOf('plenum-account.json', contents)
  const missing: string[] = []
  let lostMs = 0
  for (const document of documents)
    yield {
      ...document,
      async read() {
        const beganMs = performance.now()
        try {
          if (lostMs < mostLostMs) return await document.read()
        } catch (error) {
          if (!expected.some((kind) => error instanceof kind)) throw error
          logger.warn({ err: error }, 'a document of an account is not in its export')
        }
        lostMs += performance.now() - beganMs
        missing.push(document.name)
        return null
      },
    }
  if (missing.length > 0) yield entryOf('documents/missing.txt', `${missingWords}\n\n${missing.join('\n')}\n`)
}

const expected = [Unavailable, NotSaved, FileLost]
/** After waiting in vain for so long, in milliseconds, no further document is asked for: each would take as long. */
const mostLostMs = 3_000

const missingWords =
  'File storage did not have these documents, or could not be reached, when this archive was made:'

function entryOf(name: string, text: string): ZipEntry {
  const bytes = Buffer.from(text)
  return { name, bytes: bytes.length, read: () => Promise.resolve(inOne(bytes)) }
}

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
}
