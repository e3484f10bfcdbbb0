import { randomUUID } from 'node:crypto'
import { beforeEach } from 'vitest'
import type { Answer, Calls } from '#support/calls/calls.ts'
import { addPart } from '#support/calls/session.ts'
import { ann, fay, session, stageTwo } from '#support/calls/stage.ts'

interface Item {
  id: string
  text: string
  sectionId: string | null
  groupId: string | null
  undecided: number | null
  agreement: number | null
  agreedSectionId: string | null
  sectionVotesDist: string | null
}

export let partId: string
export let organizeId: string
export let ids: Record<'risk' | 'idea' | 'group' | 'one' | 'two', string>

/** Stages an activity with two sections, a group in the second one, and two items of the facilitator. */
export function stageOrganize(): void {
  stageTwo()
  beforeEach(async () => {
    const { part } = await addPart(fay, session.workshopId, 'organize', { title: 'Sorted' })
    ;({ id: partId, objectId: organizeId } = part)
    ids = { risk: '', idea: '', group: '', one: '', two: '' }
    for (const key of Object.keys(ids) as (keyof typeof ids)[]) ids[key] = randomUUID()
    const on = `organizeId: "${organizeId}"`
    for (const name of ['risk', 'idea'] as const)
      await fay.act(`createOrganizeSection(id: "${ids[name]}", ${on}, name: "${name}", description: "why")`)
    await fay.act(`createOrganizeGroup(id: "${ids.group}", ${on}, name: "Group", sectionId: "${ids.idea}")`)
    for (const name of ['one', 'two'] as const)
      await fay.act(`createOrganizeItem(id: "${ids[name]}", ${on}, text: "${name}")`)
  })
}

export const sort = (sorting: string, more = '') =>
  fay.act(`setOrganizeSorting(organizeId: "${organizeId}", sorting: ${sorting}${more})`)
export const itemsFor = async (who: Calls): Promise<Item[]> =>
  (
    await who.must<{ items: Item[] }>(
      `query ($id: ID!) { organize(id: $id) { items { id text sectionId groupId undecided agreement agreedSectionId
        sectionVotesDist } } }`,
      { id: organizeId },
    )
  ).items
export const numberOf = async (section: string): Promise<number> => {
  const read = await ann.must<{ sections: { id: string; number: number }[] }>(
    'query ($id: ID!) { organize(id: $id) { sections { id number } } }',
    { id: organizeId },
  )
  return read.sections.find(({ id }) => id === section)?.number ?? -1
}
/** Somebody places items for themselves; null is undecided. */
export const place = async (
  who: Calls,
  on: readonly [item: string, section: string | null][],
): Promise<Answer> => {
  const votes = await Promise.all(
    on.map(async ([poll, section]) => ({ poll, value1: section === null ? null : await numberOf(section) })),
  )
  return who.ask(
    `mutation ($id: ID!, $votes: [VoteInput!]!) {
      createOrganizeVotes(organizeId: $id, voteList: $votes) { ok errorString errorCode votes { poll value1 } } }`,
    { id: organizeId, votes },
  )
}
