import { createHmac } from 'node:crypto'
import { accessTo } from '#domain/access.ts'
import type { DocumentFacts, Role } from '#domain/access.ts'
import { parseDocumentName } from '#domain/documents.ts'
import { endedMessage } from '#domain/ending.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { hasTag } from '#server/database/contentPlaces.ts'
import type { Database } from '#server/database/tables.ts'
import type { WorkshopFacts } from '#server/database/workshops.ts'
import { userIdOf } from './caller.ts'
import type { Caller } from './caller.ts'
import type { AccessControl, ActivityFacts, Author } from './contract.ts'
import type { Facts } from './facts.ts'
import type { MemberSecrets } from './memberSecrets.ts'
import { isProjectorToken, isSameHash, projectorCaller } from './projectorTokens.ts'
import { isRemoteToken, remoteCaller, remoteIn } from './remoteTokens.ts'
import type { Tokens } from './tokens.ts'
import type { WorkshopKeys } from './workshopKeys.ts'

/** Who may, for documents, calls and routes alike: the facts of a workshop put before the rules of the domain. */
export function createAccess({
  database,
  facts,
  tokens,
  secrets,
  keys,
}: {
  database: Database
  facts: Facts
  tokens: Tokens
  secrets: MemberSecrets
  keys: Pick<WorkshopKeys, 'open' | 'forget'>
}): AccessControl {
  /** Also when it ended on another node, or before this one was started, nothing of its secrets is remembered. SPEC E2. */
  const workshopOf = async (workshopId: WorkshopId): Promise<WorkshopFacts | null> => {
    const workshop = await facts.workshop(workshopId)
    if (workshop?.ended) {
      secrets.forget(workshopId)
      keys.forget(workshopId)
    }
    return workshop
  }

  const roleIn: AccessControl['roleIn'] = async (caller, workshopId) =>
    roleOf(caller, await workshopOf(workshopId))

  /** A phone ends with the tokens of who paired it, those of every sign-in. SPEC J5. */
  const isRevoked: AccessControl['isRevoked'] = (caller) =>
    caller.kind === 'remote' ? tokens.wasRevoked(caller.pairedBy, caller.issuedAt) : tokens.isRevoked(caller)

  const callerOf: AccessControl['callerOf'] = async (token) => {
    if (token !== null && isProjectorToken(token)) return await projectorCaller(facts, token)
    if (token !== null && isRemoteToken(token))
      return await stillGood(await remoteCaller({ facts, database }, token))
    const caller = await tokens.callerOf(token)
    // Nobody waits for it: who only asks who they are needs no workshop.
    if (caller.kind === 'member') workshopOf(caller.workshopId).catch(() => null)
    await assertThere(caller)
    return caller
  }

  const stillGood: AccessControl['stillGood'] = async (caller) => {
    if (caller.kind === 'projector') {
      const workshop = await workshopOf(caller.workshopId)
      if (!isSameHash(workshop?.projectorHash ?? null, caller.tokenHash))
        throw new Refusal('UNAUTHENTICATED', 'a link for the projector that opens nothing')
    } else if (caller.kind === 'remote') {
      const remote = remoteIn(await workshopOf(caller.workshopId), caller.tokenHash)
      if (!remote || isRevoked(caller) || caller.expiresAt <= Date.now() / 1000)
        throw new Refusal('UNAUTHENTICATED', 'a phone that is not paired any more')
    } else {
      tokens.assertGood(caller)
      await assertThere(caller)
    }
    return caller
  }

  /** Tokens outlive their account. SPEC X3. */
  const assertThere = async (caller: Caller): Promise<void> => {
    if (caller.kind === 'account' && (await facts.secretOf(caller.userId)) === null)
      throw new Refusal('UNAUTHENTICATED', 'an account that is gone')
  }

  const author = async (caller: Caller, workshopId: WorkshopId): Promise<Author> => {
    const workshop = await workshopOf(workshopId)
    const role = roleOf(caller, workshop)
    const userId = userIdOf(caller)
    if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'nobody is the author of nothing')
    if (caller.kind === 'remote' && role === 'remote') return { role, userId: caller.pairedBy, tagOf: noTag }
    if (!workshop || userId === null || (role !== 'facilitator' && role !== 'participant')) {
      throw new Refusal('FORBIDDEN', `${role} in ${workshopId}`)
    }
    if (workshop.key === null) throw new UserMistake(endedMessage)
    const secret = caller.kind === 'member' ? secrets.of(caller, workshopId) : await facts.secretOf(userId)
    // It may have ended while this was asked.
    if (!secret && caller.kind === 'member') throw new UserMistake(endedMessage)
    if (!secret) throw new Refusal('FORBIDDEN', 'an account without a profile')
    return { role, userId, tagOf: tagMaker(await keys.open(workshopId, workshop.key), secret) }
  }

  const activityIn = async (
    workshopId: WorkshopId | null,
    isIt: (part: WorkshopFacts['parts'][number]) => boolean,
  ): Promise<ActivityFacts | null> => {
    const part = workshopId === null ? null : (await workshopOf(workshopId))?.parts.find(isIt)
    return part && workshopId !== null ? { workshopId, ...part } : null
  }
  const activity: AccessControl['activity'] = async (objectId) =>
    activityIn(await facts.workshopOfObject(objectId), (part) => part.objectId === objectId)

  /** Votes are told apart from answers by their tag; who has none yet is not shown what others chose. */
  const hasVoted = async (caller: Caller, { workshopId, objectId }: ActivityFacts): Promise<boolean> => {
    const { tagOf } = await author(caller, workshopId)
    return hasTag(database, { tag: tagOf(`voted:${objectId}`), objectId, kind: 'voted' })
  }

  const document: AccessControl['document'] = async (caller, name) => {
    const ref = parseDocumentName(name)
    if (!ref) return null
    const found = ref.kind === 'state' ? null : await activity(ref.id)
    const workshopId = ref.kind === 'state' ? ref.id : found?.workshopId
    const workshop = workshopId === undefined ? null : await workshopOf(workshopId)
    if (!workshop) return null
    const role = roleOf(caller, workshop)
    const about: DocumentFacts = {
      partHidden: found?.hidden ?? false,
      openTemplate: workshop.openTemplate,
      ended: workshop.ended,
      maySeeResults: false,
    }
    if (ref.kind === 'tally' && found && role === 'participant' && workshop.key !== null) {
      about.maySeeResults = await hasVoted(caller, found)
    }
    return { access: accessTo(role, ref.kind, about), role, workshopId: workshop.id }
  }

  return {
    callerOf,
    stillGood,
    isRevoked,
    wasRevoked: tokens.wasRevoked,
    roleIn,
    hasEnded: async (workshopId) => (await workshopOf(workshopId))?.ended ?? false,
    document,
    activity,
    part: async (partId) => activityIn(await facts.workshopOfPart(partId), (part) => part.partId === partId),
    content: facts.content,
    author,
    forget: facts.forget,
  }
}

