import { UserMistake } from '#domain/errors.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { documentName } from '#domain/documents.ts'
import { messages } from '#domain/messages.ts'
import { compactDocument } from '../database/contents/compaction.ts'
import * as rows from '../database/accounts/accountErasure.ts'
import { workshopsFacilitatedBy } from '../database/workshops/facilitators.ts'
import { eraseWorkshop } from '#server/erase/eraseWorkshop.ts'
import { forgetMailsTo } from '#server/mail/mailFiles.ts'
import { accountOf } from './accountOf.ts'
import type { Accounts } from './contract.ts'
import { refreshFacilitatorNames } from './facilitatorNames.ts'
import type { AccountParts } from './parts.ts'
import { guardSignIn, passwordSession } from './signIn.ts'

/**
 * Deletes an account: its workshops pass to others or are erased, then its rows are deleted, and its sign-in last. While
 * file storage is away, nothing is begun. An attempt that fails half-way can be retried: until the end the password is
 * accepted. SPEC X3.
 */
export function createDeleteAccount(parts: AccountParts): Accounts['deleteAccount'] {
  return async (caller, from, password) => {
    const { userId, email } = accountOf(caller)
    if (!(await parts.files.canRemove())) throw new UserMistake(messages.deletionUnavailable)
    const proof = await guardSignIn(parts, { from, email, knownAs: userId }, () =>
      passwordSession(parts, from, email, password),
    )
    if (proof?.user.id !== userId) throw new UserMistake(messages.currentPasswordWrong)
    await parts.tokens.revokeAll(userId)
    await leaveWorkshops(parts, userId)
    await rows.deleteAccountRows(parts.database, userId)
    parts.accessCache.forget({ userId })
    const { error } = await parts.supabase.deleteAccount(userId)
    if (error) throw parts.faults.of('deletion of an account', error)
    parts.forgetSamples()
    parts.background.run('mails to a deleted account could not be deleted', () =>
      forgetMailsTo(parts.dataDir, email),
    )
  }
}

/** Limits concurrency: each one holds a database connection, and other calls need some too. */
const erasedAtOnce = 4

/**
 * Other people's workshops no longer show the person, including those that passed to somebody else; the person's own
 * are erased.
 */
async function leaveWorkshops(parts: AccountParts, userId: UserId): Promise<void> {
  const { database, signals, background } = parts
  let left = await workshopsFacilitatedBy(database, userId)
  const erased = new Set<WorkshopId>()
  for (;;) {
    // Checked again each time: somebody may have become a facilitator of one while others were being erased.
    await rows.passOnWorkshops(database, userId)
    const own = await rows.ownWorkshops(database, userId)
    const passedOn = left.filter((workshopId) => !own.includes(workshopId) && !erased.has(workshopId))
    left = left.filter((workshopId) => !passedOn.includes(workshopId))
    for (const workshopId of passedOn) signals.emit('rightsChanged', { workshopId, userId })
    background.run('the name of a deleted account could not be removed', () => forgetName(parts, passedOn))
    const some = own.filter((workshopId) => !erased.has(workshopId)).slice(0, erasedAtOnce)
    if (some.length === 0) return
    await Promise.all(some.map((workshopId) => eraseWorkshop(parts, workshopId)))
    for (const workshopId of some) erased.add(workshopId)
  }
}

/**
 * Lobbies list the facilitators, so names are stored in documents; the journal keeps overwritten names until it is
 * merged.
 */
async function forgetName(parts: AccountParts, workshopIds: readonly WorkshopId[]): Promise<void> {
  await refreshFacilitatorNames(parts, workshopIds)
  for (const id of workshopIds) await compactDocument(parts.pool, documentName({ kind: 'state', id }))
}
