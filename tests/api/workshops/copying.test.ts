import { beforeEach, expect, test } from 'vitest'
import { activityRoots } from '#domain/activity/docs.ts'
import type { InputSource } from '#domain/activity/docs.ts'
import { documentName } from '#domain/documents.ts'
import type { Calls } from '#support/calls/calls.ts'
import { addActivity, signUpFacilitator, startSession } from '#support/calls/session.ts'
import { messages } from '#domain/messages.ts'
import { ann, fay, server, session, stageSessions } from '#support/calls/stage.ts'

let next: Awaited<ReturnType<typeof addActivity>>

stageSessions()
beforeEach(async () => {
  next = await addActivity(fay, session.workshopId, 'Next')
})

const toNext = `mutation ($id: ID, $workshopId: ID!, $partId: ID!, $items: [CopyItemInput!]!, $from: CopyPlaceInput,
    $to: CopyPlaceInput) {
  copyToNextActivity(id: $id, workshopId: $workshopId, activePartId: $partId, copyObjects: $items,
    fromPartInput: $from, toPartInput: $to) { ok errorString copied } }`
const into = (name: string): string => `mutation ($id: ID, $partId: ID!, $items: [CopyItemInput!]!) {
  ${name}(id: $id, partId: $partId, copyList: $items) { ok errorString copied } }`
const whole = `query ($id: ID!) { brainstorm(id: $id) {
  questions { text } multiTopics { text }
  posts { id postText isMine score questionId comments { text isMine } creator { id } }
  postGroups { isGroup groupNameText postSet { postText } } } }`

interface Whole {
  questions: { text: string }[]
  multiTopics: { text: string }[]
  posts: { id: string; postText: string; isMine: boolean; questionId: string; comments: object[] }[]
  postGroups: { isGroup: boolean; groupNameText: string; postSet: { postText: string }[] }[]
}
const read = (objectId: string, who: Calls = fay): Promise<Whole> => who.must<Whole>(whole, { id: objectId })
const texts = ({ posts }: Whole): string[] => posts.map(({ postText }) => postText)
const named = (ids: string[], type = 'ANSWERS', copyChildren = false) =>
  ids.map((objId) => ({ type, objId, copyChildren }))
const mistake = (errorString: string) => ({ ok: false, errorString, copied: null })
const first = ({ data }: { data: object | null }): unknown => Object.values(data ?? {})[0]

test('[K1][K7] answers and a group are copied into the next activity, without authors and not shown there', async () => {
  const one = await session.answer(ann, 'one')
  const two = await session.answer(fay, 'two')
  await fay.act(`createPostVote(postId: "${two}")`)
  await ann.act(`createComment(postId: "${one}", text: "why?")`)
  const { postGroup } = await fay.must<{ postGroup: { id: string } }>(
    `mutation ($common: CommonInfoInput!, $object: ID!, $posts: [ID]!) {
      createPostGroupFromPosts(commonInfoData: $common, brainstormId: $object, postsId: $posts,
        groupNameText: "Pair") { ok errorString postGroup { id } } }`,
    { common: session.common, object: session.objectId, posts: [two] },
  )
  const items = [...named([postGroup.id], 'ANSWERS', true), ...named([one, two])]
  const call = { workshopId: session.workshopId, partId: session.partId, items }
  expect(await fay.must(toNext, call)).toMatchObject({ copied: 2 })

  const copy = await read(next.objectId)
  expect(copy.postGroups.filter(({ isGroup }) => isGroup)).toMatchObject([
    { groupNameText: 'Pair', postSet: [{ postText: 'two' }] },
  ])
  expect(copy.posts).toMatchObject([
    { postText: 'two', isMine: false, creator: null, score: 0 },
    { postText: 'one', isMine: false, creator: null, comments: [{ text: 'why?', isMine: false }] },
  ])
  expect((await read(next.objectId, ann)).posts).toEqual([])
  const { rows } = await server.services.pool.query(
    `select kind from public.contents where object_id = $1 and tag is not null`,
    [next.objectId],
  )
  expect(rows).toEqual([{ kind: 'copy' }])
  // Other calls can find the copies.
  await fay.act(`deletePost(postId: "${copy.posts[0]?.id}")`)
})

test('[C2] sent twice it happens once; an id of something else is refused', async () => {
  const post = await session.answer(ann, 'one')
  const call = { id: crypto.randomUUID(), partId: next.partId, items: named([post]) }
  expect(await fay.must(into('copyList'), call)).toMatchObject({ copied: 1 })
  expect(await fay.must(into('copyList'), call)).toEqual({ ok: true, errorString: null, copied: null })
  const both = { ...call, id: crypto.randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => fay.must(into('copyList'), both)))
  expect(answers.filter((answer) => answer['copied'] === 1)).toHaveLength(1)
  expect(texts(await read(next.objectId))).toEqual(['one', 'one'])
  expect((await fay.ask(into('copyList'), { ...call, id: post })).codes).toEqual(['FORBIDDEN'])
})

