import { useEffect } from 'react'
import { times } from '#domain/limits.ts'
import { call } from './client.ts'
import { MeDocument } from './operations/account.ts'
import { session } from './session.ts'
import { useRefreshing } from './useRefreshing.ts'

let askedAtMs = -Infinity

/**
 * The account's names as another device may have changed them: asked when this is shown and when the page comes back to the
 * front, instead of every 5.1 seconds.
 *
 * @see specification, part 1, section 9: `me` is polled at 5100 ms
 */
export function useFreshNames(): void {
  useEffect(() => void refreshNames(), [])
  useRefreshing(refreshNames)
}

async function refreshNames(): Promise<void> {
  const before = session.view.getState().account
  if (!before || performance.now() - askedAtMs < times.mePollMs) return
  askedAtMs = performance.now()
  try {
    const { me } = await call(MeDocument, {})
    const now = session.view.getState().account
    // Renamed here meanwhile, or somebody else's: the answer is an old one.
    if (!me || me.id !== now?.userId || !isSameName(before, now)) return
    const { firstName, lastName } = me
    if (!isSameName(me, now)) session.renameAccount({ firstName, lastName })
  } catch {
    // As they were is good enough; asked again as soon as there is a reason to.
    askedAtMs = -Infinity
  }
}

interface Names {
  firstName: string
  lastName: string
}

function isSameName(one: Names, other: Names): boolean {
  return one.firstName === other.firstName && one.lastName === other.lastName
}
