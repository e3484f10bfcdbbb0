import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { UserMistake } from '#domain/errors.ts'
import { normalizeWorkshopId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import { defaultMemberName, fullName, participantPrefix } from '#domain/accounts/names.ts'
import { nicknameDraw } from '#domain/accounts/nicknames.ts'
import { cleanText, cutText } from '#domain/text.ts'
import { messages } from '#domain/messages.ts'
import { countMembers, insertMembers, nicknamesIn } from '../database/workshops/members.ts'
import type { NewMember } from '../database/workshops/members.ts'
import type { Database } from '../database/connection/tables.ts'
import type { WorkshopRights } from '../database/workshops/workshops.ts'
import { networkOf } from '#server/limits/network.ts'
import { createBatches } from './batches.ts'
import type { Accounts, From } from './contract.ts'
import type { AccountParts } from './parts.ts'
import { hashTempPassword, makeTempPassword, makeUsernameEnd, memberSecretOf } from './tempPassword.ts'
import { memberView } from './userView.ts'

type JoinParts = Pick<AccountParts, 'database' | 'accessCache' | 'limits'>

/** What a person may know of a workshop before joining it, and of a workshop that has ended. */
export function createPublicWorkshopInfo(parts: JoinParts): Accounts['publicWorkshopInfo'] {
  return async (from, typedId) => {
    const workshop = await publicWorkshop(parts, from, typedId)
    return {
      workshopName: workshop.name,
      workshopCreator: fullName(workshop.creatorName),
      workshopEnded: workshop.ended,
    }
  }
}

/**
 * Creates a temporary member for any caller: a person with an account joins like everyone else. The caller is not read
 * at all, so nothing can tie the member to them. The tokens are those that `tokenAuth` would return: a second call would
 * cost every phone a round trip. A workshop that has ended cannot be joined. SPEC E1, U5.
 */
export function createJoin(
  parts: JoinParts & Pick<AccountParts, 'signals' | 'memberTokens'>,
): Accounts['join'] {
  const insert = createBatches(async (members: readonly Nameless[]) => {
    const named = await withNicknames(parts.database, members)
    const written = await insertMembers(parts.database, named, limits.membersPerSession)
    return named.map((member) => (written.has(member.id) ? member : null))
  })
  return async (from, { name: typedName, workshopId: typedId, password }) => {
    const workshop = await publicWorkshop(parts, from, typedId)
    if (workshop.ended) throw new UserMistake(messages.sessionEnded)
    await checkPassword(parts, from, workshop, cleanText(password))
    if (workshop.members >= limits.membersPerSession) throw new UserMistake(messages.sessionFull)
    await parts.limits.joins.wait(networkOf(from.address), randomUUID())
    const name = cutText(cleanText(typedName), limits.profileField) || defaultMemberName
    for (;;) {
      const tempPassword = makeTempPassword()
      const member = await insert({
        id: randomUUID(),
        workshop_id: workshop.id,
        username: participantPrefix + makeUsernameEnd(),
        name,
        password_hash: hashTempPassword(tempPassword),
      })
      if (member) {
        parts.signals.emit('memberJoined', { workshopId: workshop.id, userId: member.id })
        const tokens = await parts.memberTokens.issue({
          memberId: member.id,
          workshopId: workshop.id,
          secret: memberSecretOf(tempPassword, member.id),
        })
        return { ...tokens, user: memberView(member), tempPassword }
      }
      // The row was left out: the workshop is full by now, or the username or nickname is taken; the next attempt draws
      // others.
      if ((await countMembers(parts.database, workshop.id)) >= limits.membersPerSession)
        throw new UserMistake(messages.sessionFull)
    }
  }
}

type Nameless = Omit<NewMember, 'nickname'>

/** Another node may draw the same values at the same time: then the row is left out, and the draw is repeated once. */
async function withNicknames(database: Database, members: readonly Nameless[]): Promise<NewMember[]> {
  const workshopIds = [...new Set(members.map((member) => member.workshop_id))]
  const known = Map.groupBy(await nicknamesIn(database, workshopIds), ({ workshopId }) => workshopId)
  const draws = new Map(
    workshopIds.map((id) => {
      const codes = (known.get(id) ?? []).map(({ nickname }) => nickname)
      return [id, nicknameDraw(codes, (below) => randomInt(below))]
    }),
  )
  return members.map((member) => ({ ...member, nickname: draws.get(member.workshop_id)?.() ?? '' }))
}

async function publicWorkshop(
  { accessCache, limits: { unknownId } }: JoinParts,
  from: From,
  typedId: string,
): Promise<WorkshopRights> {
  const id = normalizeWorkshopId(typedId)
  const find = async (): Promise<WorkshopRights | null> =>
    id.length > limits.signIn ? null : await accessCache.workshop(id)
  // A workshop that was looked up recently, from any address, is cached: a running session is found at once, whatever
  // others type.
  const workshop =
    (await accessCache.knownWorkshop(id)) ??
    (await unknownId.guard({ key: networkOf(from.address), ballot: id }, find, (found) => found === null))
  if (!workshop || workshop.template) throw new UserMistake(messages.joinFailed)
  return workshop
}

/**
 * An empty password does not count as a guess: everybody's first attempt comes without one, and the field appears after
 * it.
 */
async function checkPassword(
  { limits: { join } }: JoinParts,
  from: From,
  workshop: WorkshopRights,
  password: string,
): Promise<void> {
  if (workshop.password === '') return
  if (password === '') throw new UserMistake(messages.joinPasswordWrong)
  const isRight = await join.guard(
    { key: `${networkOf(from.address)} ${workshop.id}`, ballot: password },
    () => Promise.resolve(isSameText(password, cleanText(workshop.password))),
    (right) => !right,
  )
  if (!isRight) throw new UserMistake(messages.joinPasswordWrong)
}

/** Compares in constant time. */
function isSameText(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
