import { expect, test } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import { act, ann, codesOf, fay, server, session, stageSessions } from '#support/calls/stage.ts'

stageSessions()

interface Duplicated {
  part: { id: string; objectId: string; hidden: boolean }
  brainstorm: Content | null
}
interface Content {
  notes: string | null
  posts: { id: string; postText: string; comments: { id: string }[] }[]
  postGroups: { id: string; isGroup: boolean }[]
}

const content = `id brainstormName notes
  posts { id postText score isMine hasLiked creator { id } comments { id text isMine subComments { id text } } }
  postGroups { id isGroup groupNameText score postSet { postText } }`
const duplicate = `mutation ($id: ID, $objectId: ID, $part: ID!, $target: ID, $mode: String) {
  duplicatePart(id: $id, objectId: $objectId, part: $part, target: $target, mode: $mode) {
    ok errorString part { id objectId partName position hidden deleted } brainstorm { ${content} } } }`

/** An answer with likes, comments and a group, and one that was deleted. */
async function fill(): Promise<void> {
  const kept = await session.answer(ann, 'kept')
  const deleted = await session.answer(ann, 'deleted')
  await session.answer(fay, 'of the facilitator')
  await session.showAll(true)
  await act(ann, `deletePost(postId: "${deleted}")`)
  await act(ann, `createPostVote(postId: "${kept}")`)
  const commentId = crypto.randomUUID()
  await act(ann, `createComment(id: "${commentId}", postId: "${kept}", text: "why?")`)
  await act(ann, `createSubComment(commentId: "${commentId}", text: "because")`)
  await act(
    fay,
    `createPostGroupFromPosts(commonInfoData: { workshop: "${session.workshopId}" }, brainstormId: "${session.objectId}", postsId: ["${kept}"], groupNameText: "Together")`,
  )
  await act(fay, `updateBrainstorm(brainstormId: "${session.objectId}", notes: "Slowly")`)
}

test('[K1] a copy has the input and the notes, and no likes, nothing deleted and no authors', async () => {
  await fill()
  const { part, brainstorm } = await fay.must<Duplicated>(duplicate, { part: session.partId })
  expect(part).toMatchObject({ partName: 'Ideas (copy)', position: 1, hidden: false, deleted: false })
  expect(brainstorm).toMatchObject({ id: part.objectId, brainstormName: 'Ideas (copy)', notes: 'Slowly' })
  const nobodys = { score: 0, isMine: false, hasLiked: false, creator: null }
  expect(brainstorm?.posts.toSorted((one, other) => (one.postText < other.postText ? -1 : 1))).toMatchObject([
    {
      postText: 'kept',
      ...nobodys,
      comments: [{ text: 'why?', isMine: false, subComments: [{ text: 'because' }] }],
    },
    { postText: 'of the facilitator', ...nobodys },
  ])
  const groups = brainstorm?.postGroups.filter(({ isGroup }) => isGroup)
  expect(groups).toMatchObject([{ groupNameText: 'Together', score: 0, postSet: [{ postText: 'kept' }] }])

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
  await act(fay, `setGlobalAnswers(brainstormId: "${part.objectId}", globalAnswers: true)`)
  const [post] = brainstorm?.posts.filter(({ postText }) => postText === 'kept') ?? []
  expect(await ann.must(`query ($id: ID!) { post(id: $id) { postText } }`, { id: post?.id })).toEqual({
    postText: 'kept',
  })
  await act(ann, `createPostVote(postId: "${post?.id}")`)
  expect(await codesOf(ann, `updatePost(postId: "${post?.id}", postText: "Changed")`)).toEqual(['FORBIDDEN'])
  await act(fay, `updatePost(postId: "${post?.id}", postText: "Changed")`)
  const group = brainstorm?.postGroups.find(({ isGroup }) => isGroup)
  await act(fay, `updatePostGroup(postgroupId: "${group?.id}", groupNameText: "New")`)
  await act(ann, `createSubComment(commentId: "${post?.comments[0]?.id}", text: "again")`)
  const original = await fay.must<Content>(`query ($id: ID!) { brainstorm(id: $id) { ${content} } }`, {
    id: session.objectId,
  })
  expect(original.posts.map(({ postText }) => postText).sort()).toEqual(['kept', 'of the facilitator'])
})

test('[C2] a retry creates one copy, also after the copy was deleted', async () => {
  const call = { id: crypto.randomUUID(), objectId: crypto.randomUUID(), part: session.partId }
  const first = await fay.must<Duplicated>(duplicate, call)
  expect(first.part).toMatchObject({ id: call.id, objectId: call.objectId })
  expect(await fay.must(duplicate, call)).toEqual(first)
  expect(await agenda()).toEqual(['Ideas', 'Ideas (copy)'])
  await act(fay, `deletePart(part: "${call.id}")`)
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
  await act(fay, `deletePart(part: "${call.id}")`)
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
  for (const [who, asked, code] of [
    [gil, `part: "${session.partId}", target: "${theirs.workshopId}"`, 'FORBIDDEN'],
    [fay, `part: "${session.partId}", target: "zzzzzzzz"`, 'FORBIDDEN'],
    [fay, `part: "${crypto.randomUUID()}"`, 'NOT_FOUND'],
    [fay, `part: "${session.partId}", mode: "everything"`, 'BAD_USER_INPUT'],
  ] as const)
    expect(await codesOf(who, `duplicatePart(${asked})`)).toEqual([code])
  expect(await agenda(theirs.workshopId, gil)).toEqual(['Ideas'])
})

test('[K2] a hidden activity stays hidden in its copy', async () => {
  await act(fay, `updatePartVisibility(partId: "${session.partId}", hidden: true)`)
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
