import { request, Agent } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { sendUploads } from './uploads.ts'
import type { UploadAttack } from './uploads.ts'

/** What one attacking process sends, as told by its parent: bodies in turn, repeated until it is stopped. */
export interface Attack {
  port: number
  token: string | null
  /** JSON bodies of `POST /graphql`; `{n}` is replaced by a number unique to each request. */
  bodies: string[]
  atATime: number
  /** Milliseconds after which it closes an unanswered request. */
  hangsUpMs?: number
}

/** Results of an attack so far. */
export interface AttackReport {
  /** Answers with data and no error. */
  answered: number
  /** Answers that contain `RATE_LIMITED`, or requests refused before anything ran. */
  refused: number
  bytes: number
}

const report: AttackReport = { answered: 0, refused: 0, bytes: 0 }
let sent = 0

/**
 * Plain HTTP, because `fetch` would cost the attacker, who shares the machine with its target, more than the target.
 */
function send({ port, token, bodies, hangsUpMs }: Attack, agent: Agent): Promise<void> {
  sent += 1
  const body = (bodies[sent % bodies.length] ?? '').replaceAll('{n}', String(sent))
  return new Promise((resolve) => {
    const call = request({
      agent,
      port,
      host: '127.0.0.1',
      path: '/graphql',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...(token === null ? {} : { authorization: `JWT ${token}` }),
      },
    })
    call.on('error', () => resolve())
    call.on('response', (response: IncomingMessage) => {
      readText(response).then((text) => {
        report.bytes += text.length
        if (text.includes('"errors"') || text.includes('"ok":false')) report.refused += 1
        else report.answered += 1
        resolve()
      }, resolve)
    })
    call.end(body)
    if (hangsUpMs !== undefined) setTimeout(() => call.destroy(), hangsUpMs)
  })
}

process.once('message', (attack: Attack | UploadAttack) => {
  setInterval(() => process.send?.(report), 200)
  if ('places' in attack) return sendUploads(attack, report)
  const agent = new Agent({ keepAlive: true, maxSockets: attack.atATime })
  const again = async (): Promise<void> => {
    for (;;) await send(attack, agent)
  }
  for (let sender = 0; sender < attack.atATime; sender += 1) void again()
})
