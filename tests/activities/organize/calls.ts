import { randomUUID } from 'node:crypto'
import { sectionNumber } from '#domain/organize/votes.ts'
import { author, facilitators, leaders, members, room } from '../../api/matrix/verdicts.ts'
import { callsFor } from '../contract.ts'
import type { Staging } from '../contract.ts'
import { addPart } from '#support/calls/session.ts'

/** An activity with two sections, a group in the first one, and an item of participant A in it. */
interface StagedOrganize {
  partId: string
  objectId: string
  sectionId: string
  secondSectionId: string
  groupId: string
  itemId: string
}

/** An activity that everyone sorts, and one that each person sorts, with a vote of participant A. Results are live. */
export interface OrganizeStage {
  everyone: StagedOrganize
  each: StagedOrganize
}

export async function stageOrganize(by: Staging): Promise<OrganizeStage> {
  const [everyone, each] = await Promise.all([stageOne(by, 'EVERYONE'), stageOne(by, 'EACH')])
  await by.ann.act(
    `createOrganizeVotes(organizeId: "${each.objectId}", voteList: [${voteOn(each)}], recognisable: true)`,
  )
  return { everyone, each }
}

async function stageOne(
  { fay, ann, workshopId }: Staging,
  sorting: 'EVERYONE' | 'EACH',
): Promise<StagedOrganize> {
  const { part } = await addPart(fay, workshopId, 'organize', { title: 'Sorted' })
  const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const
  const [sectionId, secondSectionId, groupId, itemId] = ids
  const on = `organizeId: "${part.objectId}"`
  for (const id of [sectionId, secondSectionId])
    await fay.act(`createOrganizeSection(id: "${id}", ${on}, name: "text of ${id}")`)
  await fay.act(`createOrganizeGroup(id: "${groupId}", ${on}, name: "Group", sectionId: "${sectionId}")`)
  await fay.act(`setOrganizeInput(${on}, allowed: true)`)
  await fay.act(`setOrganizeSorting(${on}, sorting: ${sorting})`)
  await fay.act(`setResultsMode(partId: "${part.id}", mode: LIVE)`)
  await ann.act(
    `createOrganizeItem(id: "${itemId}", ${on}, text: "text of ${itemId}", description: "more of ${itemId}")`,
  )
  await fay.act(`moveOrganizeItem(itemId: "${itemId}", groupId: "${groupId}")`)
  return { partId: part.id, objectId: part.objectId, sectionId, secondSectionId, groupId, itemId }
}

const voteOn = ({ itemId, sectionId }: StagedOrganize): string =>
  `{ poll: "${itemId}", value1: ${sectionNumber(sectionId)} }`

const may = callsFor<OrganizeStage>()

/** The calls of Organize, and the roles that may make them. SPEC R1, OR3, OR5 */
export const organizeCalls = {
  ...may.queries(room, {
    organize: ({ everyone }) =>
      `(id: "${everyone.objectId}") { id sections { id } groups { id } items { id } }`,
    organizeVotes: ({ each }) => `(organizeId: "${each.objectId}") { id poll value1 }`,
  }),
  ...may.mutations(facilitators, {
    updateOrganize: ({ everyone }) => `organizeId: "${everyone.objectId}", organizeDesc: "New"`,
    setOrganizeSorting: ({ everyone }) => `organizeId: "${everyone.objectId}", sorting: EACH`,
    setOrganizeMoves: ({ everyone }) => `organizeId: "${everyone.objectId}", allowed: false`,
    setOrganizeInput: ({ everyone }) => `organizeId: "${everyone.objectId}", allowed: false`,
    createOrganizeSection: ({ everyone }) =>
      `id: "${randomUUID()}", organizeId: "${everyone.objectId}", name: "New"`,
    updateOrganizeSection: ({ everyone }) => `sectionId: "${everyone.sectionId}", name: "New", color: 2`,
    deleteOrganizeSection: ({ everyone }) => `sectionId: "${everyone.secondSectionId}"`,
    createOrganizeGroup: ({ everyone }) =>
      `id: "${randomUUID()}", organizeId: "${everyone.objectId}", name: "New"`,
    updateOrganizeGroup: ({ everyone }) => `groupId: "${everyone.groupId}", sectionId: null`,
    deleteOrganizeGroup: ({ everyone }) => `groupId: "${everyone.groupId}"`,
    acceptOrganizeVotes: ({ each }) => `organizeId: "${each.objectId}", atLeast: 60`,
  }),
  ...may.mutations(leaders, {
    'updateOrganize (what is shown)': ({ each }) => `organizeId: "${each.objectId}", showResultsPage: false`,
  }),
  ...may.mutations(members, {
    createOrganizeItem: ({ everyone: { objectId, sectionId } }) =>
      `id: "${randomUUID()}", organizeId: "${objectId}", text: "New", sectionId: "${sectionId}"`,
    moveOrganizeItem: ({ everyone: { itemId, sectionId, secondSectionId } }) =>
      `itemId: "${itemId}", sectionId: "${secondSectionId}", fromSectionId: "${sectionId}"`,
    createOrganizeVotes: ({ each }) => `organizeId: "${each.objectId}", voteList: [${voteOn(each)}]`,
  }),
  ...may.mutations(author, {
    updateOrganizeItem: ({ everyone }) => `itemId: "${everyone.itemId}", text: "New"`,
    deleteOrganizeItem: ({ everyone }) => `itemId: "${everyone.itemId}"`,
  }),
} as const
