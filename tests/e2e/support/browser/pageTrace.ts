import type { BrowserContext, Request } from 'playwright-core'

const most = 400
const longest = 500

/**
 * Records the events in all pages of a device as text: console, script errors, calls, sockets, failed requests. Only
 * the last lines are kept, and recording makes no requests to the browser.
 */
export function traceOf(context: BrowserContext): readonly string[] {
  const lines: string[] = []
  const note = (what: string, text: string): void => {
    lines.push(`${new Date().toISOString()} ${what}: ${text.slice(0, longest)}`)
    if (lines.length > most) lines.shift()
  }
  context.on('console', (message) => note(`console ${message.type()}`, message.text()))
  context.on('weberror', (error) => note('error', error.error().stack ?? error.error().message))
  context.on('request', (request) => {
    if (isCall(request)) note('call', request.postData() ?? '')
  })
  context.on('response', (response) => {
    const request = response.request()
    if (isCall(request) || response.status() >= 400) note(`answer ${response.status()}`, request.url())
  })
  context.on('requestfailed', (request) =>
    note('failed', `${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`),
  )
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      note('socket opened', socket.url())
      socket.on('close', () => note('socket closed', socket.url()))
      socket.on('socketerror', (error) => note('socket failed', `${socket.url()} ${error}`))
    }),
  )
  return lines
}

function isCall(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname === '/graphql'
}
