import { accountMessages } from '#domain/accountMessages.ts'
import { UserMistake } from '#domain/errors.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { documentName } from '#domain/documents.ts'
import { compactDocument } from '#server/database/compaction.ts'
import * as rows from '#server/database/accountErasure.ts'
import { workshopsFacilitatedBy } from '#server/database/facilitators.ts'
import { eraseWorkshop } from '#server/erase/eraseWorkshop.ts'
import { forgetMailsTo } from '#server/mail/mailFiles.ts'
import { accountOf } from './accountOf.ts'
import type { Accounts } from './contract.ts'
import { refreshFacilitatorNames } from './facilitatorNames.ts'
import type { AccountParts } from './parts.ts'
import { guardSignIn, passwordSession } from './signIn.ts'
import { supabaseFault } from './supabaseErrors.ts'

/**
 * Deletes an account: what it made passes on or is erased, its rows go, and its sign-in last of all. What fails half-way is
 * done by doing it again: until the end the password opens it. SPEC X3.
 */
export function createDeleteAccount(parts: AccountParts): Accounts['deleteAccount'] {
  return async (caller, from, password) => {
    const { userId, email } = accountOf(caller)
    const proof = await guardSignIn(parts, { from, email, knownAs: userId }, () =>
      passwordSession(parts, email, password),
    )
    if (proof?.user.id !== userId) throw new UserMistake(accountMessages.currentPasswordWrong)
    await parts.tokens.revokeAll(userId)
    await leaveWorkshops(parts, userId)
    await rows.deleteAccountRows(parts.database, userId)
    parts.facts.forget({ userId })
    const { error } = await parts.supabase.deleteAccount(userId)
    if (error) throw supabaseFault('deletion of an account', error)
    parts.forgetSamples()
    parts.background.run('mails could not be taken away', () => forgetMailsTo(parts.dataDir, email))
  }
}

/** Each takes a connection to the database, and others need some too. */
const erasedAtOnce = 4

/** Those of others show the person no longer, those that became somebody else's among them; the person's own are erased. */
async function leaveWorkshops(parts: AccountParts, userId: UserId): Promise<void> {
  const { database, signals, background } = parts
  let left = await workshopsFacilitatedBy(database, userId)
  const erased = new Set<WorkshopId>()
  for (;;) {
    // Looked at again each time: somebody may have become a facilitator of one while others were erased.
    await rows.passOnWorkshops(database, userId)
    const own = await rows.ownWorkshops(database, userId)
    const passedOn = left.filter((workshopId) => !own.includes(workshopId) && !erased.has(workshopId))
    left = left.filter((workshopId) => !passedOn.includes(workshopId))
    for (const workshopId of passedOn) signals.emit('rightsChanged', { workshopId, userId })
    background.run('a name could not be taken out of workshops', () => forgetName(parts, passedOn))
    const some = own.filter((workshopId) => !erased.has(workshopId)).slice(0, erasedAtOnce)
    if (some.length === 0) return
    await Promise.all(some.map((workshopId) => eraseWorkshop(parts, workshopId)))
    for (const workshopId of some) erased.add(workshopId)
  }
}

/** Lobbies say who guides, so names stand in documents; their journal keeps what was overwritten until it is merged. */
async function forgetName(parts: AccountParts, workshopIds: readonly WorkshopId[]): Promise<void> {
  await refreshFacilitatorNames(parts, workshopIds)
  for (const id of workshopIds) await compactDocument(parts.pool, documentName({ kind: 'state', id }))
}
