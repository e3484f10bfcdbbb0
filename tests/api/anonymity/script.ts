import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { assertDone, builtApis, makeActivity } from '#kinds/api.ts'
import type { TestedApi } from '#kinds/api.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import { callsOf, joinCalls, signUpCalls } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import type { TestServer } from '#support/servers/server.ts'
import { startSession } from '#support/calls/session.ts'
import { workshopKeyParts } from '#support/calls/workshopKey.ts'

/** A contribution, a ballot or a mark of being done, and its author, which the attacker has to find out. */
export interface Contribution {
  /**
   * For a mark of being done, which has no id: its tag in hex. For a ballot: its first vote, because the votes of one
   * ballot may be linked to each other (SPEC BT1).
   */
  id: string
  kind: 'post' | 'comment' | 'like' | 'mark' | 'input' | 'ballot'
  /** For a like and a ballot: its target; for a mark: the activity. The tag is computed from it. */
  targetId: string
  /** The activity that it belongs to. */
  objectId: string
  author: number
}

export interface ScriptedSession {
  workshopId: string
  objectId: string
  /** Of an activity of every kind. */
  objectIds: string[]
  /** Of the tags. */
  key: Buffer
  facilitator: Calls & { id: string }
  /** Member ids, by the number that identifies the author. */
  memberIds: string[]
  contributions: Contribution[]
  /** The marks of having voted, which belong to the ballots: their tags in hex, and what these are made from. */
  votedMarks: { tag: string; purpose: string }[]
  /** Activities that people voted in, and the query of a page that shows one. */
  voted: { kind: ActivityKind; objectId: string; polled: string }[]
  /** Contributions of the facilitator, whose anonymity is not promised. */
  facilitatorPosts: string[]
}

const people = 20
const postsEach = 3
const commentsEach = 3
const likesEach = 4
/** How many of the people are done in the end. */
const doneInTheEnd = 14
/** How many of the people change their ballots later. */
const changed = 7
/** What a ballot covers in each activity that is voted on. */
const targetsEach = 3
const atOnce = 5

/**
 * Twenty participants answer, comment, like, write in an activity of every kind, and vote in one of every kind that is
 * voted on, in an order that is independent of their identity.
 */
