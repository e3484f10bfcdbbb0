import { generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { decodeJwt, exportJWK, SignJWT } from 'jose'
import type { JWK } from 'jose'
import type { SharedSupabase } from './localSupabase.ts'

/**
 * What stands in front of a hosted project's auth server: it answers as one did that was away, limited or had rotated
 * its keys. Accounts, passwords and sessions behind it are the real ones of the run.
 */
export interface AuthGateway {
  supabaseUrl: string
  /** Calls of the auth server are answered with a page of the gateway, or never. */
  trouble: 'away' | 'hangs' | null
  /** The calls that one address may make; null without a limit. */
  bucket: number | null
  /** How long the project waits for its mail server, in milliseconds. A call that is given up sends no mail. */
  mailDelayMs: number
  /** Publishes another key for signing, which signs from `rotate` on. */
  announceKey(): Promise<void>
  rotate(): void
  stop(): void
}

type SigningKey = { kid: string; key: KeyObject }

export async function authGateway({ supabaseUrl, jwtSecret }: SharedSupabase): Promise<AuthGateway> {
  const secret = new TextEncoder().encode(jwtSecret)
  const published: JWK[] = []
  const spent = new Map<string, number>()
  const keys: { announced: SigningKey | null; signing: SigningKey | null } = {
    announced: null,
    signing: null,
  }

  const signed = (token: string): Promise<string> | string =>
    keys.signing === null
      ? token
      : new SignJWT(decodeJwt(token))
          .setProtectedHeader({ alg: 'ES256', kid: keys.signing.kid })
          .sign(keys.signing.key)
  const bySecret = async (authorization: string | undefined): Promise<string | undefined> => {
    const token = authorization?.replace('Bearer ', '') ?? ''
    if (token.split('.').length !== 3) return authorization
    return `Bearer ${await new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'HS256' }).sign(secret)}`
  }
  const hasSpent = ({ headers, socket }: IncomingMessage): boolean => {
    const mayName = String(headers['apikey']).startsWith('sb_secret_')
    const address = String((mayName && headers['sb-forwarded-for']) || socket.remoteAddress)
    spent.set(address, (spent.get(address) ?? 0) + 1)
    return gateway.bucket !== null && (spent.get(address) ?? 0) > gateway.bucket
  }

  const handle: (...[request, response]: Parameters<RequestListener>) => Promise<void> = async (
    request,
    response,
  ) => {
    const { url = '', method = 'GET', headers } = request
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (gateway.trouble === 'hangs') return
    if (gateway.trouble === 'away') return void response.writeHead(502).end('<html>Bad gateway</html>')
    if (url.endsWith('/jwks.json')) return void answer(200, { keys: published })
    if (url !== '/auth/v1/settings' && hasSpent(request))
      return void answer(429, {
        code: 429,
        error_code: 'over_request_rate_limit',
        msg: 'Request rate limit reached',
      })
    if (url.startsWith('/auth/v1/recover')) await setTimeout(gateway.mailDelayMs)
    if (response.destroyed) return
    const authorization = await bySecret(headers.authorization)
    const behind = await fetch(supabaseUrl + url, {
      method,
      headers: {
        ...{ apikey: String(headers['apikey']), 'content-type': 'application/json' },
        ...(authorization !== undefined && { authorization }),
      },
      ...(method !== 'GET' && { body: await buffer(request) }),
    })
    const text = await behind.text()
    const found = text.startsWith('{') ? (JSON.parse(text) as { access_token?: string }) : {}
    if (found.access_token === undefined) response.writeHead(behind.status).end(text)
    else answer(behind.status, { ...found, access_token: await signed(found.access_token) })
  }
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const gateway: AuthGateway = {
    supabaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trouble: null,
    bucket: null,
    mailDelayMs: 0,
    async announceKey() {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const kid = `key-${published.length + 1}`
      keys.announced = { kid, key: privateKey }
      published.push({ ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' })
    },
    rotate: () => void (keys.signing = keys.announced),
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
  return gateway
}
