import { once } from 'node:events'
import { request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import { makeSlides } from '#support/calls/slides.ts'
import type { AttackReport } from './attacker.ts'
import type { AttackScene } from './scene.ts'

/** Uploads that one attacking process sends again and again until it is stopped. */
export interface UploadAttack {
  port: number
  places: { objectId: string; token: string | null }[]
  /** At each place. */
  atATime: number
  megabytes: number
  /** Of each upload; as fast as possible when left out. */
  bytesPerSecond?: number
}

/** Files that somebody sends who may not upload. */
export function unauthorised({ port, attacker, session }: AttackScene, megabytes: number): UploadAttack {
  const { objectId } = session
  const places = [null, attacker.token].map((token) => ({ objectId, token }))
  return { port, places, atATime: 4, megabytes }
}

/** Two slow uploads of each of ten new accounts. */
export async function slowUploads({ url, port }: AttackScene): Promise<UploadAttack> {
  const places: UploadAttack['places'] = []
  for (let account = 0; account < 10; account += 1) {
    const eve = await signUpFacilitator({ url }, `eve${account}`)
    const { objectId } = await makeSlides(eve, (await startSession({ url }, eve)).workshopId)
    places.push({ objectId, token: eve.token })
  }
  return { port, places, atATime: 2, megabytes: 50, bytesPerSecond: 40_000 }
}

const megabyte = 1024 * 1024
const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'

/** Sends the uploads; does not return. */
export function sendUploads(attack: UploadAttack, report: AttackReport): void {
  for (const place of attack.places)
    for (let sender = 0; sender < attack.atATime; sender += 1) void again(attack, place, report)
}

async function again(
  attack: UploadAttack,
  { objectId, token }: UploadAttack['places'][number],
  report: AttackReport,
): Promise<never> {
  for (;;) {
    const sending = request({
      ...{ port: attack.port, host: '127.0.0.1', method: 'POST', path: `/api/sendpdf/${objectId}/a.pdf` },
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': attack.megabytes * megabyte,
        ...(token !== null && { authorization: `JWT ${token}` }),
      },
    })
    sending.on('error', () => undefined)
    sending.on('response', (response: IncomingMessage) => {
      if (response.statusCode === 200) report.answered += 1
      else report.refused += 1
      response.on('error', () => undefined).resume()
    })
    const closed = once(sending, 'close').catch(() => undefined)
    await Promise.race([closed, sendBody(sending, attack, report)])
    await closed
  }
}

async function sendBody(
  sending: ClientRequest,
  { megabytes, bytesPerSecond }: UploadAttack,
  report: AttackReport,
): Promise<void> {
  const piece = Buffer.alloc(bytesPerSecond === undefined ? 256 * 1024 : bytesPerSecond / 4)
  sending.write(head)
  let left = megabytes * megabyte - head.length
  while (left > 0 && !sending.destroyed) {
    const part = piece.subarray(0, left)
    const isAccepted = sending.write(part)
    left -= part.length
    report.bytes += part.length
    if (bytesPerSecond !== undefined) await wait(250)
    else if (!isAccepted) await once(sending, 'drain').catch(() => undefined)
  }
  sending.end()
}
