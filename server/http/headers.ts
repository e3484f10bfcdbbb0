import type { Message } from '#domain/message.ts'

/**
 * Security headers of every answer. Mantine sets inline styles, so `style-src` allows them; scripts are loaded from
 * this server only, and nothing from other hosts.
 *
 * @param publicUrl gives the websocket's address for browsers in which 'self' does not cover it
 */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const websocket = publicUrl.replace(/^http/, 'ws')
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${websocket}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ]
  const headers: Record<string, string> = {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  }
  if (publicUrl.startsWith('https:')) headers['strict-transport-security'] = 'max-age=31536000'
  return headers
}

/**
 * The policy of the script that reads PDFs in a worker of its own. Decoders of scanned pictures are WebAssembly, which the
 * page itself has no use for: the policy of a worker is that of its script. The page fetches what it needs.
 */
export const pdfWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/** Whether a path is that script. */
export function isPdfWorker(path: string): boolean {
  return /^\/assets\/pdf\.worker-[\w-]+\.js$/.test(path)
}

/** Headers from which a page can translate a message: its code, and the values of its sentence. */
export function mistakeHeaders({ code, values }: Message): Record<string, string> {
  return {
    'cache-control': 'no-store',
    ...(code !== null && { 'error-code': code }),
    ...(values && { 'error-values': values.join(',') }),
  }
}
