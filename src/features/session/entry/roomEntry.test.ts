import { expect, test } from 'vitest'
import { Offline, ServerTrouble } from '#api/callErrors.ts'
import type { WorkshopQuery } from '#api/generated.ts'
import { Refusal } from '#domain/errors.ts'
import { roomEntry } from './roomEntry.ts'
import type { EntryFacts } from './roomEntry.ts'

const account = { userId: 'u1', username: 'ada@example.org', firstName: 'Ada', lastName: '', email: '' }
const member = { workshopId: 'abcd2345', memberId: 'm1', username: 'Participant 1' }
const nobody: EntryFacts = {
  ...{ account: null, member: null, workshop: null, error: null, wasFacilitator: false, isInAsMember: false },
}
const workshopOf = (isFacilitator: boolean) => ({ isFacilitator }) as WorkshopQuery['workshop']

test('without an account, a member is a participant', () => {
  expect(roomEntry(nobody)).toEqual({ status: 'signIn' })
  expect(roomEntry({ ...nobody, member })).toMatchObject({ status: 'enter', role: 'participant' })
})

test('a facilitator enters with the account, also after joining before on this device', () => {
  const entry = roomEntry({ ...nobody, account, member, workshop: workshopOf(true) })
  expect(entry).toMatchObject({ status: 'enter', role: 'facilitator', identity: { kind: 'account' } })
})

test('[U5] a participant who signs up stays in the session as the same participant', () => {
  const entry = roomEntry({ ...nobody, account, member, isInAsMember: true })
  expect(entry).toMatchObject({ role: 'participant', identity: { kind: 'member' } })
  const signedOut = roomEntry({ ...nobody, account, member, error: new Refusal('UNAUTHENTICATED') })
  expect(signedOut).toMatchObject({ role: 'participant', identity: { kind: 'member' } })
})

test('any other user with an account opens a session by joining it', () => {
  const stranger = { ...nobody, account, error: new Refusal('NOT_FOUND') }
  expect(roomEntry(stranger)).toEqual({ status: 'join' })
  expect(roomEntry({ ...stranger, member })).toMatchObject({ role: 'participant' })
  expect(roomEntry({ ...nobody, account, workshop: workshopOf(false) })).toEqual({ status: 'join' })
})

test('[W6] a user with an account opens another user’s template read-only, and edits their own', () => {
  const template = { isFacilitator: false, template: true } as WorkshopQuery['workshop']
  expect(roomEntry({ ...nobody, account, workshop: template })).toMatchObject({
    role: 'viewer',
    identity: { kind: 'account' },
  })
  const own = { ...template, isFacilitator: true }
  expect(roomEntry({ ...nobody, account, workshop: own })).toMatchObject({ role: 'facilitator' })
})

test('offline, all users keep their previous role', () => {
  const offline = { ...nobody, account, error: new Offline() }
  expect(roomEntry({ ...offline, wasFacilitator: true })).toMatchObject({ role: 'facilitator' })
  expect(roomEntry({ ...offline, member })).toMatchObject({ role: 'participant' })
  expect(roomEntry(offline)).toEqual({ status: 'away' })
})

test.each([true, false])(
  'a server error is distinguished from a missing connection (about this call: %s)',
  (about) => {
    const inTrouble = { ...nobody, account, error: new ServerTrouble(about) }
    expect(roomEntry(inTrouble)).toEqual({ status: 'failed' })
    expect(roomEntry({ ...inTrouble, wasFacilitator: true })).toMatchObject({ role: 'facilitator' })
    expect(roomEntry({ ...inTrouble, member })).toMatchObject({ role: 'participant' })
  },
)

test('an account whose sign-in has expired signs in again', () => {
  const expired = { ...nobody, account, error: new Refusal('UNAUTHENTICATED') }
  expect(roomEntry(expired)).toEqual({ status: 'signIn' })
})
