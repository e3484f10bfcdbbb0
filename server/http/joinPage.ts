import type { IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { readJoinAddress } from '#domain/accounts/inviteLink.ts'
import { UserMistake } from '#domain/errors.ts'
import type { Accounts } from '../accounts/contract.ts'
import { createLru } from '../limits/lru.ts'
import { makePage } from './assets.ts'
import type { Asset } from './assets.ts'

/** A page waits this long for what it says of its session, in milliseconds; without it, the page asks by itself. */
const patienceMs = 250

/** A room joins by the same link at once: its page is compressed for the first of them. Later the session may be erased. */
const pagesKept = 100
const keptMs = 60_000

export interface JoinPageParts {
  accounts: Pick<Accounts, 'publicWorkshopInfo'>
  addressOf: (request: IncomingMessage) => string
}

/** The page of a join link, as this request gets it. */
export type JoinPageFor = (page: Asset, path: string, incoming: IncomingMessage) => Promise<Asset>

/**
 * The page of a join link with the answer of `publicWorkshopInfo` in it, as data that is not run: the phone that opened
 * the link need not ask, after its scripts, what this server knows before them. Of an ID of no session it says so.
 * SPEC U24
 */
export function createJoinPages({ accounts, addressOf }: JoinPageParts): JoinPageFor {
  const made = createLru<string, Promise<Asset>>(pagesKept, { ttl: keptMs, ttlAutopurge: true })
  return async (page, path, incoming) => {
    const { workshopId } = readJoinAddress({ pathname: path, search: '', hash: '' })
    if (workshopId === null) return page
    const asked = accounts
      .publicWorkshopInfo({ address: addressOf(incoming) }, workshopId)
      .catch((error: unknown) => {
        // The server may be away, or too many IDs were tried: that answer is for the page to ask.
        return error instanceof UserMistake ? { isUnknown: true } : null
      })
    const info = await Promise.race([asked, delay(patienceMs, null)])
    if (info === null) return page
    const data = JSON.stringify({ workshopId, ...info }).replaceAll('<', '\\u003c')
    const known = made.get(data)
    if (known) return await known
    const html = new TextDecoder().decode(page.body)
    const told = html.replace(
      '</head>',
      () => `<script id="join-info" type="application/json">${data}</script></head>`,
    )
    const making = makePage(new TextEncoder().encode(told))
    made.set(data, making)
    return await making
  }
}
