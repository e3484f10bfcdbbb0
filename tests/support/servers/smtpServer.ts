import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A mail as received over SMTP. */
export interface ReceivedMail {
  to: string
  /** Headers and body, with quoted-printable decoded. */
  text: string
}

export interface SmtpServer {
  url: string
  mails: ReceivedMail[]
  /** Waits for the next mail to an address; mails already consumed do not count. */
  nextTo(address: string): Promise<ReceivedMail>
  close(): Promise<void>
}

/** A mail server that accepts everything except mail to addresses that begin with "refused". */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = []
  const taken = new Set<ReceivedMail>()
  const waiting = new Set<() => void>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    talk(socket, (mail) => {
      mails.push(mail)
      for (const look of waiting) look()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    nextTo: (address) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = mails.find((mail) => mail.to === address && !taken.has(mail))
          if (!found) return
          waiting.delete(look)
          taken.add(found)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The subset of SMTP that a mail needs. */
function talk(socket: Socket, onMail: (mail: ReceivedMail) => void): void {
  let unread = ''
  let to = ''
  let body: string[] | null = null
  const answer = (line: string): string | null => {
    if (body !== null) {
      if (line !== '.') {
        body.push(line.replace(/^\./, ''))
        return null
      }
      onMail({ to, text: decoded(body.join('\r\n')) })
      body = null
      return '250 ok'
    }
    if (line === 'DATA') {
      body = []
      return '354 go on'
    }
    if (line === 'QUIT') return '221 bye'
    if (!line.startsWith('RCPT TO:')) return '250 ok'
    to = /<(.*)>/.exec(line)?.[1] ?? ''
    return to.startsWith('refused') ? `550 <${to}> is nobody` : '250 ok'
  }
  socket.write('220 test\r\n')
  socket.on('data', (chunk) => {
    const lines = (unread + chunk.toString()).split('\r\n')
    unread = lines.pop() ?? ''
    for (const line of lines) {
      const said = answer(line)
      if (said !== null) socket.write(`${said}\r\n`)
    }
  })
}

function decoded(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
