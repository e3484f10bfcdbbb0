import type { BrainstormStage } from '#kinds/brainstorm/stage.ts'
import { stageKinds } from '#kinds/calls.ts'
import type { StagedKind, StagedKinds } from '#kinds/calls.ts'
import { callsOf } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
import type { BuiltWorkshop, Person } from '#support/calls/people.ts'
import { openProjector, openRemote } from '#support/calls/remote.ts'
import type { TestServer } from '#support/servers/server.ts'
import type { Cast, Member } from './cast.ts'
import { whos } from './verdicts.ts'
import type { Who } from './verdicts.ts'

/**
 * One workshop with content of every type, and the tokens of all its callers. Calls that every kind of activity accepts
 * are made on the brainstorm.
 */
export interface Stage extends BrainstormStage {
  /** Belongs to another user. */
  other: BuiltWorkshop
  /** Phones paired by the facilitator and by the other user. */
  remoteId: string
  otherRemoteId: string
  kinds: StagedKinds
  members: Record<Member, Person>
  tokens: Record<Who, string | null>
}

/** @param others kinds beside the brainstorm; all of them when not given */
export async function setStage(
  server: TestServer,
  { people, accounts, tokens }: Cast,
  others?: ReadonlySet<StagedKind>,
): Promise<Stage> {
  const fay = callsOf(server, accounts.facilitator.token)
  const { workshop } = await fay.must<{ workshop: { id: string } }>(
    'mutation { createWorkshop(workshopName: "Stage") { ok errorString workshop { id } } }',
  )
  const other = await people.workshop()
  const members = {
    participantA: await people.participant(workshop.id, { name: 'Ann' }),
    participantB: await people.participant(workshop.id, { name: 'Ben' }),
    removed: await people.participant(workshop.id, { name: 'Rem' }),
    otherWorkshop: await people.participant(other.workshopId, { name: 'Oth' }),
  }
  const ann = callsOf(server, members.participantA.token)
  const ben = callsOf(server, members.participantB.token)
  await prepare(fay, workshop.id, accounts.coFacilitator.userId, members.removed.userId)
  const kinds = await stageKinds(
    { fay, ann, ben, workshopId: workshop.id },
    others && new Set([...others, 'brainstorm']),
  )
  const projector = (await openProjector(server, fay, workshop.id)).token
  const remote = await openRemote(server, fay, workshop.id)
  const otherRemote = await openRemote(server, callsOf(server, accounts.coFacilitator.token), workshop.id)
  const memberTokens = Object.fromEntries(Object.entries(members).map(([who, { token }]) => [who, token]))
  const all = { ...tokens, ...memberTokens, projector, remote: remote.token } as Record<Who, string | null>
  if (Object.keys(all).length !== whos.length) throw new Error('somebody has no token')
  return {
    ...kinds.brainstorm,
    other,
    kinds,
    remoteId: remote.remoteId,
    otherRemoteId: otherRemote.remoteId,
    members,
    tokens: all,
  }
}

async function prepare(
  fay: Calls,
  workshopId: string,
  coFacilitator: string,
  removed: string,
): Promise<void> {
  await fay.must(
    `mutation ($id: ID!, $invitees: [String]!) {
    addFacilitators(workshopId: $id, invitees: $invitees) { ok errorString } }`,
    {
      id: workshopId,
      invitees: [`${coFacilitator}@example.org`],
    },
  )
  await fay.act(`removeParticipant(workshopId: "${workshopId}", userId: "${removed}")`)
}
