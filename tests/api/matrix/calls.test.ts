import { beforeAll, describe, expect, test } from 'vitest'
import { callsOfSchema, readSchema } from './schemaFields.ts'
import { callsOf } from '#support/calls/calls.ts'
import { withServer } from '#support/servers/withServer.ts'
import type { StagedKind } from '#kinds/calls.ts'
import { firstOf } from '#support/documents/live.ts'
import { callPolicy, calls } from './calls.ts'
import type { CallCase } from './calls.ts'
import { makeCast } from './cast.ts'
import type { Cast, Named } from './cast.ts'
import { setStage } from './stage.ts'
import type { Stage } from './stage.ts'
import { whos } from './verdicts.ts'
import type { Verdict, Who } from './verdicts.ts'
import type { TestServer } from '#support/servers/server.ts'

/** A socket that is refused, and one whose token has expired. */
const unauthenticatedCloses = [4401, 4403]

// One account makes every call on behalf of everyone, more than any person sends.
const server = withServer({}, { commandAllowance: { burst: 100_000, perSecond: 1000 } })
let cast: Cast
/** For callers who are refused: nothing may change here. */
let victim: Stage

beforeAll(async () => {
  cast = await makeCast(server)
  victim = await setStage(server, cast)
})

const cases = Object.keys(callPolicy) as CallCase[]

/** Deleting, copying, and ending a second time. */
const outlivesEnd: ReadonlySet<string> = new Set<CallCase>([
  'Mutation.deletePart',
  'Mutation.deleteWorkshop',
  'Mutation.restoreWorkshop',
  'Mutation.eraseWorkshop',
  'Mutation.createWorkshop (out of it)',
  'Mutation.generateToken',
  'Mutation.createWorkshopFromId',
  'Mutation.createTemplateFromId',
  'Mutation.removeFacilitator',
  'Mutation.removeParticipant',
  'Mutation.revokeProjectorLink',
  'Mutation.disconnectRemote',
  "Mutation.disconnectRemote (the other facilitator's)",
  'Mutation.withdrawInvitation',
  'Mutation.endWorkshop',
])

