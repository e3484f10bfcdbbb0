import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { CreatePostDocument } from '#api/operations/post.ts'
import { identityKey } from '#api/signIn/identity.ts'
import type { Identity } from '#api/signIn/identity.ts'
import { remembered } from '#api/queries/remembered.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { writeMember } from '#api/signIn/credentialRecords.ts'
import { browserStorage } from '#api/storage.ts'
import { startBackground } from '#sync/room/background.ts'
import { deviceDataOf } from '#sync/room/deviceData.ts'
import { deviceDatabase } from '#sync/device/deviceDatabase.ts'
import { countDrafts, writeDraft } from '#sync/device/drafts.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { LeaveSession } from './LeaveSession.tsx'

startBackground()
let names = 0

/** Members of two sessions on this device, as after a reload. */
let here: Identity & { kind: 'member' }
let elsewhere: Identity & { kind: 'member' }

beforeEach(() => {
  ;[here, elsewhere] = [joined(), joined()]
})

function joined(): Identity & { kind: 'member' } {
  names += 1
  const member = { workshopId: `w${names}`, memberId: `m${names}`, username: `temp-${names}` }
  const record = { ...member, tempPassword: 'once', token: 'token', receivedMs: Date.now() }
  writeMember(browserStorage(), record)
  // The session handles this event as it handles a write by another tab.
  const written = new StorageEvent('storage', { key: `plenum.member.${member.workshopId}` })
  Object.defineProperty(written, 'storageArea', { value: localStorage })
  window.dispatchEvent(written)
  return { kind: 'member', ...member }
}

/** Writes an unsent answer, a draft and a done mark. */
async function writeUnsent(member: Identity & { kind: 'member' }): Promise<void> {
  const owner = identityKey(member)
  const { outbox } = deviceDataOf(member)
  const variables = { commonInfoData: { workshop: member.workshopId }, brainstormId: 'o1', postText: 'Kept' }
  const command = { document: CreatePostDocument, variables, objectId: 'o1', label: 'Answer', text: 'Kept' }
  const effect = { does: 'create' as const, type: 'post', id: `p-${owner}`, fields: { text: 'Kept' } }
  outbox.send(member.workshopId, { ...command, effect })
  writeDraft(owner, 'answer.o1', 'Half a thou')
  localStorage.setItem(`${remembered.done}${owner}.o1`, 'yes')
  await waitFor(async () => expect((await keptBy(member)).entries).toBe(1))
}

async function keptBy(member: Identity & { kind: 'member' }) {
  const owner = identityKey(member)
  const database = deviceDatabase(owner)
  const entries = await database.use((db) => db.count('outbox'))
  database.close()
  return {
    isMember: credentials.identityIn(member.workshopId) !== null,
    entries,
    drafts: countDrafts(owner),
    mark: localStorage.getItem(`${remembered.done}${owner}.o1`),
  }
}

async function askToLeave(): Promise<string> {
  stillRoom(here.workshopId, here).render(<LeaveSession />)
  fireEvent.click(screen.getByRole('button', { name: 'Leave the session on this device' }))
  return (await screen.findByRole('dialog')).textContent
}

test('[U9] leaving a session deletes its data on this device, and nothing of another session', async () => {
  await writeUnsent(here)
  await writeUnsent(elsewhere)
  const before = await keptBy(elsewhere)
  expect(await askToLeave()).toContain('not saved yet and would be lost')
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  const nothing = { isMember: false, entries: 0, drafts: 0, mark: null }
  await waitFor(async () => expect(await keptBy(here)).toEqual(nothing))
  expect(await keptBy(elsewhere)).toEqual(before)
  expect(before).toEqual({ isMember: true, entries: 1, drafts: 1, mark: 'yes' })
  expect(deviceDataOf(elsewhere).outbox.view.getState().entries).toMatchObject([{ text: 'Kept' }])
})

test('leaving does not warn about unsent calls of another session', async () => {
  await writeUnsent(elsewhere)
  expect(await askToLeave()).not.toContain('would be lost')
})
