import papaparse from 'papaparse'
import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { builtApis, makeActivity } from '../../activities/api.ts'
import { closeVoting } from '#support/calls/kindSession.ts'
import { ann, ben, fay, server, session } from '#support/calls/stage.ts'
import { ids, itemsFor, organizeId, partId, place, sort, stageOrganize } from './organizeStage.ts'

stageOrganize()

type Placed = { sectionId: string | null }
interface Copied {
  sections: { id: string; name: string }[]
  groups: Placed[]
  items: (Placed & { text: string })[]
}
test('[OR10] [K4] a template has the groups or leaves them out, and copied groups join those of their name or are cloned', async () => {
  await fay.act(`moveOrganizeItem(itemId: "${ids.one}", groupId: "${ids.group}")`)
  const copied = async (copyGroups: boolean) => {
    const { workshop } = await fay.must<{ workshop: { parts: { objectId: string }[] } }>(
      `mutation ($source: ID!, $parts: [CopyOptionInput!]) {
        createWorkshop(workshopName: "Copy", sourceWorkshopId: $source, includeInput: true, copyOptions: $parts) {
          ok errorString workshop { parts { objectId } } } }`,
      { source: session.workshopId, parts: [{ partId, copyGroups, cloneGroups: true }] },
    )
    const { sections, groups, items } = await fay.must<Copied>(
      `query ($id: ID!) { organize(id: $id) {
        sections { id name } groups { name sectionId } items { text sectionId } } }`,
      { id: workshop.parts.at(-1)?.objectId },
    )
    const nameOf = ({ sectionId }: Placed) => sections.find(({ id }) => id === sectionId)?.name
    return [groups.map(nameOf), items.map((one) => [one.text, nameOf(one)])]
  }
  const items = [
    ['two', undefined],
    ['one', 'idea'],
  ]
  expect(await copied(true)).toEqual([['idea'], items])
  expect(await copied(false)).toEqual([[], items])
  const into = async (options: string) => {
    await fay.act(
      `copyList(partId: "${partId}", copyList: [{ type: "ANSWERS", objId: "${ids.group}", copyChildren: true }], partInput: { multiTopicId: "${ids.idea}"${options} })`,
    )
    const inIdea = (await itemsFor(ben)).filter(({ sectionId }) => sectionId === ids.idea)
    const groups = Map.groupBy(inIdea, ({ groupId }) => groupId)
    return [[...groups].flatMap(([id, all]) => (id === null ? [] : all.length)), inIdea.length]
  }
  expect(await into('')).toEqual([[2], 2])
  expect(await into(', copyGroups: false')).toEqual([[2], 4])
  expect(await into(', cloneGroups: true')).toEqual([[2, 2], 6])
})

test.each(builtApis)(
  '[OR10] [K6] [K7] by item, by group and by section, input goes into %s',
  async (kind, api) => {
    await fay.act(`moveOrganizeItem(itemId: "${ids.one}", groupId: "${ids.group}")`)
    await fay.act(`moveOrganizeItem(itemId: "${ids.two}", sectionId: "${ids.risk}")`)
    const copied = async (objId: string, copyChildren = false): Promise<string[]> => {
      const made = await makeActivity([kind, api], fay, session.workshopId)
      await fay.act(
        `copyList(partId: "${made.partId}", copyList: [{ type: "ANSWERS", objId: "${objId}", copyChildren: ${copyChildren} }])`,
      )
      return api.textsOf((await fay.must<object>(api.query, { id: made.objectId })) as never)
    }
    expect(await copied(ids.two)).toEqual(['two'])
    // A kind without groups takes the group as what its items are under.
    expect(await copied(ids.group, true)).toEqual([expect.stringMatching(/^(one|Group)$/)])
    expect(await copied(ids.idea)).toEqual(['one'])
    expect(await copied(organizeId)).toEqual(['two', 'one'])
  },
)

test('[V1] [V3] [V4] [V5] [OR10] the spreadsheet and the issues tell where items are, and how far people agree about them', async () => {
  await fay.act(`updateOrganizeSection(sectionId: "${ids.idea}", name: "New ideas, good ones")`)
  await fay.act(`updateOrganizeItem(itemId: "${ids.one}", description: "=1+1")`)
  await fay.act(`moveOrganizeItem(itemId: "${ids.one}", groupId: "${ids.group}")`)
  await sort('EACH')
  for (const who of [ann, ben, await session.join(), await session.join()])
    await place(who, [[ids.one, who === ann ? null : ids.risk]])
  await closeVoting(fay, { partId, objectId: organizeId, kind: 'organize' })
  const { token } = await fay.must<{ token: { token: string } }>(
    `mutation { generateToken(workshopId: "${session.workshopId}") { ok errorString token { token } } }`,
  )
  const get = (path: string): Promise<Response> => fetch(`${server.url}/api/${path}/${token.token}`)
  const book = read(await (await get(`export/${session.workshopId}`)).arrayBuffer())
  const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets['Sorted'] ?? {}, { defval: null })
  expect(rows).toMatchObject([
    { Section: 'Unsorted', Group: null, Text: 'two', Votes: 0, 'Agreement (%)': null },
    {
      ...{ Section: 'New ideas, good ones', Group: 'Group', Text: 'one', Description: '=1+1' },
      ...{
        Votes: 3,
        Undecided: 1,
        'Agreement (%)': 75,
        'Most chosen': 'risk',
        'Votes per section': 'risk: 3',
      },
    },
  ])
  const csv = await (await get(`exportjira/${session.workshopId}/${partId}`)).text()
  const [heading, ...issues] = papaparse.parse<string[]>(csv, { skipEmptyLines: true }).data
  expect(heading?.slice(2)).toEqual([
    ...['Issue Type', 'Labels', 'Labels', 'Labels', 'Votes', 'Agreement', 'Undecided'],
  ])
  expect(issues).toEqual([
    ['two', 'Section: Unsorted', 'Task', 'Unsorted', '', '', '0', '', '0'],
    [
      ...['one', `'=1+1\n\nSection: New ideas, good ones\nGroup: Group`, 'Task'],
      ...['New-ideas-good-ones', 'Group', '', '3', '75', '1'],
    ],
  ])
})
