import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  CreatePollDocument,
  CreateSubPollDocument,
  DeletePollsDocument,
  DeleteSubPollDocument,
  SetEvaluateShownDocument,
  UpdateEvaluateDocument,
  UpdatePollDocument,
  UpdateSubPollDocument,
} from '#api/operations/evaluate.ts'
import { OwnInEvaluateDocument } from '#api/operations/evaluateOwn.ts'
import { CreateVotesDocument } from '#api/operations/voting.ts'
import { messages } from '#domain/messages.ts'
import type { Calls } from '#support/calls/calls.ts'
import { startSession } from '#support/calls/session.ts'
import { ann, fay, server, session, stageSessions } from '#support/calls/stage.ts'
import { EvaluateBoardDocument } from '#support/calls/boardQueries.ts'

type Board = { polls: { id: string }[] } & Record<string, unknown>

let made: { partId: string; objectId: string }

stageSessions()
beforeEach(async () => {
  const { part } = await fay.must<{ part: { id: string; objectId: string; numberOfAxis: number } }>(
    addEvaluate,
    { common: session.common, axes: 2 },
  )
  expect(part.numberOfAxis).toBe(2)
  made = { partId: part.id, objectId: part.objectId }
})

const addEvaluate = `mutation ($common: CommonInfoInput!, $axes: Int) {
  createPartAndType(commonInfoData: $common, title: "Ranked", type: "workshop | evaluate",
    options: { evaluateNumberOfAxis: $axes }) { ok errorString part { id objectId numberOfAxis } } }`
const boardFor = (who: Calls) => who.must<Board>(EvaluateBoardDocument, { id: made.objectId })
async function poll(pollText: string): Promise<string> {
  const id = randomUUID()
  const at = { commonInfoData: session.common, evaluateId: made.objectId }
  await fay.must(CreatePollDocument, { id, ...at, pollText })
  return id
}
const set = (values: object) => fay.must(UpdateEvaluateDocument, { evaluateId: made.objectId, ...values })

test('[EV1] [EV2] [BT13] [EV4] [EV6] [EV7] a new matrix has its defaults; what is set and shown is told to everyone', async () => {
  const defaults = {
    ...{ evaluateName: 'Ranked', evaluateDesc: 'Rank the items', numberOfAxis: 2 },
    ...{ pollListTitleHeading: 'Answers', group1Text: 'X-Value', group1HelpText: '1 Low, 5 High' },
    ...{ group2Text: 'Y-Value', group2HelpText: '1 Low, 5 High', pollRangeL: 1, pollRangeH: 5 },
    ...{ matrix1Text: '', matrix2Text: '', matrix3Text: '', matrix4Text: '' },
    ...{ matrixColor: 0, showMatrixText: true, showResultsPage: false, showGraph: false, opensAsGraph: true },
    ...{
      showHeat: false,
      resultsMode: 'STEPS',
      votingClosed: false,
      round: 1,
      resetAt: null,
      closingAt: null,
    },
    ...{ resultsReadable: false, resultsShownAt: null, voteCount: 0, joinedCount: 1, proxyCount: 0 },
    ...{ inputLocked: false, polls: [] },
  }
  expect(await boardFor(ann)).toEqual(defaults)
  const texts = {
    ...{ evaluateDesc: 'Rate', pollListTitleHeading: 'Drinks', group1Text: 'One', group1HelpText: 'A' },
    ...{ group2Text: 'Two', group2HelpText: '', matrix1Text: 'I', matrix2Text: 'II', matrix3Text: 'III' },
    ...{ matrix4Text: 'IV', matrixColor: 4, showMatrixText: false, pollRangeL: 2, pollRangeH: 9 },
  }
  await set({ ...texts, notes: 'Ask Ann' })
  const refused = await fay.ask(UpdateEvaluateDocument, {
    ...{ evaluateId: made.objectId, pollRangeH: 2, evaluateDesc: 'changed' },
  })
  expect(refused.data).toMatchObject({
    updateEvaluate: { ok: false, errorString: messages.highNotAboveLow.sentence },
  })
  expect(await boardFor(ann)).toEqual({ ...defaults, ...texts })
  for (const shown of [
    { showResultsPage: true, showGraph: true, opensAsGraph: true, showHeat: false },
    { showResultsPage: true, showGraph: false, opensAsGraph: false, showHeat: true },
  ]) {
    await fay.must(SetEvaluateShownDocument, { evaluateId: made.objectId, ...shown })
    expect(await boardFor(ann)).toMatchObject(shown)
  }
  const asked = 'query ($id: ID!) { evaluate(id: $id) { notes } }'
  expect(await fay.must(asked, { id: made.objectId })).toEqual({ notes: 'Ask Ann' })
  expect(await ann.must(asked, { id: made.objectId })).toEqual({ notes: null })
  const cube = await fay.ask(addEvaluate, { common: session.common, axes: 3 })
  expect(cube.codes).toEqual(['BAD_USER_INPUT'])
})

