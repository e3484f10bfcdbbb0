import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import type { SupabaseAddress } from '#server/supabase.ts'

/** A Supabase whose file storage can get into trouble; its other services keep working. */
export interface StorageProxy {
  supabaseUrl: string
  /** Its connections break, a gateway answers in its place, it never answers, or 2.5 s later. */
  trouble: 'broken' | 'away' | 'silent' | 'slow' | null
  /** What stands before file storage answers this instead. */
  says: { status: number; text: string } | null
  /** Uploads arrive, and the answers to them are lost. */
  losesAnswers: boolean
  /** Runs when file storage has an upload, before the server gets to know. */
  onStored: (() => Promise<void>) | null
  /** Runs before file storage is asked for a file. */
  beforeRead: ((path: string) => Promise<void>) | null
  /** Calls of file storage so far, by method. */
  calls: Record<string, number>
  /** When the last one came, by method, as `performance.now()`. */
  calledAt: Record<string, number>
  /** Bytes that file storage has answered so far. */
  bytes: number
  stop(): void
}

/** A proxy that forwards requests to a Supabase. */
export async function storageProxy({
  supabaseUrl,
}: Pick<SupabaseAddress, 'supabaseUrl'>): Promise<StorageProxy> {
  const server = createServer((incoming, outgoing) => {
    const { url = '', method = '', headers } = incoming
    if (url.startsWith('/storage/')) {
      proxy.calls[method] = (proxy.calls[method] ?? 0) + 1
      proxy.calledAt[method] = performance.now()
      if (proxy.trouble === 'silent') return
      if (proxy.trouble === 'broken') return void incoming.socket.destroy()
      if (proxy.trouble === 'away') return void outgoing.writeHead(502).end('<html>Bad gateway</html>')
      if (proxy.says) return void outgoing.writeHead(proxy.says.status).end(proxy.says.text)
    }
    const onwards = ask(supabaseUrl + url, { method, headers }, (answer) => {
      const isUpload = method === 'POST' && url.startsWith('/storage/')
      if (proxy.losesAnswers && isUpload) return void incoming.socket.destroy()
      const pass = (): void => {
        if (url.startsWith('/storage/')) answer.on('data', (chunk: Buffer) => (proxy.bytes += chunk.length))
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(outgoing)
      }
      if (proxy.onStored && isUpload) proxy.onStored().then(pass, () => outgoing.destroy())
      else if (proxy.trouble === 'slow' && url.startsWith('/storage/')) setTimeout(pass, 2500)
      else pass()
    })
    onwards.on('error', () => outgoing.destroy())
    const isRead = method === 'GET' && url.startsWith('/storage/')
    if (proxy.beforeRead && isRead)
      proxy.beforeRead(url).then(
        () => incoming.pipe(onwards),
        () => outgoing.destroy(),
      )
    else incoming.pipe(onwards)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const proxy: StorageProxy = {
    supabaseUrl: `http://127.0.0.1:${port}`,
    trouble: null,
    says: null,
    losesAnswers: false,
    onStored: null,
    beforeRead: null,
    calls: {},
    calledAt: {},
    bytes: 0,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
  return proxy
}
