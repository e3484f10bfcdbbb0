import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { accountMessages } from '#domain/accountMessages.ts'
import { endedMessage } from '#domain/ending.ts'
import { UserMistake } from '#domain/errors.ts'
import { normalizeWorkshopId } from '#domain/ids.ts'
import { limits, sessionFullMessage } from '#domain/limits.ts'
import { defaultMemberName, fullName, participantPrefix } from '#domain/names.ts'
import { nicknameDraw } from '#domain/nicknames.ts'
import { cleanText, cutText } from '#domain/text.ts'
import { countMembers, insertMembers, nicknamesIn } from '#server/database/members.ts'
import type { NewMember } from '#server/database/members.ts'
import type { Database } from '#server/database/tables.ts'
import type { WorkshopFacts } from '#server/database/workshops.ts'
import { networkOf } from '#server/limits/network.ts'
import { createBatches } from './batches.ts'
import type { Accounts, From } from './contract.ts'
import type { AccountParts } from './parts.ts'
import { hashTempPassword, makeTempPassword, makeUsernameEnd } from './tempPassword.ts'
import { memberView } from './userView.ts'

type JoinParts = Pick<AccountParts, 'database' | 'facts' | 'limits'>

/** What somebody may know of a workshop before joining it, and of one that is over. */
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
 * Makes a temporary member, whoever is calling: somebody with an account joins like everyone. Nothing of the caller is looked
 * at, so nothing can tie the member to them. Nobody joins what is over. SPEC E1, U5.
 */
export function createJoin(parts: JoinParts & Pick<AccountParts, 'signals'>): Accounts['join'] {
  const insert = createBatches(async (members: readonly Nameless[]) => {
    const named = await withNicknames(parts.database, members)
    const written = await insertMembers(parts.database, named, limits.membersPerSession)
    return named.map((member) => (written.has(member.id) ? member : null))
  })
  return async (from, { name: typedName, workshopId: typedId, password }) => {
    const workshop = await publicWorkshop(parts, from, typedId)
    if (workshop.ended) throw new UserMistake(endedMessage)
    await checkPassword(parts, from, workshop, cleanText(password))
    if (workshop.members >= limits.membersPerSession) throw new UserMistake(sessionFullMessage)
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
        parts.signals.emit('memberJoined', { userId: member.id })
        return { user: memberView(member), tempPassword }
      }
      // Left out: it is full by now, or the username or nickname is taken already, and the next one is another.
      if ((await countMembers(parts.database, workshop.id)) >= limits.membersPerSession)
        throw new UserMistake(sessionFullMessage)
    }
  }
}

type Nameless = Omit<NewMember, 'nickname'>

/** Another node may draw the same at the same time: then the row is left out, and drawn for once more. */
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
  { facts, limits: { unknownId } }: JoinParts,
  from: From,
  typedId: string,
): Promise<WorkshopFacts> {
  const id = normalizeWorkshopId(typedId)
  const find = async (): Promise<WorkshopFacts | null> =>
    id.length > limits.signIn ? null : await facts.workshop(id)
  // What somebody has just looked up from anywhere is at hand: a running session is found at once, whatever others type.
  const workshop =
    (await facts.knownWorkshop(id)) ??
    (await unknownId.guard({ key: networkOf(from.address), ballot: id }, find, (found) => found === null))
  if (!workshop || workshop.template) throw new UserMistake(accountMessages.joinFailed)
  return workshop
}

/** An empty password is no guess: everybody's first attempt comes without one, and the field appears after it. */
async function checkPassword(
  { limits: { join } }: JoinParts,
  from: From,
  workshop: WorkshopFacts,
  password: string,
): Promise<void> {
  if (workshop.password === '') return
  if (password === '') throw new UserMistake(accountMessages.joinPasswordWrong)
  const isRight = await join.guard(
    { key: `${networkOf(from.address)} ${workshop.id}`, ballot: password },
    () => Promise.resolve(isSameText(password, cleanText(workshop.password))),
    (right) => !right,
  )
  if (!isRight) throw new UserMistake(accountMessages.joinPasswordWrong)
}

/** In the same time whatever the texts have in common. */
function isSameText(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