test('[EV3] [C2] [K1] sub-polls are added, edited, deleted and duplicated; a retry happens once', async () => {
  const pollId = await poll('First')
  await fay.must(UpdatePollDocument, { pollId, pollDesc: 'why', color: 3 })
  const [below, gone] = [randomUUID(), randomUUID()]
  for (const id of [below, gone, gone])
    await fay.must(CreateSubPollDocument, { id, pollId, subPollText: 'Below' })
  await fay.must(UpdateSubPollDocument, { subPollId: below, pollText: 'Changed', pollDesc: 'more', color: 1 })
  await fay.must(DeleteSubPollDocument, { subPollId: gone })
  const first = { pollText: 'First', pollDesc: 'why', color: 3 }
  expect((await boardFor(ann)).polls).toMatchObject([
    {
      ...first,
      subpolls: [{ id: below, subPollText: 'Changed', subPollDesc: 'more', color: 1, copiedFrom: null }],
    },
  ])
  const { part, evaluate } = await fay.must<{ part: object; evaluate: object }>(
    `mutation { duplicatePart(part: "${made.partId}") { ok errorString part { numberOfAxis }
      evaluate { evaluateName numberOfAxis polls { pollText pollDesc color isMine subpolls { subPollText } } } } }`,
  )
  expect([part, evaluate]).toEqual([
    { numberOfAxis: 2 },
    {
      ...{ evaluateName: 'Ranked (copy)', numberOfAxis: 2 },
      polls: [{ ...first, isMine: false, subpolls: [{ subPollText: 'Changed' }] }],
    },
  ])
  await fay.must(DeletePollsDocument, { idList: [pollId] })
  const late = await fay.ask(CreateSubPollDocument, { pollId, subPollText: 'Late' })
  expect(late.codes).toEqual(['NOT_FOUND'])
})

test('[BT2] [EV10] [K12] a matrix tells pairs of values, to each person their own; a copied poll tells where it comes from', async () => {
  await session.answer(ann, 'An answer')
  await fay.act(
    `copyList(partId: "${made.partId}", copyList: [{ type: "ANSWERS", objId: "${session.objectId}" }])`,
  )
  const { id = '' } = (await boardFor(ann)).polls[0] ?? {}
  await fay.act(`setResultsMode(partId: "${made.partId}", mode: LIVE)`)
  await ann.must(CreateVotesDocument, {
    ...{ evaluateId: made.objectId, voteList: [{ poll: id, value1: 4, value2: 5 }], recognisable: true },
  })
  expect(await boardFor(fay)).toMatchObject({
    voteCount: 1,
    polls: [
      {
        ...{ id, pollText: 'An answer', copiedFrom: session.objectId, abstained: 0, withheld: 0 },
        pairs: [{ value1: 4, value2: 5, votes: 1 }],
      },
    ],
  })
  expect(await ann.must(OwnInEvaluateDocument, { id: made.objectId })).toMatchObject({
    ...{ isFinished: false, round: 1, polls: [{ voteValue1: 4, voteValue2: 5 }] },
  })
})

test('[R1] [D3] the list of all polls has those of hidden activities for facilitators only', async () => {
  await poll('Secret plan')
  const list = `query ($id: ID!, $evaluate: ID) { polls(workshopId: $id, evaluateId: $evaluate) { pollText } }`
  const listed = (who: Calls, evaluate?: string) => who.ask(list, { id: session.workshopId, evaluate })
  const all = { polls: [{ pollText: 'Secret plan' }] }
  expect((await listed(ann)).data).toEqual(all)
  await fay.act(`updatePartVisibility(partId: "${made.partId}", hidden: true)`)
  expect((await listed(ann, made.objectId)).codes).toEqual(['FORBIDDEN'])
  expect((await listed(ann)).data).toEqual({ polls: [] })
  expect((await listed(fay)).data).toEqual(all)
  const other = await startSession(server, fay)
  const elsewhere = await fay.ask(list, { id: other.workshopId, evaluate: made.objectId })
  expect(elsewhere.codes).toEqual(['NOT_FOUND'])
})
