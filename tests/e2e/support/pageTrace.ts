import type { BrowserContext, Request } from 'playwright-core'

const most = 400
const longest = 500

/**
 * What happens in all pages of a device, in words: console, errors of scripts, calls, sockets, requests that failed. Only the last
 * lines are kept, and nothing is asked of the browser for them.
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