test('every call of the schema has a row, and every row belongs to an existing call', () => {
  const rows = new Set(cases.map((name) => name.replace(/ \(.*$/, '')))
  expect([...rows].sort()).toEqual(callsOfSchema(readSchema()).sort())
})

describe('[R1] refused to all who may not, and then nothing has changed:', () => {
  test.each(cases)('%s', async (name) => {
    const expected = callPolicy[name]
    const before = await digestOf(server, victim)
    const answers: Partial<Record<Who, string>> = {}
    const refused = whos.filter((who) => !isAnswered(expected[who]))
    for (const who of refused) answers[who] = await attempt(name, who, victim)
    expect(answers).toEqual(Object.fromEntries(refused.map((who) => [who, expected[who]])))
    expect(await digestOf(server, victim)).toEqual(before)
  })
})

describe('[R1] answered to all who may:', () => {
  // Each caller acts on content of its own, so that they do not interfere; they run concurrently, because each waits
  // for a tick.
  test.concurrent.each(cases)('%s', async (name) => {
    const expected = callPolicy[name]
    const stageOfNext = stages(name)
    const answers: Partial<Record<Who, string>> = {}
    const answered = whos.filter((who) => isAnswered(expected[who]))
    for (const who of answered) answers[who] = await attempt(name, who, await stageOfNext())
    expect(answers).toEqual(Object.fromEntries(answered.map((who) => [who, expected[who]])))
  })
})

describe('[E1, E3] in a workshop that is over', () => {
  const inWorkshop = cases.filter((name) => {
    const { facilitator, registered } = callPolicy[name]
    return name.startsWith('Mutation.') && isAnswered(facilitator) && !isAnswered(registered)
  })
  const outliving = inWorkshop.filter((name) => outlivesEnd.has(name))

  test('every act is refused with its reason', async () => {
    const stage = await endedStage()
    const before = await digestOf(server, stage)
    const refused = inWorkshop.filter((name) => !outlivesEnd.has(name))
    const answers: [string, string][] = []
    for (const name of [...refused, 'Mutation.createTempUser'] as CallCase[])
      answers.push([name, await attempt(name, 'facilitator', stage)])
    for (const name of refused.filter((one) => isAnswered(callPolicy[one].participantA)))
      answers.push([`${name} by a participant`, await attempt(name, 'participantA', stage)])
    for (const name of refused.filter((one) => isAnswered(callPolicy[one].remote)))
      answers.push([`${name} by a paired phone`, await attempt(name, 'remote', stage)])
    expect(answers.filter(([, answer]) => answer !== 'mistake')).toEqual([])
    expect(await digestOf(server, stage)).toEqual(before)
  })

  test.concurrent.each(outliving)('still answered: %s', async (name) => {
    expect(await attempt(name, 'facilitator', await endedStage())).toBe('ok')
  })

  async function endedStage(): Promise<Stage> {
    const stage = await setStage(server, cast)
    await callsOf(server, stage.tokens.facilitator).act(
      `endWorkshop(workshopId: "${stage.workshopId}", sharedPartIds: ["${stage.partId}"])`,
    )
    return stage
  }
})

function isAnswered(verdict: Verdict): boolean {
  return verdict === 'ok' || verdict === 'mistake'
}

/** The target of the next caller: what one caller deleted cannot be deleted by another. */
function stages(name: CallCase): () => Promise<Stage> {
  if (name.startsWith('Query.') || isAnswered(callPolicy[name].nobody)) return () => Promise.resolve(victim)
  const others = kindsIn(name)
  if (/\.(delete|remove|merge|disconnect)/.test(name)) return () => setStage(server, cast, others)
  let shared: Promise<Stage> | null = null
  return () => (shared ??= setStage(server, cast, others))
}

/** The kinds whose content a call names. A call that names none gets all of them: it acts on the workshop. */
function kindsIn(name: CallCase): ReadonlySet<StagedKind> | undefined {
  const named = new Set<StagedKind>()
  const kinds = new Proxy(victim.kinds, {
    get(staged, kind: StagedKind) {
      named.add(kind)
      return staged[kind]
    },
  })
  for (const who of whos) calls[name]({ ...victim, kinds }, who, cast)
  return named.size > 0 ? named : undefined
}

async function attempt(name: CallCase, who: Who, stage: Stage): Promise<string> {
  const token = await tokenOf(name, who, stage)
  const call = calls[name](stage, who, cast)
  const [kind] = name.split('.')
  if (kind === 'Subscription') {
    const { data, codes, closed } = await firstOf(server, token, `subscription { ${call} }`)
    if (unauthenticatedCloses.includes(closed ?? 0)) return 'UNAUTHENTICATED'
    return data ? 'ok' : (codes[0] ?? `closed ${closed}`)
  }
  const { data, codes, text } = await callsOf(server, token).ask(`${kind?.toLowerCase()} { ${call} }`)
  if (codes.length > 0) return codes.join()
  const [value] = Object.values(data ?? {})
  if (kind === 'Query') return 'ok'
  return (value as { ok?: boolean } | null)?.ok === undefined
    ? text
    : (value as { ok: boolean }).ok
      ? 'ok'
      : 'mistake'
}

/** Signing out uses a separate token, because the callers after it still need theirs. */
async function tokenOf(name: CallCase, who: Who, stage: Stage): Promise<string | null> {
  if (name === 'Mutation.logout') {
    if (who in cast.accounts) return cast.people.accountToken(cast.accounts[who as Named].userId)
    if (who in stage.members) return (await setStage(server, cast, new Set())).tokens[who]
  }
  return stage.tokens[who]
}

/** A digest of the tables of a workshop: equal before and after means that nothing changed. */
async function digestOf({ services: { pool } }: TestServer, { workshopId }: Stage) {
  const { rows } = await pool.query<Record<string, string | number>>(
    `select
      (select md5(string_agg(t::text, '|' order by t.id)) from workshops t where id = $1) as workshop,
      (select md5(string_agg(t::text, '|' order by t.user_id)) from facilitators t where workshop_id = $1) as facilitators,
      (select md5(string_agg(t::text, '|' order by t.id)) from members t where workshop_id = $1) as members,
      (select md5(string_agg(t::text, '|' order by t.id)) from parts t where workshop_id = $1) as parts,
      (select md5(string_agg(t::text, '|' order by t.id)) from contents t where workshop_id = $1) as contents,
      (select md5(string_agg(t::text, '|' order by t.id)) from votes t where workshop_id = $1) as votes,
      (select md5(string_agg(t::text, '|')) from workshop_keys t where workshop_id = $1) as key,
      (select md5(string_agg(t::text, '|')) from projector_links t where workshop_id = $1) as projector,
      (select md5(string_agg(t::text, '|' order by t.id)) from remotes t where workshop_id = $1) as remotes,
      (select md5(string_agg(t::text, '|' order by t.email)) from invitations t where workshop_id = $1) as invitations,
      (select count(*) from tags where workshop_id = $1) as tags,
      (select max(seq) from document_updates where workshop_id = $1) as journal,
      (select md5(string_agg(t::text, '|' order by t.id)) from profiles t) as profiles,
      (select count(*) from workshops) as workshops`,
    [workshopId],
  )
  return rows[0]
}
