import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { UpdateUserDocument } from '#api/operations/account.ts'
import { SetGlobalAnswersDocument } from '#api/operations/brainstorm.ts'
import { CreateCommentDocument } from '#api/operations/comment.ts'
import { RoomStateDocument } from '#api/operations/fallback.ts'
import { CopyToNextActivityDocument } from '#api/operations/copying.ts'
import {
  CreateIdentifyAnswerDocument,
  IdentifyBoardDocument,
  SetIdentifyShownDocument,
} from '#api/operations/identify.ts'
import { CreatePartAndTypeDocument } from '#api/operations/part.ts'
import { UpdateStateDocument } from '#api/operations/state.ts'
import type { Credentials } from '#api/signIn/createCredentials.ts'
import { newId } from '#api/newId.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { readStanding } from '#domain/activity/items/readItems.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import { areAnswersShown } from '#domain/identify/flags.ts'
import { answerType } from '#domain/identify/items.ts'
import { times } from '#domain/limits.ts'
import { readAgenda, readState, readWorkshopInfo } from '#domain/workshop/state.ts'
import { until } from '#support/documents/realProvider.ts'
import { answer, answersOnServer, becomes, noWebSocket } from './device.ts'
import { syncScene } from './scene.ts'

const scene = syncScene()
const { asFacilitator, ref } = scene

test('where websockets are blocked, a participant follows and answers by calls', async () => {
  const { workshopId } = scene.brainstorm
  const page = await scene.joinedWith(scene.online(), noWebSocket)
  const shown = await page.seen(ref('state'))
  expect(readWorkshopInfo(shown).workshopName).toBe('Ideas')
  await page.seen(ref('board'))
  answer(page, scene.brainstorm, 'By call')
  await page.saved()
  expect(await answersOnServer(scene.laptop, scene.brainstorm)).toEqual(['By call'])

  const activePartId = readAgenda(shown)[0]?.id ?? ''
  await asFacilitator(UpdateStateDocument, { workshopId, activePartId, currentState: 'RU' })
  await until(shown, () => readState(shown, workshopId).currentState === 'RU')
})

test('calls return the same content of a board as its document', async () => {
  const { objectId } = scene.brainstorm
  await asFacilitator(SetGlobalAnswersDocument, { brainstormId: objectId, globalAnswers: true })
  const withSocket = await scene.joined(scene.online())
  const postId = answer(withSocket, scene.brainstorm, 'Seen by all')
  await withSocket.saved()
  const live = await withSocket.seen(ref('board'))

  await asFacilitator(CreateCommentDocument, { id: randomUUID(), postId, text: 'Why?' })
  await expect.poll(() => roots.comments(live).size).toBe(1)
  expect([...roots.comments(live).values()]).toMatchObject([{ byFacilitator: true }])

  const polled = await (await scene.joinedWith(scene.online(), noWebSocket)).seen(ref('board'))
  const same = [roots.posts, roots.postText, roots.comments, roots.commentText, roots.topicText]
  for (const root of [...same, roots.questionText, boardRoots.flags])
    expect(root(polled).toJSON()).toEqual(root(live).toJSON())
  expect([...roots.posts(polled).keys()]).toHaveLength(1)
})

test('[Y4] where websockets are blocked, hidden answers of Identify are visible to facilitators and their authors', async () => {
  const { workshopId } = scene.brainstorm
  const objectId = newId()
  const common = { commonInfoData: { workshop: workshopId }, title: 'Risks' }
  await asFacilitator(CreatePartAndTypeDocument, { objectId, ...common, type: 'workshop | identify' })
  const { identify } = await asFacilitator(IdentifyBoardDocument, { id: objectId })
  const topicId = identify.topics[0]?.id ?? ''
  const [ann, ben] = [scene.online(), scene.online()]
  await Promise.all([ann.credentials.join(workshopId), ben.credentials.join(workshopId)])
  await ann.credentials.callAs(
    CreateIdentifyAnswerDocument,
    { id: newId(), topicId, answerText: 'Tea', answerDesc: 'With milk' },
    ann.credentials.identityIn(workshopId),
  )
  for (const [device, seen] of [
    [scene.laptop, ['Tea: With milk']],
    [ann, ['Tea: With milk']],
    [ben, []],
  ] as const) {
    const doc = await scene.open(device, noWebSocket).seen({ kind: 'board', id: objectId })
    expect(readStanding(answerType, doc).map(({ text, desc }) => `${text}: ${desc}`)).toEqual(seen)
    expect(areAnswersShown(doc)).toBe(false)
  }
})

