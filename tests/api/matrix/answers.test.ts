import { Kind, getNamedType, isLeafType, isObjectType, parse, print } from 'graphql'
import type { GraphQLObjectType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { activityKind } from '#domain/workshop/content.ts'
import { callsOf } from '#support/calls/calls.ts'
import { withServer } from '#support/servers/withServer.ts'
import { selectionOf } from '../../faults/canary/everyQuery.ts'
import { callPolicy, calls } from './calls.ts'
import type { CallCase } from './calls.ts'
import { makeCast } from './cast.ts'
import type { Cast } from './cast.ts'
import { readSchema } from './schemaFields.ts'
import { setStage } from './stage.ts'
import type { Stage } from './stage.ts'
import type { Who } from './verdicts.ts'

/** Callers from whom a hidden activity is hidden; those whose calls delete and take back are the last. */
const callers = [
  ...['nobody', 'removed', 'otherWorkshop', 'registered', 'projector'],
  ...['participantB', 'participantA', 'remote'],
] as Who[]

/**
 * What a call may answer beside things of an activity: the caller's own, numbers of what their own copy leaves out, and
 * what a query tells the same caller.
 */
const own: ReadonlySet<string> = new Set(['User', 'LeftOut'])
const sameAsQuery: Readonly<
  Record<string, (stage: Stage, thing: { id: string }, selection: string) => string>
> = {
  Workshop: (_stage, { id }, selection) => `query { workshop(id: "${id}") ${selection} }`,
  State: ({ workshopId }, _thing, selection) =>
    `query { workshop(id: "${workshopId}") { state ${selection} } }`,
}

/** They end what the calls after them need. */
const lastCalls: readonly string[] = ['Mutation.logout', 'Mutation.disconnectRemote']

/** Levels of an answer: what is below them is of the same things. More tokens are refused. */
const depth = 5

const ofPersons =
  /\b(?:isFinished|isMine|hasLiked|voteValue[12]|voteResultProduct|(?:creator|\w*voteSet) \{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})/g

const schema = readSchema()
const mutations = (Object.keys(callPolicy) as CallCase[])
  .filter((name) => name.startsWith('Mutation.'))
  .sort((a, b) => lastCalls.indexOf(a) - lastCalls.indexOf(b))

const server = withServer({}, { commandAllowance: { burst: 100_000, perSecond: 1000 } })
let cast: Cast
let stage: Stage
/** Every id and text that facilitators read in the activities. */
let secrets: ReadonlySet<string>

beforeAll(async () => {
  cast = await makeCast(server)
  stage = await setStage(server, cast)
  const fay = callsOf(server, stage.tokens.facilitator)
  const parts = await fay.must<{ id: string; objectId: string; content: string; partName: string }[]>(
    `query { parts(workshopId: "${stage.workshopId}") { id objectId content partName } }`,
  )
  const found: string[] = []
  for (const { id, objectId, content } of parts) {
    const kind = activityKind(content) ?? ''
    const query = kind === 'present' ? 'presentPdf' : kind
    const type = schema.getQueryType()?.getFields()[query]?.type
    if (!type) throw new Error(`no query of ${kind}`)
    const { data } = await fay.ask(`query { ${query}(id: "${objectId}") ${selectionOf(type)} }`)
    found.push(...stringsIn(data))
    await fay.act(`updatePartVisibility(partId: "${id}", hidden: true)`)
  }
  // Who may not read an activity reads its place in the agenda. Enumerations and lists of numbers are no secrets.
  const agenda = new Set(stringsIn(parts))
  secrets = new Set(found.filter((one) => /[a-z]/.test(one) && one.length > 4 && !agenda.has(one)))
})

describe('[R4] of what is hidden, no call answers more than a query does:', () => {
  /** Calls whose answer could have told something. */
  const done: string[] = []

  test.each(callers)('%s', async (who) => {
    const caller = callsOf(server, stage.tokens[who])
    const told: string[] = []
    for (const name of mutations) {
      const { request: all, field, type } = askedInFull(calls[name](stage, who, cast))
      // A paired phone is nobody: what is somebody's own is refused to it, and the whole answer with it.
      const request = who === 'remote' ? all.replaceAll(ofPersons, '') : all
      const { data, text } = await caller.ask(request)
      const whole: unknown = JSON.parse(text)
      if (!Object.hasOwn(whole as object, 'data')) throw new Error(`${name} was not run: ${text}`)
      const answer = (data?.[field] ?? {}) as Record<string, unknown>
      for (const secret of stringsIn(whole))
        if (secrets.has(secret) && !request.includes(secret)) told.push(`${name}: ${secret}`)
      for (const [key, { type: of }] of Object.entries(type.getFields())) {
        const thing = answer[key] ?? null
        const named = getNamedType(of)
        if (isLeafType(named) || own.has(named.name)) continue
        if (answer['ok'] === true) done.push(name)
        if (thing === null) continue
        const query = sameAsQuery[named.name]?.(
          ...([stage, thing as { id: string }, selectionOf(of, [type.name], depth)] as const),
        )
        const same = query && Object.values((await caller.ask(query)).data ?? {})[0]
        const expected = named.name === 'State' ? (same as { state: unknown } | undefined)?.state : same
        if (JSON.stringify(thing) !== JSON.stringify(expected))
          told.push(`${name}: ${key} ${JSON.stringify(thing)}`)
      }
    }
    expect(told).toEqual([])
  })

  test('the calls of every kind were made, and done', () => {
    expect([...new Set(done)]).toEqual(
      expect.arrayContaining(
        [
          ...['createPost', 'updatePost', 'createPostVote', 'createPostGroupVote', 'createComment'],
          ...['createSubComment', 'createIdentifyAnswer', 'updateIdentifyAnswer', 'setIdentifyShown'],
          ...['createVotes', 'updateVotes', 'updateEvaluate (what is shown)', 'addPlanRow'],
          ...['createPresentComment', 'createPresentCommentVote', 'generateResultPulse', 'createSliderPoll'],
          ...['createSliderVotes', 'updatePulse (what is shown)', 'updateState', 'createWorkshop'],
          ...['createOrganizeItem', 'createOrganizeVotes', 'updateOrganize (what is shown)'],
        ].map((name) => `Mutation.${name}`),
      ),
    )
  })
})

/** A call with everything selected that its payload can tell. */
function askedInFull(call: string): { request: string; field: string; type: GraphQLObjectType } {
  const document = parse(`mutation { ${call} }`)
  const [operation] = document.definitions
  const asked = operation?.kind === Kind.OPERATION_DEFINITION && operation.selectionSet.selections[0]
  if (!asked || asked.kind !== Kind.FIELD) throw new Error(`no call: ${call}`)
  const type = getNamedType(schema.getMutationType()?.getFields()[asked.name.value]?.type)
  if (!isObjectType(type)) throw new Error(`no payload: ${call}`)
  const { selectionSet: _told, ...bare } = asked
  return {
    request: `mutation { ${print(bare)} ${selectionOf(type, [], depth)} }`,
    field: asked.name.value,
    type,
  }
}

/** All texts and ids in an answer. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
