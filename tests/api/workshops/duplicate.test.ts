import { expect, test } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { addActivity, signUpFacilitator, startSession } from '#support/calls/session.ts'
import { ann, codesOf, fay, server, session, stageSessions } from '#support/calls/stage.ts'
import { makeSlides, uploadSlides } from '#support/calls/slides.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'

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
  await ann.act(`deletePost(postId: "${deleted}")`)
  await ann.act(`createPostVote(postId: "${kept}")`)
  const commentId = crypto.randomUUID()
  await ann.act(`createComment(id: "${commentId}", postId: "${kept}", text: "why?")`)
  await ann.act(`createSubComment(commentId: "${commentId}", text: "because")`)
  await fay.act(
    `createPostGroupFromPosts(commonInfoData: { workshop: "${session.workshopId}" }, brainstormId: "${session.objectId}", postsId: ["${kept}"], groupNameText: "Together")`,
  )
  await fay.act(`updateBrainstorm(brainstormId: "${session.objectId}", notes: "Slowly")`)
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
  await fay.act(`setGlobalAnswers(brainstormId: "${part.objectId}", globalAnswers: true)`)
  const [post] = brainstorm?.posts.filter(({ postText }) => postText === 'kept') ?? []
  expect(await ann.must(`query ($id: ID!) { post(id: $id) { postText } }`, { id: post?.id })).toEqual({
    postText: 'kept',
  })
  await ann.act(`createPostVote(postId: "${post?.id}")`)
  expect(await codesOf(ann, `updatePost(postId: "${post?.id}", postText: "Changed")`)).toEqual(['FORBIDDEN'])
  await fay.act(`updatePost(postId: "${post?.id}", postText: "Changed")`)
  const group = brainstorm?.postGroups.find(({ isGroup }) => isGroup)
  await fay.act(`updatePostGroup(postgroupId: "${group?.id}", groupNameText: "New")`)
  await ann.act(`createSubComment(commentId: "${post?.comments[0]?.id}", text: "again")`)
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
  await fay.act(`deletePart(part: "${call.id}")`)
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
  await fay.act(`deletePart(part: "${call.id}")`)
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
  await fay.act(`updatePartVisibility(partId: "${session.partId}", hidden: true)`)
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

const toNext = `mutation ($workshopId: ID!, $partId: ID!, $items: [CopyItemInput!]!) {
  copyToNextActivity(workshopId: $workshopId, activePartId: $partId, copyObjects: $items) {
    ok errorString copied leftOut { count reasonCode } } }`
const into = (name: string): string => `mutation ($id: ID, $partId: ID!, $items: [CopyItemInput!]!) {
  ${name}(id: $id, partId: $partId, copyList: $items) { ok errorString copied leftOut { count reasonCode } } }`
const named = (ids: string[]) => ids.map((objId) => ({ type: 'ANSWERS', objId }))

test('[K13] every copying call tells how much it left out, and why', async () => {
  const next = await addActivity(fay, session.workshopId, 'Next')
  const post = await session.answer(ann, 'one')
  await fay.act(`updatePost(postId: "${post}", postDesc: "More")`)
  await ann.act(`createComment(postId: "${post}", text: "why?")`)
  const items = named([post, post, crypto.randomUUID(), session.objectId])
  const gone = { count: 1, reasonCode: 'leftOutGone' }
  for (const name of ['copyList', 'copyAsQuestions', 'copyToTopics', 'shallowCopy']) {
    const call = { id: crypto.randomUUID(), partId: next.partId, items: items.slice(0, 3) }
    const lost =
      name === 'shallowCopy'
        ? [
            { count: 1, reasonCode: 'leftOutComments' },
            { count: 1, reasonCode: 'leftOutDescriptions' },
          ]
        : []
    expect(await fay.must(into(name), call), name).toMatchObject({ copied: 1, leftOut: [gone, ...lost] })
    expect(await fay.must(into(name), call), name).toMatchObject({ copied: null, leftOut: null })
  }
  const call = { workshopId: session.workshopId, partId: session.partId, items }
  expect(await fay.must(toNext, call)).toMatchObject({ copied: 1, leftOut: [gone] })
})

test('[K13] [SL3] a copy with comments tells that they are off there', async () => {
  const slides = await makeSlides(fay, session.workshopId)
  const copied = async (mode: string): Promise<unknown> =>
    (
      await fay.must<{ leftOut: unknown }>(
        `mutation { duplicatePart(part: "${slides.partId}", mode: "${mode}") {
          ok errorString leftOut { count reasonCode } } }`,
      )
    ).leftOut
  await uploadSlides(fay, slides.objectId, pdfWithPages(1))
  await fay.act(`updatePresent(presentId: "${slides.objectId}", showComments: true)`)
  expect(await copied('copy_all')).toEqual([])
  await fay.act(`createPresentComment(presentId: "${slides.objectId}", page: 1, text: "Louder")`)
  expect(await copied('headings_only')).toEqual([])
  expect(await copied('copy_all')).toEqual([{ count: 1, reasonCode: 'commentsOff' }])
})

test('[K13] [SL3] a copy of a session or a template tells the same of all its activities together', async () => {
  for (const comments of [1, 2]) {
    const { objectId } = await makeSlides(fay, session.workshopId)
    await uploadSlides(fay, objectId, pdfWithPages(1))
    await fay.act(`updatePresent(presentId: "${objectId}", showComments: true)`)
    for (let page = 1; page <= comments; page += 1)
      await fay.act(`createPresentComment(presentId: "${objectId}", page: 1, text: "Louder")`)
  }
  interface Made {
    workshop: { id: string }
    leftOut: unknown
  }
  const answer = '{ ok errorString workshop { id } leftOut { count reason reasonCode } }'
  const made = (call: string) => fay.must<Made>(`mutation { ${call} ${answer} }`)
  const copied = (more: string) =>
    made(`createWorkshop(workshopName: "Copy", sourceWorkshopId: "${session.workshopId}", ${more})`)
  const off = {
    count: 3,
    reason: 'Comments are off in the copy, which has 3. You can turn them on there.',
    reasonCode: 'commentsOff',
  }
  expect(await made('createWorkshop(workshopName: "Empty")')).toMatchObject({ leftOut: [] })
  expect(await copied('includeInput: false')).toMatchObject({ leftOut: [] })
  const once = `includeInput: true, id: "${crypto.randomUUID()}"`
  expect(await copied(once)).toMatchObject({ leftOut: [off] })
  expect(await copied(once)).toMatchObject({ leftOut: null })
  const saved = await made(`createTemplateFromId(id: "${session.workshopId}")`)
  expect(saved).toMatchObject({ leftOut: [] })
  expect(await made(`createWorkshopFromId(id: "${session.workshopId}")`)).toMatchObject({ leftOut: [off] })
  // Comments that are off in a template are off on purpose.
  const template = await copied('template: true, templateName: "T", includeInput: true')
  expect(template).toMatchObject({ leftOut: [off] })
  expect(await made(`createTemplateFromId(id: "${template.workshop.id}")`)).toMatchObject({ leftOut: [] })
})
