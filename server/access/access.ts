import { createHmac, createSecretKey } from 'node:crypto'
import { accessTo, mayReadFile, resultsDependOn } from '#domain/access.ts'
import type { DocumentProperties, Role } from '#domain/access.ts'
import { documentName, parseDocumentName } from '#domain/documents.ts'
import { Refusal, Unavailable, UserMistake } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { messages } from '#domain/messages.ts'
import { readState } from '#domain/workshop/state.ts'
import type { CommittedDocuments } from '#server/tick/contract.ts'
import { voterKind, voterTag } from '#server/tick/tags.ts'
import { NotSaved } from '../database/connection/transaction.ts'
import { hasTag } from '../database/contents/contentRefs.ts'
import type { Database } from '../database/connection/tables.ts'
import type { WorkshopRights } from '../database/workshops/workshops.ts'
import { userIdOf } from './caller.ts'
import type { Caller } from './caller.ts'
import { callerOfPass, passOf } from './callerPass.ts'
import type { AccessControl, ActivityRights, Author } from './contract.ts'
import type { AccessCache } from './accessCache.ts'
import type { MemberSecrets } from './memberSecrets.ts'
import { isProjectorToken, isSameHash, projectorCaller } from './projectorTokens.ts'
import { isRemoteToken, remoteCaller, remoteIn } from './remoteTokens.ts'
import type { Tokens } from './tokens.ts'
import type { WorkshopKeys } from './workshopKeys.ts'
import { isContributor, mayDo } from '#domain/permissions.ts'