/** What somebody is in a workshop; in one that is not there everybody is a stranger. SPEC J2, J5, U6. */
function roleOf(caller: Caller, workshop: WorkshopFacts | null): Role {
  if (!workshop || caller.kind === 'nobody') return 'stranger'
  if (caller.kind === 'account')
    return workshop.facilitators.has(caller.userId) ? 'facilitator' : 'registered'
  if (caller.workshopId !== workshop.id) return 'stranger'
  if (caller.kind === 'remote') return remoteIn(workshop, caller.tokenHash) ? 'remote' : 'stranger'
  if (caller.kind === 'projector')
    return isSameHash(workshop.projectorHash, caller.tokenHash) ? 'projector' : 'stranger'
  return workshop.removedMembers.has(caller.memberId) ? 'stranger' : 'participant'
}

/** A paired phone leads the room, of which no trace is kept. SPEC J4. */
function noTag(): never {
  throw new Refusal('FORBIDDEN', 'a paired phone is the author of nothing')
}

/** SPEC A1: secrets are 32 bytes, so no two of them run into two targets the same. */
function tagMaker(workshopKey: Buffer, secret: Buffer): (targetId: string) => Buffer {
  return (targetId) => createHmac('sha256', workshopKey).update(secret).update(targetId).digest()
}
