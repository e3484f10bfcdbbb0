import { request, Agent } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'

/** What one attacking process sends, as its parent tells it: bodies in turn, again and again until it is ended. */
export interface Attack {
  port: number
  token: string | null
  /** JSON bodies of `POST /graphql`; `{n}` in one is replaced by a number that no other request has. */
  bodies: string[]
  atATime: number
  /** Milliseconds after which it hangs up without having been answered. */
  hangsUpMs?: number
}

/** What an attack got so far. */
export interface AttackReport {
  /** Answers with data and no error. */
  answered: number
  /** Answers with a `RATE_LIMITED` in them, or refused before anything ran. */
  refused: number
  bytes: number
}

const report: AttackReport = { answered: 0, refused: 0, bytes: 0 }
let sent = 0

/** Over plain HTTP: `fetch` would cost the attacker, who shares the machine with its target, more than the target. */
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

process.once('message', (attack: Attack) => {
  const agent = new Agent({ keepAlive: true, maxSockets: attack.atATime })
  const again = async (): Promise<void> => {
    for (;;) await send(attack, agent)
  }
  for (let sender = 0; sender < attack.atATime; sender += 1) void again()
  setInterval(() => process.send?.(report), 200)
})
