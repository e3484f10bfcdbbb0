import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Vite inside this server: pages built from source on request, with hot reload on the same port. */
export interface PageServer {
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void
  close(): Promise<void>
}

/** For development only; Vite is not installed where the built pages are deployed. */
export async function createPageServer(server: Server): Promise<PageServer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  }
}
