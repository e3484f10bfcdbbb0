import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CreateIdentifyAnswerDocument,
  DeleteIdentifyAnswerDocument,
  SetIdentifyShownDocument,
  UpdateIdentifyAnswerDocument,
  UpdateIdentifyDocument,
} from '#api/operations/identify.ts'
import { startTestServer } from '#support/server.ts'
import type { TestServer } from '#support/server.ts'
import { signUpFacilitator } from '#support/session.ts'
import type { TestFacilitator } from '#support/session.ts'
import { leaks, secret, setScene } from './scene.ts'

let server: TestServer
let fay: TestFacilitator

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
})
afterAll(() => server.stop())

test("[P3, Y4, J1, J4] others' answers are in no byte to the room until they are shown, nor after they are hidden again", async () => {
  const { session, author, listener, screen, remote, end } = await setScene(server, fay)
  const everybody = [listener, screen, remote]
  const { part, identify } = await fay.must<{
    part: { id: string; objectId: string }
    identify: { topics: { id: string }[] }
  }>(
    `mutation ($common: CommonInfoInput!) {
      createPartAndType(commonInfoData: $common, type: "workshop | identify") {
        ok errorString part { id objectId } identify { topics { id } } } }`,
    { common: session.common },
  )
  const { objectId } = part
  const topicId = identify.topics[0]?.id ?? ''
  for (const who of everybody) await who.listen(`board/${objectId}`)
  const canaries = {
    text: secret('answer'),
    before: secret('before a change'),
    desc: secret('description'),
    deleted: secret('deleted answer'),
    notes: secret('notes'),
  }
  const describe = (texts: object) => fay.must(UpdateIdentifyDocument, { identifyId: objectId, ...texts })
  const fence = async (): Promise<void> => {
    const mark = secret('fence')
    await describe({ identifyDesc: mark })
    await Promise.all(everybody.map((who) => who.untilHeard(mark)))
  }
  const write = async (answerText: string, answerDesc = ''): Promise<string> => {
    const id = randomUUID()
    await author.must(CreateIdentifyAnswerDocument, { id, topicId, answerText, answerDesc })
    return id
  }
  const show = (shown: boolean) => fay.must(SetIdentifyShownDocument, { identifyId: objectId, shown })

  await describe({ notes: canaries.notes })
  const answerId = await write(canaries.before, canaries.desc)
  await author.must(UpdateIdentifyAnswerDocument, { answerId, answerText: canaries.text })
  const deletedId = await write(canaries.deleted)
  await author.must(DeleteIdentifyAnswerDocument, { answerId: deletedId })
  // What they may see of their own must not bring the rest along.
  await listener.ask(CreateIdentifyAnswerDocument, { id: randomUUID(), topicId, answerText: 'mine' })
  await fay.must(
    `mutation ($workshop: ID!, $part: ID!, $answer: ID!) { updateState(workshopId: $workshop, currentState: "RU",
      activePartId: $part, activePostId: $answer, focus: true) { ok errorString } }`,
    { workshop: session.workshopId, part: part.id, answer: answerId },
  )
  await fence()
  const ids = [session.objectId, objectId, topicId, answerId, deletedId]
  const asked = ids.map((id) => ({ workshopId: session.workshopId, id }))
  const tryAll = async (): Promise<void> => {
    for (const who of everybody) {
      for (const document of [`desk/${objectId}`, `tally/${objectId}`])
        await who.listen(document).catch(() => undefined)
      await who.reload()
      await who.listen(`board/${objectId}`)
      await who.askEverything(asked)
      for (const id of [answerId, deletedId]) {
        await who.ask(UpdateIdentifyAnswerDocument, { answerId: id, answerDesc: '?' })
        await who.ask(DeleteIdentifyAnswerDocument, { answerId: id })
      }
    }
  }
  await tryAll()
  await fence()
  const { notes, ...others } = canaries
  for (const who of [listener, screen]) expect(leaks(who, Object.values(canaries))).toEqual([])
  // The notes are read from a paired phone.
  expect(leaks(remote, Object.values(others))).toEqual([])
  expect(remote.heard(notes)).toBe(true)

  await show(true)
  for (const who of everybody) {
    for (const text of [canaries.text, canaries.desc]) await who.untilHeard(text.split(' ').at(-1) ?? text)
    expect(leaks(who, [canaries.before, canaries.deleted])).toEqual([])
  }
  await show(false)
  await tryAll()
  await fence()
  for (const who of everybody) expect(leaks(who, Object.values(others))).toEqual([])
  await end()
})