test('[C2] a retry after the source was deleted returns the same', async () => {
  const post = await session.answer(ann, 'one')
  const list = { id: crypto.randomUUID(), partId: next.partId, items: named([post]) }
  const { workshopId, partId } = session
  const onward = { id: crypto.randomUUID(), workshopId, partId, items: named([post]) }
  const elsewhere = await addActivity(fay, workshopId, 'Elsewhere')
  expect(await fay.must(into('copyList'), list)).toMatchObject({ copied: 1 })
  expect(await fay.must(toNext, onward)).toMatchObject({ copied: 1 })
  await fay.act(`deletePart(part: "${partId}")`)
  expect(await fay.must(into('copyList'), list)).toMatchObject({ ok: true, copied: null })
  expect(await fay.must(toNext, onward)).toMatchObject({ ok: true, copied: null })
  expect((await fay.ask(into('copyList'), { ...list, partId: elsewhere.partId })).codes).not.toEqual([])
  expect((await ann.ask(into('copyList'), list)).codes).toEqual(['FORBIDDEN'])
  expect(texts(await read(next.objectId))).toEqual(['one', 'one'])
})

test('[K6] TOP copies the requested number of the most liked answers to the named question', async () => {
  const posts: string[] = []
  for (const text of ['none', 'most', 'one']) posts.push(await session.answer(fay, text))
  await session.showAll(true)
  for (const who of [fay, ann]) await who.act(`createPostVote(postId: "${posts[1]}")`)
  await fay.act(`createPostVote(postId: "${posts[2]}")`)
  const items = [{ type: 'TOP', objId: session.questionId, count: 2 }]
  const call = { workshopId: session.workshopId, partId: session.partId, items }
  const from = { multiTopicId: session.topicId, topicPosition: 0 }
  await fay.must(toNext, { ...call, from })
  expect(texts(await read(next.objectId))).toEqual(['most', 'one'])
  const none = { ...call, items: [{ type: 'TOP', objId: session.questionId }] }
  expect((await fay.ask(toNext, none)).codes).toEqual(['BAD_USER_INPUT'])
  expect((await fay.ask(toNext, { ...call, from: { topicPosition: 7 } })).codes).toEqual(['NOT_FOUND'])
})

test('[K7] copies as questions, as topics and as texts only', async () => {
  const items = named([await session.answer(fay, 'one'), await session.answer(fay, 'two')])
  await fay.must(into('copyAsQuestions'), { partId: next.partId, items })
  const topics = await fay.must(into('copyToTopics'), { partId: next.partId, items })
  expect(topics).toMatchObject({ copied: 2 })
  await fay.must(into('shallowCopy'), { partId: next.partId, items: named([session.objectId]) })
  const copy = await read(next.objectId)
  expect(copy.questions.map(({ text }) => text)).toEqual(['Question #1', 'one', 'two'])
  expect(copy.multiTopics.map(({ text }) => text)).toEqual(['Topic 1', 'one', 'two'])
  expect(texts(copy)).toEqual(['one', 'two'])
})

test('[K6] copying into another workshop requires the caller to facilitate both', async () => {
  const post = await session.answer(ann, 'far')
  const elsewhere = await startSession(server, fay, 'Elsewhere')
  const call = { partId: elsewhere.partId, items: named([post]) }
  expect(await fay.must(into('copyList'), call)).toMatchObject({ copied: 1 })
  expect(texts(await read(elsewhere.objectId))).toEqual(['far'])

  const gus = await signUpFacilitator(server, 'gus')
  const own = await startSession(server, gus, 'Of Gus')
  const theirs = { partId: own.partId, items: named([post]) }
  for (const name of ['copyList', 'copyAsQuestions', 'copyToTopics', 'shallowCopy'])
    expect((await gus.ask(into(name), theirs)).codes).toEqual(['FORBIDDEN'])
  const steal = { workshopId: own.workshopId, partId: own.partId, items: named([post]) }
  const from = { partId: session.partId }
  expect((await gus.ask(toNext, { ...steal, from, to: { partId: own.partId } })).codes).toEqual(['FORBIDDEN'])
  expect(texts(await read(own.objectId, gus))).toEqual([])
})

test('[E1][K10] an ended workshop can be the source of a copy but not its target', async () => {
  const post = await session.answer(ann, 'late')
  const elsewhere = await startSession(server, fay, 'Elsewhere')
  const there = await session.answer(fay, 'there')
  await fay.act(`endWorkshop(workshopId: "${session.workshopId}")`)
  await fay.must(into('copyList'), { partId: elsewhere.partId, items: named([post, there]) })
  expect(texts(await read(elsewhere.objectId)).sort()).toEqual(['late', 'there'])
  const back = await fay.ask(into('copyList'), { partId: next.partId, items: named([post]) })
  expect(first(back)).toEqual(mistake(messages.sessionEnded.sentence))
})

