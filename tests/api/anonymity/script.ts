import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { assertDone, builtApis, makeActivity } from '#kinds/api.ts'
import { callsOf, joinCalls, signUpCalls } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import type { TestServer } from '#support/servers/server.ts'
import { workshopKeyParts } from '#support/calls/workshopKey.ts'

/** A contribution or a mark of being done, and its author, which the attacker has to find out. */
export interface Contribution {
  /** For a mark of being done, which has no id: its tag in hex. */
  id: string
  kind: 'post' | 'comment' | 'like' | 'mark' | 'input'
  /** For a like: its target; for a mark: the activity. The tag is computed from it. */
  targetId: string
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
  /** Contributions of the facilitator, whose anonymity is not promised. */
  facilitatorPosts: string[]
}

const people = 20
const postsEach = 3
const commentsEach = 3
const likesEach = 4
/** How many of the people are done in the end. */
const doneInTheEnd = 14
const atOnce = 5

/**
 * Twenty participants answer, comment, like, and write in an activity of every kind, in an order that is independent of
 * their identity.
 */
export async function playSession(server: TestServer): Promise<ScriptedSession> {
  const facilitator = await signUpCalls(server, uniqueEmail('facilitator'))
  const { workshop } = await facilitator.must<{ workshop: { id: string } }>(
    'mutation { createWorkshop(workshopName: "Anonymous") { ok errorString workshop { id } } }',
  )
  const commonInfoData = { workshop: workshop.id }
  const { part } = await facilitator.must<{ part: { id: string; objectId: string } }>(
    `mutation ($commonInfoData: CommonInfoInput!) {
      createPartAndType(commonInfoData: $commonInfoData, type: "workshop | brainstorm", title: "Ideas") {
        ok errorString part { id objectId } } }`,
    { commonInfoData },
  )
  const brainstormId = part.objectId
  const { key } = await workshopKeyParts(server.database.supabase, workshop.id)
  await facilitator.must(
    `mutation ($id: ID!, $most: Int) { setLikeRules(brainstormId: $id, likesPerPerson: $most) { ok errorString } }`,
    { id: brainstormId, most: likesEach },
  )
  await facilitator.must(
    `mutation ($brainstormId: ID!) { setGlobalAnswers(brainstormId: $brainstormId, globalAnswers: true) {
      ok errorString } }`,
    { brainstormId },
  )
  // Beside it an activity of every kind in which participants write, with the input of that kind.
  const beside = await Promise.all(
    builtApis
      .filter(([, api]) => !api.isByFacilitators)
      .map(async (kind) => ({
        api: kind[1],
        made: await makeActivity(kind, facilitator, workshop.id),
      })),
  )
  const members = await Promise.all(Array.from({ length: people }, () => joinCalls(server, workshop.id)))
  const contributions: Contribution[] = []
  const createPost = async (calls: Calls, text: string): Promise<string> => {
    const id = randomUUID()
    await calls.must(
      `mutation ($id: ID!, $commonInfoData: CommonInfoInput!, $brainstormId: ID!, $text: String!) {
        createPost(id: $id, commonInfoData: $commonInfoData, brainstormId: $brainstormId, postText: $text) {
          ok errorString post { id isMine creator { id } } } }`,
      { id, commonInfoData, brainstormId, text },
    )
    return id
  }
  const act = async (kind: Contribution['kind'], author: number): Promise<void> => {
    const calls = members[author] as (typeof members)[number]
    if (kind === 'mark') {
      await calls.must(
        'mutation ($part: ID!) { setFinished(partId: $part, finished: true) { ok errorString } }',
        { part: part.id },
      )
      const id = markOf(key, calls.token, brainstormId)
      contributions.push({ id, kind, targetId: brainstormId, author })
      return
    }
    if (kind === 'input') {
      const id = randomUUID()
      const written = contributions.filter((one) => one.kind === 'input' && one.author === author).length
      const { api, made } = beside[written] as (typeof beside)[number]
      contributions.push({ id, kind, targetId: id, author })
      assertDone(await api.write(calls, made, { id, text: `input ${randomUUID()}` }))
      return
    }
    if (kind === 'post') {
      const id = await createPost(calls, `answer ${randomUUID()}`)
      contributions.push({ id, kind, targetId: id, author })
      return
    }
    const targetId = pick(contributions.filter((one) => one.kind === 'post')).id
    const id = randomUUID()
    const isNew = !contributions.some(
      (one) => one.kind === 'like' && one.author === author && one.targetId === targetId,
    )
    if (kind === 'like' && !isNew) return
    contributions.push({ id, kind, targetId, author })
    if (kind === 'comment') {
      await calls.must(
        `mutation ($id: ID!, $targetId: ID!, $text: String!) {
          createComment(id: $id, postId: $targetId, text: $text) { ok errorString comment { id isMine } } }`,
        { id, targetId, text: `comment ${randomUUID()}` },
      )
    } else {
      await calls.must(
        `mutation ($id: ID!, $targetId: ID!) {
          createPostVote(id: $id, postId: $targetId) { ok errorString vote { id } } }`,
        { id, targetId },
      )
    }
  }
  const plan = members.flatMap((_, author) => [
    ...Array.from({ length: postsEach }, () => ({ kind: 'post' as const, author })),
    ...Array.from({ length: commentsEach }, () => ({ kind: 'comment' as const, author })),
    ...Array.from({ length: likesEach }, () => ({ kind: 'like' as const, author })),
    ...beside.map(() => ({ kind: 'input' as const, author })),
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
  await (members[0] as Calls).must('mutation { goOffline { ok errorString } }')
  await callsOf(server, null).ask('query ($id: ID!) { brainstorm(id: $id) { id } }', { id: brainstormId })
  return {
    workshopId: workshop.id,
    objectId: brainstormId,
    objectIds: beside.map(({ made }) => made.objectId),
    key,
    facilitator,
    memberIds: members.map(({ id }) => id),
    contributions,
    facilitatorPosts,
  }
}

/** The tag that the person's own token yields: the ground truth, which the attacker does not have. */
function markOf(key: Buffer, token: string, objectId: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sec: string }
  const secret = Buffer.from(claims.sec, 'base64url')
  return createHmac('sha256', key).update(secret).update(`finished:${objectId}`).digest('hex')
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
