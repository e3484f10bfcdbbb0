import { expect, test } from 'vitest'
import { closeVoting } from '#support/calls/kindSession.ts'
import type { Calls } from '#support/calls/calls.ts'
import { ann, ben, fay, session } from '#support/calls/stage.ts'
import { ids, itemsFor, numberOf, organizeId, partId, place, sort, stageOrganize } from './organizeStage.ts'

stageOrganize()

const places = async (who: Calls = ben) =>
  Object.fromEntries(
    (await itemsFor(who)).map(({ text, sectionId, groupId }) => [text, [sectionId, groupId]]),
  )
const ownFor = async (who: Calls) => {
  const votes = await who.must<{ poll: string; value1: number | null }[]>(
    'query ($id: ID!) { organizeVotes(organizeId: $id) { poll value1 round } }',
    { id: organizeId },
  )
  return Object.fromEntries(votes.map(({ poll, value1 }) => [poll, value1]))
}
const move = (who: Calls, args: string) =>
  who.ask(
    `mutation { moveOrganizeItem(itemId: "${ids.one}", ${args}) { ok errorCode errorValues item { sectionId groupId } } }`,
  )

test('[OR1] [OR2] a new activity has an unsorted section of its own; texts, sections and groups are changed field by field', async () => {
  const read =
    'query ($id: ID!) { organize(id: $id) { organizeName toplevelSectionName unsortedSectionDesc sorting takesItems sections { name description color } groups { name sectionId } } }'
  expect(await ben.must(read, { id: organizeId })).toEqual({
    ...{ organizeName: 'Sorted', toplevelSectionName: 'Unsorted', unsortedSectionDesc: '' },
    ...{ sorting: 'FACILITATORS', takesItems: false },
    sections: [
      { name: 'risk', description: 'why', color: 0 },
      { name: 'idea', description: 'why', color: 0 },
    ],
    groups: [{ name: 'Group', sectionId: ids.idea }],
  })
  await fay.act(
    `updateOrganize(organizeId: "${organizeId}", toplevelSectionName: "Pile", unsortedSectionDesc: "new")`,
  )
  await fay.act(`updateOrganizeSection(sectionId: "${ids.risk}", color: 3)`)
  await fay.act(`updateOrganizeGroup(groupId: "${ids.group}", name: "Moved", sectionId: "${ids.risk}")`)
  expect(await ben.must(read, { id: organizeId })).toMatchObject({
    ...{ toplevelSectionName: 'Pile', unsortedSectionDesc: 'new' },
    ...{ sections: [{ name: 'risk', color: 3 }, {}], groups: [{ name: 'Moved', sectionId: ids.risk }] },
  })
  await fay.act(`updateOrganizeGroup(groupId: "${ids.group}", sectionId: null)`)
  expect(await ben.must(read, { id: organizeId })).toMatchObject({ groups: [{ sectionId: null }] })
})

test('[OR4] [OR5] [R4] everyone sorts where a facilitator allows it, and a move out of another section is told both', async () => {
  expect((await move(ann, `sectionId: "${ids.risk}"`)).data).toEqual({
    moveOrganizeItem: { ok: false, errorCode: 'facilitatorsSort', errorValues: [], item: null },
  })
  await fay.act(`setOrganizeMoves(organizeId: "${organizeId}", allowed: true)`)
  expect((await move(ann, `sectionId: "${ids.risk}", fromSectionId: null`)).data).toMatchObject({
    moveOrganizeItem: { ok: true, item: { sectionId: ids.risk, groupId: null } },
  })
  expect((await move(ben, `groupId: "${ids.group}", fromSectionId: null`)).data).toMatchObject({
    moveOrganizeItem: { ok: false, errorCode: 'movedMeanwhile', errorValues: ['risk', 'idea'] },
  })
  // A retry of what was done, and a move of somebody who names no section.
  expect((await move(ann, `sectionId: "${ids.risk}", fromSectionId: null`)).data).toMatchObject({
    moveOrganizeItem: { ok: true },
  })
  expect((await move(ben, `groupId: "${ids.group}"`)).data).toMatchObject({
    moveOrganizeItem: { ok: true, item: { sectionId: ids.idea, groupId: ids.group } },
  })
  // Nobody finds out by guessing where an item of a hidden activity is.
  await fay.act(`updatePartVisibility(partId: "${partId}", hidden: true)`)
  for (const from of [`"${ids.idea}"`, 'null'])
    expect((await move(ann, `fromSectionId: ${from}`)).data).toMatchObject({
      moveOrganizeItem: { ok: false, errorCode: 'activityHidden', errorValues: [], item: null },
    })
  await fay.act(`updatePartVisibility(partId: "${partId}", hidden: false)`)
  await fay.act(`deleteOrganizeGroup(groupId: "${ids.group}")`)
  expect(await places()).toEqual({ one: [ids.idea, null], two: [null, null] })
  await fay.act(`deleteOrganizeSection(sectionId: "${ids.idea}")`)
  expect(await places()).toEqual({ one: [null, null], two: [null, null] })
  expect((await move(ann, `sectionId: "${ids.idea}"`)).codes).toEqual(['NOT_FOUND'])
})