test.each(['brainstorm', 'identify'])(
  '[K12] [U14] where websockets are blocked, a copied answer of %s names the activity it comes from',
  async (kind) => {
    const { workshopId } = scene.brainstorm
    const writer = await scene.joined(scene.online())
    const items = [{ type: 'ANSWERS', objId: answer(writer, scene.brainstorm, 'Copied') }]
    await writer.saved()
    const [objectId, common] = [newId(), { commonInfoData: { workshop: workshopId } }]
    const made = { objectId, ...common, title: 'Next', type: `workshop | ${kind}` }
    const { part } = (await asFacilitator(CreatePartAndTypeDocument, made)).createPartAndType
    const from = await scene.partId()
    const [fromPartInput, toPartInput] = [{ partId: from }, { partId: part?.id ?? '' }]
    const copied = { workshopId, activePartId: from, copyObjects: items, fromPartInput, toPartInput }
    await asFacilitator(CopyToNextActivityDocument, copied)
    if (kind === 'identify')
      await asFacilitator(SetIdentifyShownDocument, { identifyId: objectId, shown: true })
    else await asFacilitator(SetGlobalAnswersDocument, { brainstormId: objectId, globalAnswers: true })
    const page = await scene.joinedWith(scene.online(), noWebSocket)
    const doc = await page.seen({ kind: 'board', id: objectId })
    expect([...activityRoots.sources(doc).values()]).toEqual([{ objectId: scene.brainstorm.objectId }])
  },
)

test('[U14] [Z26] without a websocket the room and the names are polled at their intervals, the Groups page more often', async () => {
  const { account } = scene.laptop.credentials.view.getState()
  const second = scene.online()
  await second.credentials.signIn(account?.email ?? '', scene.brainstorm.password)
  const nextPause = pausesBefore(second.credentials, RoomStateDocument)
  const page = scene.open(second, noWebSocket)
  const leaveGroups = page.room.hurry()
  expect(await nextPause()).toBe(Infinity)
  await asFacilitator(UpdateUserDocument, { userId: account?.userId ?? '', firstName: 'Renamed' })
  const quickMs = [await nextPause(), await nextPause()]
  leaveGroups()
  for (const ms of quickMs) expect(ms).toBeGreaterThan(times.groupsPollMs - 20)
  // A busy machine prolongs a pause.
  expect(Math.min(...quickMs)).toBeLessThan(times.sharedPollMs)
  await nextPause()
  expect(await nextPause()).toBeGreaterThan(times.sharedPollMs - 20)
  await becomes(second.credentials.view, (view) => view.account?.firstName === 'Renamed')
})

/** The delays between the answer of a call and the next such call from now on, in milliseconds. */
function pausesBefore(credentials: Credentials, document: unknown): () => Promise<number> {
  const { callAs } = credentials
  const pauses = createStore<number[]>(() => [])
  let answeredAtMs = -Infinity
  credentials.callAs = async (asked, variables, identity) => {
    if (asked !== document) return callAs(asked, variables, identity)
    pauses.setState([...pauses.getState(), performance.now() - answeredAtMs], true)
    const answered = await callAs(asked, variables, identity)
    answeredAtMs = performance.now()
    return answered
  }
  return async () => {
    const place = pauses.getState().length
    return (await becomes(pauses, (all) => all.length > place))[place] ?? NaN
  }
}
