import type { WorkshopId } from '#domain/ids.ts'
import { identityKey } from './identity.ts'
import type { Account, Membership } from './identity.ts'
import { removeLists } from '../queries/keptLists.ts'
import { removeRemembered, removeRememberedOf } from '../queries/remembered.ts'
import type { TextStorage } from '../storage.ts'
import type { KeptToken } from './tokenLife.ts'

/** An account as stored on the device; its access token is the field `token`. */
export interface AccountRecord extends Account, KeptToken {
  refreshToken: string | null
}

export interface MemberRecord extends Membership, KeptToken {
  tempPassword: string
}

const tokenKey = 'token'
const accountKey = 'plenum.account'
const memberPrefix = 'plenum.member.'
const choicePrefix = 'plenum.choice.'
/** Kept at sign-out: it grants no access and does not reveal whose it is. */
const deviceKey = 'plenum.device'

export function readAccount(storage: TextStorage): AccountRecord | null {
  const token = storage.get(tokenKey)
  const record = parsed<Omit<AccountRecord, 'token'>>(storage.get(accountKey))
  return token !== null && typeof record?.userId === 'string' ? { ...record, token } : null
}

export function writeAccount(storage: TextStorage, { token, ...record }: AccountRecord): void {
  storage.set(tokenKey, token)
  storage.set(accountKey, JSON.stringify(record))
}

export function readMember(storage: TextStorage, workshopId: WorkshopId): MemberRecord | null {
  const record = parsed<MemberRecord>(storage.get(memberPrefix + workshopId))
  return typeof record?.memberId === 'string' && typeof record.token === 'string' ? record : null
}

export function readMembers(storage: TextStorage): MemberRecord[] {
  const ids = storage.keys().filter((key) => key.startsWith(memberPrefix))
  return ids.flatMap((key) => readMember(storage, key.slice(memberPrefix.length)) ?? [])
}

export function writeMember(storage: TextStorage, record: MemberRecord): void {
  storage.set(memberPrefix + record.workshopId, JSON.stringify(record))
}

/** Removes this device's identity in one workshop, and what was remembered for it. */
export function removeMember(storage: TextStorage, workshopId: WorkshopId): void {
  const record = readMember(storage, workshopId)
  if (record) removeRememberedOf(storage, identityKey({ kind: 'member', ...record }))
  storage.remove(memberPrefix + workshopId)
  storage.remove(choicePrefix + workshopId)
}

/** Whether a person with both an account and a membership acts as one or the other; null when never chosen. */
export function readChoice(storage: TextStorage, workshopId: WorkshopId): 'account' | 'member' | null {
  const choice = storage.get(choicePrefix + workshopId)
  return choice === 'account' || choice === 'member' ? choice : null
}

export function writeChoice(
  storage: TextStorage,
  workshopId: WorkshopId,
  choice: 'account' | 'member',
): void {
  storage.set(choicePrefix + workshopId, choice)
}

/** Removes all identities of this device, and what was kept and remembered for them. */
export function removeAll(storage: TextStorage): void {
  removeLists(storage)
  removeRemembered(storage)
  for (const key of storage.keys()) {
    if (
      key === tokenKey ||
      key === accountKey ||
      key.startsWith(memberPrefix) ||
      key.startsWith(choicePrefix)
    )
      storage.remove(key)
  }
}

/** The token by which the server recognizes this device at the next sign-in; undefined before the first sign-in. */
export function readDevice(storage: TextStorage): string | undefined {
  return storage.get(deviceKey) ?? undefined
}

export function writeDevice(storage: TextStorage, token: string | null | undefined): void {
  if (token) storage.set(deviceKey, token)
}

/** Whether a change of this storage key is a sign-in, a sign-out or a renewed token. */
export function isSignInKey(key: string | null): boolean {
  return key === null || key === tokenKey || key === accountKey
}

export function isSessionKey(key: string | null): boolean {
  return key === null || key === tokenKey || key.startsWith('plenum.')
}

function parsed<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}
