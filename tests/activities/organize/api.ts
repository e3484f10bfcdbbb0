import { OrganizeBoardDocument } from '#support/calls/boardQueries.ts'
import type { TestedApi } from '../api.ts'

const sections = ['One', 'Two', 'Three', 'Four', 'Five']

/** The calls of Organize: people add items, which everyone sorts for themselves into five sections. */
export const organizeApi: TestedApi = {
  isSeenAtOnce: true,
  counted: '0 of 2 sorted',
  // While people sort for themselves, it shows the sections.
  isOffProjector: true,
  query: `query ($id: ID!) { organize(id: $id) {
    id isFinished finishedCount inputLocked items { id text description } } }`,
  polled: OrganizeBoardDocument,
  async topicOf(who, objectId) {
    const made = sections.map(
      (name) => `${name}: createOrganizeSection(organizeId: $id, name: "${name}") { ok errorString }`,
    )
    await who.must(
      `mutation ($id: ID!) {
        setOrganizeInput(organizeId: $id, allowed: true) { ok errorString }
        setOrganizeSorting(organizeId: $id, sorting: EACH, resultsMode: STEPS) { ok errorString }
        ${made.join('\n')} }`,
      { id: objectId },
    )
    return objectId
  },
  textsOf: ({ items }: { items: { text: string }[] }) => items.map(({ text }) => text),
  write: (who, { objectId }, { id, text, desc }) =>
    who.ask(
      `mutation ($id: ID!, $organize: ID!, $text: String!, $desc: String) {
        createOrganizeItem(id: $id, organizeId: $organize, text: $text, description: $desc) {
          ok errorString errorCode item { id } } }`,
      { id, organize: objectId, text, desc },
    ),
  change: (who, itemId, { text, desc }) =>
    who.ask(
      `mutation ($id: ID!, $text: String, $desc: String) {
        updateOrganizeItem(itemId: $id, text: $text, description: $desc) { ok errorString errorCode item { id } } }`,
      { id: itemId, text, desc },
    ),
  remove: (who, itemId) =>
    who.ask('mutation ($id: ID!) { deleteOrganizeItem(itemId: $id) { ok errorString errorCode } }', {
      id: itemId,
    }),
  async vote(who, { objectId }, values, told) {
    const read = await who.ask('query ($id: ID!) { organize(id: $id) { sections { number } } }', {
      id: objectId,
    })
    const known = read.data?.['organize'] as { sections: { number: number }[] } | undefined
    return who.ask(
      `mutation ($id: ID!, $votes: [VoteInput!]!, $recognisable: Boolean) {
        createOrganizeVotes(organizeId: $id, voteList: $votes, recognisable: $recognisable) {
          ok errorString votes { id poll value1 } } }`,
      {
        ...{ id: objectId, ...told },
        votes: [...values].map(([poll, value]) => ({ poll, value1: known?.sections[value - 1]?.number })),
      },
    )
  },
  // Two people who choose the same agree, whatever they choose.
  results: {
    targets: 'targets: items { withheld dist: sectionVotesDist',
    show: (who, { objectId }, shown) =>
      who.ask(
        `mutation ($id: ID!, $shown: Boolean!) {
          updateOrganize(organizeId: $id, showResultsPage: $shown) { ok errorString } }`,
        { id: objectId, shown },
      ),
    ofTwo: { cells: [5, 9], sheet: [2, 0, 0, 100], issue: '2,100,0', best: 'One' },
  },
  // Items are never hidden; what a facilitator shows are the results.
  show: (who, { objectId }, shown) =>
    who.ask(
      `mutation ($id: ID!, $shown: Boolean!) {
        updateOrganize(organizeId: $id, showResultsPage: $shown) { ok errorString } }`,
      { id: objectId, shown },
    ),
  tell: (who, { objectId }, { desc, notes }) =>
    who.ask(
      `mutation ($id: ID!, $desc: String, $notes: String) {
        updateOrganize(organizeId: $id, organizeDesc: $desc, notes: $notes) { ok errorString } }`,
      { id: objectId, desc, notes },
    ),
}