test('[K6] [K10] [M20] deleted sources, and activities that cannot be copied from or to', async () => {
  const post = await session.answer(ann, 'gone')
  await fay.act(`deletePost(postId: "${post}")`)
  const call = { partId: next.partId, items: named([post]) }
  expect(first(await fay.ask(into('copyList'), call))).toEqual(mistake(messages.nothingToCopy.sentence))
  expect((await fay.ask(into('copyList'), { ...call, items: [] })).codes).toEqual(['BAD_USER_INPUT'])
  const odd = { ...call, items: named([post], 'EVERYTHING') }
  expect((await fay.ask(into('copyList'), odd)).codes).toEqual(['BAD_USER_INPUT'])

  const unbuilt = { partId: crypto.randomUUID(), objectId: crypto.randomUUID() }
  await server.services.pool.query(
    `insert into public.parts (id, workshop_id, position, object_id, content, part_name)
     values ($1, $2, 2, $3, 'workshop | unbuilt', 'Unbuilt')`,
    [unbuilt.partId, session.workshopId, unbuilt.objectId],
  )
  server.services.access.forget({ workshopId: session.workshopId, objectId: unbuilt.objectId })
  const live = await session.answer(ann, 'live')
  const onto = { partId: unbuilt.partId, items: named([live]) }
  expect(first(await fay.ask(into('copyList'), onto))).toEqual(mistake(messages.targetUnsupported.sentence))
  const outOf = { ...call, items: named([unbuilt.objectId]) }
  expect(first(await fay.ask(into('copyList'), outOf))).toEqual(
    mistake('Trying to copy from unsupported activity'),
  )
})

/** The source activities of the answers on a desk, as stored in the document. */
const sourcesIn = (workshopId: string, id: string): Promise<InputSource[]> =>
  server.services.committed.read(workshopId, [documentName({ kind: 'desk', id })], ([doc]) =>
    doc ? [...activityRoots.sources(doc).values()] : [],
  )

test('[K12] a copied answer tells everybody who sees it the activity that it comes from', async () => {
  const { objectId } = session
  const post = await session.answer(ann, 'one')
  await fay.must(into('copyList'), { partId: next.partId, items: named([post]) })
  await fay.act(`setGlobalAnswers(brainstormId: "${next.objectId}", globalAnswers: true)`)
  const asked = `query ($id: ID!) { brainstorm(id: $id) { posts { copiedFrom } } }`
  for (const who of [fay, ann])
    expect(await who.must(asked, { id: next.objectId })).toEqual({ posts: [{ copiedFrom: objectId }] })
  expect(await fay.must(asked, { id: objectId })).toEqual({ posts: [{ copiedFrom: null }] })
})

test('[K12] a copy in another session names no source', async () => {
  const post = await session.answer(ann, 'far')
  const elsewhere = await startSession(server, fay, 'Elsewhere')
  await fay.must(into('copyList'), { partId: elsewhere.partId, items: named([post]) })
  await fay.must(into('copyToTopics'), {
    partId: elsewhere.partId,
    items: named([session.questionId], 'TOPICS', true),
  })
  expect(texts(await read(elsewhere.objectId))).toEqual(['far', 'far'])
  expect(await sourcesIn(elsewhere.workshopId, elsewhere.objectId)).toEqual([])
})

test('[K12] a copy of the session names the copied activity when that comes along, any other copy none', async () => {
  const { workshopId } = session
  const post = await session.answer(ann, 'one')
  await fay.must(into('copyList'), { partId: next.partId, items: named([post]) })
  const copyOf = async (parts: { partId: string; include: boolean }[]) => {
    const { workshop } = await fay.must<{ workshop: { id: string; parts: Made[] } }>(
      `mutation ($source: ID!, $parts: [CopyOptionInput!]) {
        createWorkshop(workshopName: "Copy", sourceWorkshopId: $source, genericOption: "copy_all", copyOptions: $parts) {
          ok errorString workshop { id parts { objectId partName } } } }`,
      { source: workshopId, parts },
    )
    const isNext = ({ partName }: Made): boolean => partName === 'Next'
    return {
      others: workshop.parts.filter((part) => !isNext(part)),
      sources: await sourcesIn(workshop.id, workshop.parts.find(isNext)?.objectId ?? ''),
    }
  }
  const copied = await copyOf([])
  expect(copied.sources).toEqual([{ objectId: copied.others[0]?.objectId }])
  expect(await copyOf([{ partId: session.partId, include: false }])).toEqual({ others: [], sources: [] })
  const { part } = await fay.must<{ part: Made }>(
    `mutation ($id: ID!) { duplicatePart(part: $id) { ok errorString part { objectId partName } } }`,
    { id: next.partId },
  )
  expect(texts(await read(part.objectId))).toEqual(['one'])
  expect(await sourcesIn(workshopId, part.objectId)).toEqual([])
})

interface Made {
  objectId: string
  partName: string
}