/** Authorization for documents, calls and routes alike: applies the rules of the domain to the facts of a workshop. */
export function createAccess({
  database,
  accessCache,
  tokens,
  secrets,
  keys,
  committed,
}: {
  database: Database
  accessCache: AccessCache
  tokens: Tokens
  secrets: MemberSecrets
  keys: Pick<WorkshopKeys, 'open' | 'forget'>
  /** For the room's position, on which the results on its screen depend. */
  committed: Pick<CommittedDocuments, 'read'>
}): AccessControl {
  /**
   * When the workshop has ended, on another node or before this one started, none of its secrets stays in memory.
   * SPEC E2.
   */
  const workshopOf = async (workshopId: WorkshopId): Promise<WorkshopRights | null> => {
    const workshop = await accessCache.workshop(workshopId)
    if (workshop?.ended) {
      secrets.forget(workshopId)
      keys.forget(workshopId)
    }
    return workshop
  }

  const roleIn: AccessControl['roleIn'] = async (caller, workshopId) =>
    roleOf(caller, await workshopOf(workshopId))

  /**
   * A paired phone is revoked together with the tokens of the facilitator who paired it, whichever sign-in they belong
   * to. SPEC J5.
   */
  const isRevoked: AccessControl['isRevoked'] = (caller) =>
    caller.kind === 'remote' ? tokens.wasRevoked(caller.pairedBy, caller.issuedAt) : tokens.isRevoked(caller)

  const callerOf: AccessControl['callerOf'] = async (token) => {
    if (token !== null && isProjectorToken(token)) return await projectorCaller(accessCache, token)
    if (token !== null && isRemoteToken(token))
      return await stillGood(await remoteCaller({ accessCache, database }, token))
    const caller = await tokens.callerOf(token)
    // Prefetch, not awaited: a caller who only asks who they are needs no workshop.
    if (caller.kind === 'member') workshopOf(caller.workshopId).catch(() => null)
    await assertThere(caller)
    return caller
  }

  const stillGood: AccessControl['stillGood'] = async (caller) => {
    if (caller.kind === 'projector') {
      const workshop = await workshopOf(caller.workshopId)
      if (!isSameHash(workshop?.projectorHash ?? null, caller.tokenHash))
        throw new Refusal('UNAUTHENTICATED', 'projector link is revoked or unknown')
    } else if (caller.kind === 'remote') {
      const remote = remoteIn(await workshopOf(caller.workshopId), caller.tokenHash)
      if (!remote || isRevoked(caller) || caller.expiresAt <= Date.now() / 1000)
        throw new Refusal('UNAUTHENTICATED', 'phone is no longer paired')
    } else {
      tokens.assertGood(caller)
      await assertThere(caller)
    }
    return caller
  }

  /** Tokens outlive their account. SPEC X3. */
  const assertThere = async (caller: Caller): Promise<void> => {
    if (caller.kind === 'account' && (await accessCache.secretOf(caller.userId)) === null)
      throw new Refusal('UNAUTHENTICATED', 'account does not exist any more')
  }

  const author = async (caller: Caller, workshopId: WorkshopId): Promise<Author> => {
    const workshop = await workshopOf(workshopId)
    const role = roleOf(caller, workshop)
    const userId = userIdOf(caller)
    if (caller.kind === 'nobody')
      throw new Refusal('UNAUTHENTICATED', 'a caller without a token cannot be an author')
    if (caller.kind === 'remote' && mayDo(role, 'lead'))
      return { role: 'remote', userId: caller.pairedBy, tagOf: noTag }
    if (!workshop || userId === null || !isContributor(role)) {
      throw new Refusal('FORBIDDEN', `${role} in ${workshopId}`)
    }
    if (workshop.key === null) throw new UserMistake(messages.sessionEnded)
    const secret =
      caller.kind === 'member' ? secrets.of(caller, workshopId) : await accessCache.secretOf(userId)
    // The workshop may have ended during the query.
    if (!secret && caller.kind === 'member') throw new UserMistake(messages.sessionEnded)
    if (!secret) throw new Refusal('FORBIDDEN', 'an account without a profile')
    return { role, userId, tagOf: tagMaker(await keys.open(workshopId, workshop.key), secret) }
  }

  const authorIfKnown: AccessControl['authorIfKnown'] = async (caller, workshopId) => {
    try {
      return await author(caller, workshopId)
    } catch (error) {
      const expected = [Refusal, UserMistake, NotSaved, Unavailable]
      if (expected.some((kind) => error instanceof kind)) return null
      throw error
    }
  }

  const activityIn = async (
    workshopId: WorkshopId | null,
    isIt: (part: WorkshopRights['parts'][number]) => boolean,
  ): Promise<ActivityRights | null> => {
    const part = workshopId === null ? null : (await workshopOf(workshopId))?.parts.find(isIt)
    return part && workshopId !== null ? { workshopId, ...part } : null
  }
  const activity: AccessControl['activity'] = async (objectId) =>
    activityIn(await accessCache.workshopOfObject(objectId), (part) => part.objectId === objectId)

  const hasVoted = async (caller: Caller, part: ActivityRights): Promise<boolean> => {
    const { objectId, results } = part
    const voter = await authorIfKnown(caller, part.workshopId)
    if (!voter) return false
    const tag = voterTag(voter, objectId, results.round)
    return hasTag(database, { tag, objectId, kind: voterKind(results.round) })
  }

  /** Only what the caller's role depends on is looked up. SPEC BT4 */
  const resultProperties = async (
    caller: Caller,
    role: Role,
    part: ActivityRights,
    isKeyThere: boolean,
  ): Promise<DocumentProperties['results']> => {
    const { resultsBlind, resultsShown } = part.results
    const dependsOn = resultsDependOn(role)
    return {
      areBlind: resultsBlind,
      areShown: resultsShown,
      hasVoted: dependsOn === 'vote' && !resultsShown && isKeyThere && (await hasVoted(caller, part)),
      isPresented: dependsOn === 'presenting' && (await isPresented(part)),
    }
  }

  const isPresented = ({ workshopId, partId }: ActivityRights): Promise<boolean> =>
    committed.read(workshopId, [documentName({ kind: 'state', id: workshopId })], ([state]) => {
      const { currentState, activePartId } = state ? readState(state, workshopId) : { currentState: 'PA' }
      return currentState === 'RU' && activePartId === partId
    })

  const document: AccessControl['document'] = async (caller, name) => {
    const ref = parseDocumentName(name)
    if (!ref) return null
    const found = ref.kind === 'state' ? null : await activity(ref.id)
    const workshopId = ref.kind === 'state' ? ref.id : found?.workshopId
    const workshop = workshopId === undefined ? null : await workshopOf(workshopId)
    if (!workshop) return null
    const role = roleOf(caller, workshop)
    const about: DocumentProperties = {
      partHidden: found?.hidden ?? false,
      openTemplate: workshop.openTemplate,
      ended: workshop.ended,
      results:
        ref.kind === 'tally' && found
          ? await resultProperties(caller, role, found, workshop.key !== null)
          : null,
    }
    return { access: accessTo(role, ref.kind, about), role, workshopId: workshop.id }
  }

  const file: AccessControl['file'] = async (caller, objectId) => {
    const found = await document(caller, documentName({ kind: 'board', id: objectId }))
    const part = await activity(objectId)
    if (!found || !part) return null
    const isShown = resultsDependOn(found.role) === 'presenting' && (await isPresented(part))
    const { role, workshopId } = found
    return { access: mayReadFile(role, found.access, isShown) ? 'read' : 'none', role, workshopId }
  }

  return {
    callerOf,
    stillGood,
    passOf: (caller) => passOf(caller, tokens),
    callerOfPass: (pass) => stillGood(callerOfPass(pass, tokens)),
    isRevoked,
    wasRevoked: tokens.wasRevoked,
    roleIn,
    hasEnded: async (workshopId) => (await workshopOf(workshopId))?.ended ?? false,
    document,
    file,
    activity,
    part: async (partId) =>
      activityIn(await accessCache.workshopOfPart(partId), (part) => part.partId === partId),
    content: accessCache.content,
    author,
    authorIfKnown,
    forget: accessCache.forget,
  }
}

/** The caller's role in a workshop; everyone is a stranger in a workshop that does not exist. SPEC J2, J5, U6. */
function roleOf(caller: Caller, workshop: WorkshopRights | null): Role {
  if (!workshop || caller.kind === 'nobody') return 'stranger'
  if (caller.kind === 'account')
    return workshop.facilitators.has(caller.userId) ? 'facilitator' : 'registered'
  if (caller.workshopId !== workshop.id) return 'stranger'
  if (caller.kind === 'remote') return remoteIn(workshop, caller.tokenHash) ? 'remote' : 'stranger'
  if (caller.kind === 'projector')
    return isSameHash(workshop.projectorHash, caller.tokenHash) ? 'projector' : 'stranger'
  return workshop.removedMembers.has(caller.memberId) ? 'stranger' : 'participant'
}

/** What a paired phone may change stores no author. SPEC J4. */
function noTag(): never {
  throw new Refusal('FORBIDDEN', 'a paired phone cannot be an author')
}

/** SPEC A1: secrets have a fixed length of 32 bytes, so concatenations of secret and target are unambiguous. */
function tagMaker(workshopKey: Buffer, secret: Buffer): (targetId: string) => Buffer {
  // With a key object the digest takes a third of the time that it takes with bytes.
  return (targetId) =>
    createHmac('sha256', createSecretKey(workshopKey)).update(secret).update(targetId).digest()
}
