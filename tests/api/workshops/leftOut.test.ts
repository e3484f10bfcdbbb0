import { expect, test } from 'vitest'
import { makeSlides, uploadSlides } from '#support/calls/slides.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { addActivity } from '../../activities/brainstorm/stage.ts'
import { act, ann, fay, session, stageSessions } from '#support/calls/stage.ts'

stageSessions()

const toNext = `mutation ($workshopId: ID!, $partId: ID!, $items: [CopyItemInput!]!) {
  copyToNextActivity(workshopId: $workshopId, activePartId: $partId, copyObjects: $items) {
    ok errorString copied leftOut { count reasonCode } } }`
const into = (name: string): string => `mutation ($id: ID, $partId: ID!, $items: [CopyItemInput!]!) {
  ${name}(id: $id, partId: $partId, copyList: $items) { ok errorString copied leftOut { count reasonCode } } }`
const named = (ids: string[]) => ids.map((objId) => ({ type: 'ANSWERS', objId }))

test('[K13] every copying call tells how much it left out, and why', async () => {
  const next = await addActivity(fay, session.workshopId, 'Next')
  const post = await session.answer(ann, 'one')
  await act(fay, `updatePost(postId: "${post}", postDesc: "More")`)
  await act(ann, `createComment(postId: "${post}", text: "why?")`)
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
  await act(fay, `updatePresent(presentId: "${slides.objectId}", showComments: true)`)
  expect(await copied('copy_all')).toEqual([])
  await act(fay, `createPresentComment(presentId: "${slides.objectId}", page: 1, text: "Louder")`)
  expect(await copied('headings_only')).toEqual([])
  expect(await copied('copy_all')).toEqual([{ count: 1, reasonCode: 'commentsOff' }])
})

test('[K13] [SL3] a copy of a session or a template tells the same of all its activities together', async () => {
  for (const comments of [1, 2]) {
    const { objectId } = await makeSlides(fay, session.workshopId)
    await uploadSlides(fay, objectId, pdfWithPages(1))
    await act(fay, `updatePresent(presentId: "${objectId}", showComments: true)`)
    for (let page = 1; page <= comments; page += 1)
      await act(fay, `createPresentComment(presentId: "${objectId}", page: 1, text: "Louder")`)
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
