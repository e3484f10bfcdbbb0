import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'

let server: TestServer
let fay: TestFacilitator
let session: TestSession
let ann: Calls

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  session = await startSession(server, fay)
  ann = await session.join()
})

interface Duplicated {
  part: {
    id: string
    objectId: string
    partName: string
    position: number
    hidden: boolean
    deleted: boolean
  }
  brainstorm: Content | null
}
interface Content {
  id: string
  brainstormName: string
  notes: string | null
  questions: { id: string; text: string }[]
  posts: {
    id: string
    postText: string
    score: number
    isMine: boolean
    hasLiked: boolean
    creator: unknown
    comments: { id: string; text: string; isMine: boolean; subComments: { id: string; text: string }[] }[]
  }[]
  postGroups: {
    id: string
    isGroup: boolean
    groupNameText: string
    score: number
    postSet: { postText: string }[]
  }[]
}

const content = `id brainstormName notes questions { id text }
  posts { id postText score isMine hasLiked creator { id } comments { id text isMine subComments { id text } } }
  postGroups { id isGroup groupNameText score postSet { postText } }`
const duplicate = `mutation ($id: ID, $objectId: ID, $part: ID!, $target: ID, $mode: String) {
  duplicatePart(id: $id, objectId: $objectId, part: $part, target: $target, mode: $mode) {
    ok errorString part { id objectId partName position hidden deleted } brainstorm { ${content} } } }`
const deletePart = `mutation ($id: ID!) { deletePart(part: $id) { ok errorString } }`
const nameOfPost = `mutation ($id: ID!) { updatePost(postId: $id, postText: "Changed") { ok errorString } }`

/** An answer with likes, comments and a group, and one that was deleted. */
async function fill(): Promise<{ kept: string; deleted: string }> {
  const kept = await session.answer(ann, 'kept')
  const deleted = await session.answer(ann, 'deleted')
  await session.answer(fay, 'of the facilitator')
  await session.showAll(true)
  await ann.must(`mutation ($id: ID!) { deletePost(postId: $id) { ok errorString } }`, { id: deleted })
  await ann.must(`mutation ($id: ID!) { createPostVote(postId: $id) { ok errorString } }`, { id: kept })
  const { comment } = await ann.must<{ comment: { id: string } }>(
    `mutation ($id: ID!) { createComment(postId: $id, text: "why?") { ok errorString comment { id } } }`,
    { id: kept },
  )
  await ann.must(
    `mutation ($id: ID!) { createSubComment(commentId: $id, text: "because") { ok errorString } }`,
    { id: comment.id },
  )
  await fay.must(
    `mutation ($common: CommonInfoInput!, $object: ID!, $posts: [ID]!) {
      createPostGroupFromPosts(commonInfoData: $common, brainstormId: $object, postsId: $posts,
        groupNameText: "Together") { ok errorString } }`,
    { common: session.common, object: session.objectId, posts: [kept] },
  )
  await fay.must(
    `mutation ($id: ID!) { updateBrainstorm(brainstormId: $id, notes: "Slowly") { ok errorString } }`,
    { id: session.objectId },
  )
  return { kept, deleted }
}

test('[K1] a copy has the input and the notes, and no likes, nothing deleted and no authors', async () => {
  await fill()
  const { part, brainstorm } = await fay.must<Duplicated>(duplicate, { part: session.partId })
  expect(part).toMatchObject({ partName: 'Ideas (copy)', position: 1, hidden: false, deleted: false })
  expect(brainstorm).toMatchObject({ id: part.objectId, brainstormName: 'Ideas (copy)', notes: 'Slowly' })
  const texts = brainstorm?.posts.map(({ postText, score, isMine, hasLiked, creator }) => [
    ...[postText, score, isMine, hasLiked, creator],
  ])
  expect(texts?.sort()).toEqual([
    ['kept', 0, false, false, null],
    ['of the facilitator', 0, false, false, null],
  ])
  const groups = brainstorm?.postGroups.filter(({ isGroup }) => isGroup)
  expect(groups).toMatchObject([{ groupNameText: 'Together', score: 0, postSet: [{ postText: 'kept' }] }])
  const said = brainstorm?.posts.flatMap(({ comments }) => comments)
  expect(said).toMatchObject([{ text: 'why?', isMine: false, subComments: [{ text: 'because' }] }])

  // The room does not see the answers yet, and nothing that is stored links a person to the copy.
  const seen = await ann.must<Content>(`query ($id: ID!) { brainstorm(id: $id) { ${content} } }`, {
    id: part.objectId,
  })
  expect([seen.posts, seen.notes]).toEqual([[], null])
  const { rows } = await server.services.pool.query(
    `select id from public.contents where object_id = $1 and tag is not null
     union all select id from public.votes where object_id = $1`,
    [part.objectId],
  )
  expect(rows).toEqual([])
})