test('[OR3] participants add items where they may', async () => {
  const add = (more = '') =>
    ann.ask(
      `mutation { createOrganizeItem(organizeId: "${organizeId}", text: "mine", description: "why"${more}) { ok errorCode item { description sectionId isMine } } }`,
    )
  expect((await add()).data).toMatchObject({ createOrganizeItem: { ok: false, errorCode: 'itemsNotTaken' } })
  await fay.act(`setOrganizeInput(organizeId: "${organizeId}", allowed: true)`)
  expect((await add()).data).toMatchObject({
    createOrganizeItem: { ok: true, item: { description: 'why', sectionId: null, isMine: true } },
  })
  expect((await add(`, sectionId: "${ids.risk}"`)).data).toMatchObject({
    createOrganizeItem: { ok: false, errorCode: 'facilitatorsSort' },
  })
})

test('[OR5] [OR7] [OR8] [OR9] [BT6] people place items blindly, and what they agree about is accepted once voting closed', async () => {
  const both = (first: string, second: string | null): [string, string | null][] => [
    [ids.one, first],
    [ids.two, second],
  ]
  expect((await place(ann, both(ids.risk, ids.risk))).data).toMatchObject({
    createOrganizeVotes: { ok: false, errorCode: 'nobodySortsAlone' },
  })
  await sort('EACH')
  const cleo = await session.join()
  const placed = await place(ann, both(ids.risk, ids.risk))
  expect(placed.data).toMatchObject({
    createOrganizeVotes: { ok: true, votes: [{ poll: ids.one }, { poll: ids.two }] },
  })
  await place(ben, both(ids.risk, ids.idea))
  await place(cleo, both(ids.risk, null))
  // A fourth one: fewer than three values are not shown. SPEC BT19
  await place(await session.join(), both(ids.risk, ids.idea))
  const unknown = `createOrganizeVotes(organizeId: "${organizeId}", voteList: [{ poll: "${ids.one}", value1: 7 }])`
  expect((await ann.ask(`mutation { ${unknown} { ok errorString } }`)).codes).toEqual(['BAD_USER_INPUT'])
  // Nobody sees a total, and nothing can be accepted.
  await fay.act(`acceptOrganizeVotes(organizeId: "${organizeId}", atLeast: 0)`)
  for (const who of [fay, ann])
    expect((await itemsFor(who))[0]).toMatchObject({
      agreement: null,
      sectionVotesDist: null,
      sectionId: null,
    })
  expect(await ownFor(cleo)).toEqual({ [ids.one]: await numberOf(ids.risk), [ids.two]: null })
  expect(await ownFor(fay)).toEqual({})
  await closeVoting(fay, { partId, objectId: organizeId, kind: 'organize' })
  expect(await itemsFor(ben)).toMatchObject([
    { agreement: 1, agreedSectionId: ids.risk, sectionVotesDist: '4,0', undecided: 0, sectionId: null },
    { agreement: 1 / 2, agreedSectionId: ids.idea, sectionVotesDist: '1,2', undecided: 1 },
  ])
  await fay.act(`acceptOrganizeVotes(organizeId: "${organizeId}", atLeast: 60)`)
  expect(await places()).toEqual({ one: [ids.risk, null], two: [null, null] })
  expect(
    (await fay.ask(`mutation { acceptOrganizeVotes(organizeId: "${organizeId}", atLeast: 101) { ok } }`))
      .codes,
  ).toEqual(['BAD_USER_INPUT'])
  // Votes for a deleted section count as undecided.
  await fay.act(`deleteOrganizeSection(sectionId: "${ids.risk}")`)
  expect((await itemsFor(fay)).find(({ text }) => text === 'one')).toMatchObject({
    ...{ undecided: 4, agreement: 0, sectionVotesDist: '0', sectionId: null },
  })
})

test('[OR5] [OR7] [BT12] another mode may be chosen along, and a ballot that is entered for somebody counts', async () => {
  await sort('EACH', ', resultsMode: LIVE')
  const value1 = await numberOf(ids.idea)
  const enter = `createProxyVotes(evaluateId: "${organizeId}", voteList: [{ poll: "${ids.one}", value1: ${value1} }])`
  await fay.act(enter)
  const read = 'query ($id: ID!) { organize(id: $id) { proxyCount resultsMode } }'
  expect(await ben.must(read, { id: organizeId })).toEqual({ proxyCount: 1, resultsMode: 'LIVE' })
  await sort('FACILITATORS')
  expect((await fay.ask(`mutation { ${enter} { ok errorCode } }`)).data).toMatchObject({
    createProxyVotes: { ok: false, errorCode: 'nobodySortsAlone' },
  })
})
