import { beforeEach, expect, test } from 'vitest'
import { CreatePollDocument } from '#api/operations/evaluate.ts'
import { CreatePartAndTypeDocument } from '#api/operations/part.ts'
import { CreateVotesDocument, DeleteVotesDocument, OwnVotesDocument } from '#api/operations/voting.ts'
import { SetResultsModeDocument } from '#api/operations/votingControl.ts'
import { newId } from '#api/newId.ts'
import { readTally } from '#domain/activity/votes/tally.ts'
import { ballotId } from '#sync/entries/effect.ts'
import { acknowledgedVotes } from '#sync/outbox/ownBallots.ts'
import { becomes } from './device.ts'
import type { Device, Page } from './device.ts'
import { syncScene } from './scene.ts'

const scene = syncScene()
const { asFacilitator } = scene
let tablet: Device
let page: Page
let workshopId: string
let partId: string
let scales: string
let tea: string
let juice: string

beforeEach(async () => {
  tablet = scene.onTrain()
  workshopId = scene.brainstorm.workshopId
  ;[scales, tea, juice] = [newId(), newId(), newId()]
  const commonInfoData = { workshop: workshopId }
  const made = { objectId: scales, commonInfoData, title: 'Scales', type: 'workshop | evaluate' }
  partId = (await asFacilitator(CreatePartAndTypeDocument, made)).createPartAndType.part?.id ?? ''
  for (const [id, pollText] of [
    [tea, 'Tea'],
    [juice, 'Juice'],
  ] as const)
    await asFacilitator(CreatePollDocument, { id, commonInfoData, evaluateId: scales, pollText })
  page = await scene.joinedWith(tablet)
  await page.live({ kind: 'board', id: scales })
})

const effectOf = (votes: Record<string, string | null>) => ({
  ...{ does: 'vote' as const, type: 'ballot' as const, id: ballotId(scales, 'all'), scope: 'all' },
  ...{ round: 1, votes },
})
const common = () => ({ objectId: scales, label: 'Vote' })

function vote(value: number, poll = tea): void {
  page.outbox.send(workshopId, {
    document: CreateVotesDocument,
    variables: { evaluateId: scales, round: 1, voteList: [{ poll, value1: value }] },
    ...common(),
    effect: effectOf({ [poll]: String(value) }),
  })
}
function withdraw(poll = tea): void {
  page.outbox.send(workshopId, {
    document: DeleteVotesDocument,
    variables: { idList: [poll] },
    ...common(),
    effect: effectOf({ [poll]: null }),
  })
}
const own = () =>
  acknowledgedVotes(page.outbox.view.getState().own, 1).map(({ target, code }) => [target, code])
const votesOnServer = async () =>
  (
    await tablet.credentials.callAs(OwnVotesDocument, { workshopId, evaluateId: scales }, page.identity)
  ).votes.map(({ poll, value1 }) => [poll, value1])
const tally = () => page.room.documents.get({ kind: 'tally', id: scales })
const isForbidden = () => becomes(tally().view, ({ state }) => state.status === 'forbidden')
const isLive = () => becomes(tally().view, ({ state }) => state.status === 'ready' && state.isLive)

test('[BT1] ballots made offline survive the page, arrive in order, and are known as own votes', async () => {
  scene.network.cut()
  vote(3)
  withdraw()
  vote(5, juice)
  vote(4)
  await becomes(page.outbox.view, ({ entries }) => entries.every(({ isKept }) => isKept))
  page.close()
  page = scene.open(tablet)
  await becomes(page.outbox.view, ({ entries }) => entries.length === 4)
  scene.network.mend()
  page.outbox.wake()
  await page.saved()
  expect((await votesOnServer()).sort()).toEqual(
    [
      [tea, 4],
      [juice, 5],
    ].sort(),
  )
  page.close()
  page = scene.open(tablet)
  await becomes(page.outbox.view, ({ own: known }) => known.length > 0)
  expect(own().sort()).toEqual(
    [
      [tea, '4'],
      [juice, '5'],
    ].sort(),
  )
})

test('[BT4] [BT8] the tally opens with the first vote, closes with the last one, and opens again', async () => {
  await asFacilitator(SetResultsModeDocument, { partId, mode: 'LIVE' })
  const release = page.room.documents.hold({ kind: 'tally', id: scales })
  await isForbidden()
  vote(3)
  await page.saved()
  const { doc } = await isLive()
  expect(readTally(doc, 1).get(tea)).toMatchObject([{ value1: 3, votes: 1 }])
  withdraw()
  await page.saved()
  const closed = await isForbidden()
  expect(readTally(closed.doc, 1).size).toBe(0)
  vote(4)
  await page.saved()
  await isLive()
  release()
})