export async function playSession(server: TestServer): Promise<ScriptedSession> {
  const facilitator = await signUpCalls(server, uniqueEmail('facilitator'))
  const session = await startSession(server, facilitator, 'Anonymous')
  const { workshopId, partId, objectId: brainstormId } = session
  const { key } = await workshopKeyParts(server.database.supabase, workshopId)
  const done = (calls: Calls, call: string, told = '') =>
    calls.must(`mutation { ${call} { ok errorString ${told} } }`)
  await done(facilitator, `setLikeRules(brainstormId: "${brainstormId}", likesPerPerson: ${likesEach})`)
  await session.showAll(true)
  // Beside it an activity of every kind in which participants write, with the input of that kind.
  const beside = await Promise.all(
    builtApis
      .filter(([, api]) => !api.isByFacilitators)
      .map(async (kind) => ({
        api: kind[1],
        made: await makeActivity(kind, facilitator, workshopId),
      })),
  )
  const voted = await Promise.all(
    builtApis.flatMap(([kind, api]) =>
      api.vote ? [makeVoted([kind, { ...api, vote: api.vote }], facilitator, workshopId)] : [],
    ),
  )
  const members = await Promise.all(Array.from({ length: people }, () => joinCalls(server, workshopId)))
  const contributions: Contribution[] = []
  const votedMarks: ScriptedSession['votedMarks'] = []
  /** Ballots sent so far, by author: those of one batch are sent together. */
  const ballotsOf = new Map<number, number>()
  const createPost = async (calls: Calls, text: string): Promise<string> => {
    const id = randomUUID()
    const at = `commonInfoData: { workshop: "${workshopId}" }, brainstormId: "${brainstormId}"`
    await done(
      calls,
      `createPost(id: "${id}", ${at}, postText: "${text}")`,
      'post { id isMine creator { id } }',
    )
    return id
  }
  const act = async (kind: Contribution['kind'], author: number): Promise<void> => {
    const calls = members[author] as (typeof members)[number]
    if (kind === 'mark') {
      await done(calls, `setFinished(partId: "${partId}", finished: true)`)
      const id = tagOf(key, calls.token, `finished:${brainstormId}`)
      contributions.push({ id, kind, targetId: brainstormId, objectId: brainstormId, author })
      return
    }
    if (kind === 'ballot') {
      const cast = ballotsOf.get(author) ?? 0
      ballotsOf.set(author, cast + 1)
      // Whoever has a ballot everywhere changes one.
      const { vote, targetIds, marks, made } = voted[cast % voted.length] as (typeof voted)[number]
      const answer = await vote(calls, new Map(targetIds.map((id) => [id, 1 + randomInt(5)])))
      if (cast >= voted.length) return
      contributions.push({ id: answer, kind, targetId: targetIds[0] ?? '', objectId: made.objectId, author })
      for (const purpose of marks) votedMarks.push({ tag: tagOf(key, calls.token, purpose), purpose })
      return
    }
    if (kind === 'input') {
      const id = randomUUID()
      const written = contributions.filter((one) => one.kind === 'input' && one.author === author).length
      const { api, made } = beside[written] as (typeof beside)[number]
      contributions.push({ id, kind, targetId: id, objectId: made.objectId, author })
      assertDone(await api.write(calls, made, { id, text: `input ${randomUUID()}` }))
      return
    }
    if (kind === 'post') {
      const id = await createPost(calls, `answer ${randomUUID()}`)
      contributions.push({ id, kind, targetId: id, objectId: brainstormId, author })
      return
    }
    const targetId = pick(contributions.filter((one) => one.kind === 'post')).id
    const id = randomUUID()
    const isNew = !contributions.some(
      (one) => one.kind === 'like' && one.author === author && one.targetId === targetId,
    )
    if (kind === 'like' && !isNew) return
    contributions.push({ id, kind, targetId, objectId: brainstormId, author })
    const on = `id: "${id}", postId: "${targetId}"`
    if (kind === 'comment')
      await done(calls, `createComment(${on}, text: "comment ${randomUUID()}")`, 'comment { id isMine }')
    else await done(calls, `createPostVote(${on})`, 'vote { id }')
  }
  const plan = members.flatMap((_, author) => [
    ...Array.from({ length: postsEach }, () => ({ kind: 'post' as const, author })),
    ...Array.from({ length: commentsEach }, () => ({ kind: 'comment' as const, author })),
    ...Array.from({ length: likesEach }, () => ({ kind: 'like' as const, author })),
    ...beside.map(() => ({ kind: 'input' as const, author })),
    ...voted.map(() => ({ kind: 'ballot' as const, author })),
    ...(author < changed ? [{ kind: 'ballot' as const, author }] : []),
    ...(author < doneInTheEnd ? [{ kind: 'mark' as const, author }] : []),
  ])
  await act('post', randomInt(people))
  const order = shuffled(plan)
  const facilitatorPosts: string[] = []
  while (order.length > 0) {
    await Promise.all(order.splice(0, atOnce).map(({ kind, author }) => act(kind, author)))
    if (facilitatorPosts.length < postsEach)
      facilitatorPosts.push(await createPost(facilitator, `facilitator ${randomUUID()}`))
  }
  // Other events of a day: a participant opens their own answers, one goes offline, a caller tries without a token.
  await Promise.all(
    members.map((calls) =>
      calls.must(`query ($id: ID!) { brainstorm(id: $id) { posts { id isMine hasLiked } } }`, {
        id: brainstormId,
      }),
    ),
  )
  await (members[0] as Calls).act('goOffline')
  await callsOf(server, null).ask('query ($id: ID!) { brainstorm(id: $id) { id } }', { id: brainstormId })
  return {
    workshopId,
    objectId: brainstormId,
    objectIds: [...beside, ...voted].map(({ made }) => made.objectId),
    key,
    facilitator,
    memberIds: members.map(({ id }) => id),
    contributions,
    votedMarks,
    voted: voted.map(({ kind, made, polled }) => ({ kind, objectId: made.objectId, polled })),
    facilitatorPosts,
  }
}

/** A facilitator makes an activity with something to vote on. */
async function makeVoted(
  [kind, api]: readonly [ActivityKind, TestedApi & Required<Pick<TestedApi, 'vote'>>],
  facilitator: Calls,
  workshopId: string,
) {
  const made = await makeActivity([kind, api], facilitator, workshopId)
  const targetIds = Array.from({ length: targetsEach }, () => randomUUID())
  for (const id of targetIds)
    assertDone(await api.write(facilitator, made, { id, text: `input ${randomUUID()}` }))
  // What one ballot covers: a category, otherwise the activity.
  const scope = made.topicId === made.objectId ? wholeScope : made.topicId
  return {
    kind,
    made,
    targetIds,
    polled: api.polled,
    marks: [`voted:${made.objectId}:${scope}:1`, `voter:${made.objectId}:1`],
    /** @returns the id of the first vote */
    async vote(who: Calls, values: ReadonlyMap<string, number>): Promise<string> {
      const answer = await api.vote(who, made, values)
      assertDone(answer)
      const [{ votes }] = Object.values(answer.data ?? {}) as [{ votes: { id: string }[] }]
      return votes[0]?.id ?? ''
    },
  }
}

/** The tag that the person's own token yields: the ground truth, which the attacker does not have. */
function tagOf(key: Buffer, token: string, purpose: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sec: string }
  const secret = Buffer.from(claims.sec, 'base64url')
  return createHmac('sha256', key).update(secret).update(purpose).digest('hex')
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[randomInt(items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const rest = [...items]
  for (let at = rest.length - 1; at > 0; at--) {
    const other = randomInt(at + 1)
    ;[rest[at], rest[other]] = [rest[other] as Item, rest[at] as Item]
  }
  return rest
}