test('[K1] the room sees in the copy what it saw in the original; calls return everything in it', async () => {
  await fill()
  const { part, brainstorm } = await fay.must<Duplicated>(duplicate, { part: session.partId })
  await fay.must(
    `mutation ($id: ID!) { setGlobalAnswers(brainstormId: $id, globalAnswers: true) { ok errorString } }`,
    {
      id: part.objectId,
    },
  )
  const [post] = brainstorm?.posts.filter(({ postText }) => postText === 'kept') ?? []
  expect(await ann.must(`query ($id: ID!) { post(id: $id) { postText } }`, { id: post?.id })).toEqual({
    postText: 'kept',
  })
  await ann.must(`mutation ($id: ID!) { createPostVote(postId: $id) { ok errorString } }`, { id: post?.id })
  expect((await ann.ask(nameOfPost, { id: post?.id })).codes).toEqual(['FORBIDDEN'])
  await fay.must(nameOfPost, { id: post?.id })
  const group = brainstorm?.postGroups.find(({ isGroup }) => isGroup)
  await fay.must(
    `mutation ($id: ID!) { updatePostGroup(postgroupId: $id, groupNameText: "New") { ok errorString } }`,
    { id: group?.id },
  )
  await ann.must(
    `mutation ($id: ID!) { createSubComment(commentId: $id, text: "again") { ok errorString } }`,
    { id: post?.comments[0]?.id },
  )
  const original = await fay.must<Content>(`query ($id: ID!) { brainstorm(id: $id) { ${content} } }`, {
    id: session.objectId,
  })
  expect(original.posts.map(({ postText }) => postText).sort()).toEqual(['kept', 'of the facilitator'])
})

test('[K1] copies the headings only', async () => {
  await fill()
  const { brainstorm } = await fay.must<Duplicated>(duplicate, {
    part: session.partId,
    mode: 'headings_only',
  })
  expect(brainstorm).toMatchObject({ notes: 'Slowly', posts: [], postGroups: [] })
  expect(brainstorm?.questions.map(({ text }) => text)).toEqual(['Question #1'])
  expect(brainstorm?.questions[0]?.id).not.toBe(session.questionId)
})

test('[C2] a retry creates one copy, also after the copy was deleted', async () => {
  const call = { id: crypto.randomUUID(), objectId: crypto.randomUUID(), part: session.partId }
  const first = await fay.must<Duplicated>(duplicate, call)
  expect(first.part).toMatchObject({ id: call.id, objectId: call.objectId })
  expect(await fay.must(duplicate, call)).toEqual(first)
  expect(await agenda()).toEqual(['Ideas', 'Ideas (copy)'])
  await fay.must(deletePart, { id: call.id })
  expect(await fay.must<Duplicated>(duplicate, call)).toMatchObject({
    part: { id: call.id, deleted: true },
    brainstorm: null,
  })
  expect(await agenda()).toEqual(['Ideas'])
  const taken = { ...call, id: session.partId, target: (await startSession(server, fay)).workshopId }
  expect((await fay.ask(duplicate, taken)).codes).toEqual(['FORBIDDEN'])
  const onto = { ...call, id: crypto.randomUUID(), objectId: session.objectId }
  expect((await fay.ask(duplicate, onto)).codes).toEqual(['FORBIDDEN'])
})

test('[C2] a retried creation after the activity was deleted returns it as created and deleted', async () => {
  const call = { id: crypto.randomUUID(), common: session.common }
  const create = `mutation ($id: ID, $common: CommonInfoInput!) {
    createPartAndType(id: $id, commonInfoData: $common, title: "Once", type: "workshop | brainstorm") {
      ok errorString part { id partName deleted } brainstorm { id } } }`
  await fay.must(create, call)
  await fay.must(deletePart, { id: call.id })
  expect(await fay.must(create, call)).toMatchObject({
    part: { id: call.id, partName: 'Once', deleted: true },
    brainstorm: null,
  })
  expect(await agenda()).toEqual(['Ideas'])
})

test('a copy is added to the end of another agenda that the caller facilitates, under the same name', async () => {
  await fill()
  const target = await startSession(server, fay, 'Next week')
  const { part, brainstorm } = await fay.must<Duplicated>(duplicate, {
    part: session.partId,
    target: target.workshopId,
  })
  expect(part).toMatchObject({ partName: 'Ideas', position: 1 })
  expect(brainstorm?.posts).toHaveLength(2)
  expect(await agenda(target.workshopId)).toEqual(['Ideas', 'Ideas'])
  expect(await agenda()).toEqual(['Ideas'])

  const gil = await signUpFacilitator(server, 'gil')
  const theirs = await startSession(server, gil)
  const codes = async (who: Calls, variables: object) => (await who.ask(duplicate, { ...variables })).codes
  expect(await codes(fay, { part: session.partId, target: theirs.workshopId })).toEqual(['FORBIDDEN'])
  expect(await codes(gil, { part: session.partId, target: theirs.workshopId })).toEqual(['FORBIDDEN'])
  expect(await codes(ann, { part: session.partId })).toEqual(['FORBIDDEN'])
  expect(await codes(fay, { part: session.partId, target: 'zzzzzzzz' })).toEqual(['FORBIDDEN'])
  expect(await codes(fay, { part: crypto.randomUUID() })).toEqual(['NOT_FOUND'])
  expect(await codes(fay, { part: session.partId, mode: 'everything' })).toEqual(['BAD_USER_INPUT'])
  expect(await agenda(theirs.workshopId, gil)).toEqual(['Ideas'])
})

test('[K2] a hidden activity stays hidden in its copy', async () => {
  await fay.must(
    `mutation ($id: ID!) { updatePartVisibility(partId: $id, hidden: true) { ok errorString } }`,
    {
      id: session.partId,
    },
  )
  const { part } = await fay.must<Duplicated>(duplicate, { part: session.partId })
  expect(part.hidden).toBe(true)
  const asked = `query ($id: ID!) { brainstorm(id: $id) { brainstormName } }`
  expect((await ann.ask(asked, { id: part.objectId })).codes).toEqual(['FORBIDDEN'])
})

async function agenda(workshopId = session.workshopId, who: Calls = fay): Promise<string[]> {
  const parts = await who.must<{ partName: string }[]>(
    `query ($id: ID!) { parts(workshopId: $id) { partName } }`,
    { id: workshopId },
  )
  return parts.map(({ partName }) => partName)
}
